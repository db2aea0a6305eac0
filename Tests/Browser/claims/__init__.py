"""What every built site must keep. A claim is a function of a site, a workshop's browser and the server's address."""
