"""Exports of other programs, made from what is known of their forms, and what has to become of them."""
