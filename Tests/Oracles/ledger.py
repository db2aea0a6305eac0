"""Random trips with their money, and a ledger of each by plain fractions: one folder and one JSON file for each.

usage: ledger.py FOLDER COUNT SEED

Nothing here is taken from Tripbook: how money is counted stands in docs/files/budget.md and docs/files/rates.md.
"""

import datetime
import json
import os
import random
import sys
from fractions import Fraction

DIGITS = {"EUR": 2, "CHF": 2, "USD": 2, "JPY": 0, "ISK": 0, "KWD": 3}
# What one euro is worth, roughly; the rates of the days are near to it.
WORTH = {"EUR": 1, "CHF": 0.94, "USD": 1.14, "JPY": 163, "ISK": 142, "KWD": 0.349}
NAMES = ["Ana", "Ben", "Inés", "Jo Ann", "Tom", "Zoë"]
CATEGORIES = ["food", "lodging", "transport", "fun", "surf lessons"]


def away(value):
    """The nearest whole number, halves away from zero."""
    whole = int(abs(value) + Fraction(1, 2))
    return -whole if value < 0 else whole


def parts(amount, shares):
    """Whole numbers that sum to the amount; what is left over goes to the largest remainders, the first of equals."""
    size, every = abs(amount), sum(shares)
    whole = [size * share // every for share in shares]
    order = sorted(range(len(shares)), key=lambda i: (-(size * shares[i] % every), i))
    for index in order[: size - sum(whole)]:
        whole[index] += 1
    return [-part if amount < 0 else part for part in whole]


def decimal(units, currency):
    digits = DIGITS[currency]
    text = str(abs(units)).rjust(digits + 1, "0")
    sign = "-" if units < 0 else ""
    return sign + (text[:-digits] + "." + text[-digits:] if digits else text)


class Trip:
    def __init__(self, chance):
        self.chance = chance
        self.currency = chance.choice(list(DIGITS))
        self.start = datetime.date(2026, 4, 1) + datetime.timedelta(chance.randrange(60))
        self.length = chance.randint(1, 20)
        self.end = self.start + datetime.timedelta(self.length - 1)
        self.today = self.start + datetime.timedelta(chance.randint(-3, self.length + 3))
        self.names = chance.sample(NAMES, chance.randint(1, len(NAMES)))
        self.total = chance.randint(1, 500_000)
        self.budgets = {name: chance.randint(1, 90_000) for name in CATEGORIES if chance.random() < 0.6}
        self.file_rates = {
            code: self.rate(code, self.currency) for code in DIGITS if code != self.currency and chance.random() < 0.3
        }
        self.table = self.dated()
        # One in the trip's currency, whose rates need not be asked.
        self.accounts = {"purse": (self.currency, chance.randint(1, 900_000))}
        self.expenses = [self.expense() for _ in range(chance.randint(0, 40))]

    def rate(self, code, other):
        value = WORTH[other] / WORTH[code] * self.chance.uniform(0.9, 1.1)
        return f"{value:.{self.chance.randint(5, 7)}f}"

    def dated(self):
        """A table of the bank: no weekends, and some gaps."""
        table = {}
        day = self.start - datetime.timedelta(10)
        while day <= self.end:
            if day.weekday() < 5:
                table[day] = {
                    code: f"{worth * self.chance.uniform(0.95, 1.05):.4f}"
                    for code, worth in WORTH.items()
                    if code != "EUR" and self.chance.random() < 0.8
                }
            day += datetime.timedelta(1)
        return table

    def expense(self):
        chance = self.chance
        currency = self.currency if chance.random() < 0.5 else chance.choice(list(DIGITS))
        one = {
            "day": self.start + datetime.timedelta(chance.randrange(self.length)),
            "category": chance.choice(CATEGORIES),
            "units": chance.choice([1, 5, 100, 333, chance.randint(1, 99_999)]),
            "currency": currency,
            "refund": chance.random() < 0.15,
            "payer": chance.choice(self.names + [None]),
            "shares": {},
            "rate": None,
            "days": chance.choice([1, 1, 1, 2, 3, 7]),
        }
        if chance.random() < 0.6:
            some = chance.sample(self.names, chance.randint(1, len(self.names)))
            one["shares"] = {name: chance.choice([1, 1, 2, 3, 7]) for name in some}
        one["means"] = chance.choice(["purse", "cash", None])
        one["repayment"] = len(self.names) > 1 and chance.random() < 0.1
        if one["repayment"]:
            giver, taker = chance.sample(self.names, 2)
            one.update(category="repayment", refund=False, payer=giver, shares={taker: 1}, days=1, means=None)
        if currency != self.currency and chance.random() < 0.3:
            one["rate"] = self.rate(currency, self.currency)
        return one

    # What is written

    def lines(self):
        chance = self.chance
        text = [f"total: {decimal(self.total, self.currency)} {self.currency}", "categories:"]
        text += [f"  {name}: {decimal(self.budgets[name], self.currency)}" if name in self.budgets else f"  {name}:" for name in CATEGORIES]
        if self.file_rates:
            text += ["rates:"] + [f"  {code}: {rate}" for code, rate in self.file_rates.items()]
        text += ["accounts:"] + [f"  {name}: {decimal(units, code)} {code}" for name, (code, units) in self.accounts.items()]
        text.append("expenses:" if self.expenses else "expenses: []")
        for one in self.expenses:
            amount = f"{decimal(one['units'], one['currency'])} {one['currency']}"
            even = set(one["shares"].values()) <= {1}
            if one["rate"] is None and even and chance.random() < 0.7:
                line = f"{one['day']} {one['category']}{' refund' if one['refund'] else ''} {amount} Something"
                line += f", over {one['days']} nights" if one["days"] > 1 else ""
                line += f", paid by {one['payer']}" if one["payer"] else ""
                line += f", for {' '.join(one['shares'])}" if one["shares"] else ""
                line += f", from the {one['means']}" if one["means"] else ""
                text.append(f"  - {line}")
                continue
            fields = [f"date: {one['day']}", f"category: {one['category']}", f"amount: {amount}", "what: Something"]
            fields += ["refund: yes"] if one["refund"] else []
            fields += [f"over: {one['days']}"] if one["days"] > 1 else []
            fields += [f"rate: {one['rate']}"] if one["rate"] else []
            fields += [f"paid by: {one['payer']}"] if one["payer"] else []
            fields += [f"paid with: {one['means']}"] if one["means"] else []
            if one["shares"]:
                fields.append("for: {" + ", ".join(f"{name}: {share}" for name, share in one["shares"].items()) + "}")
            text.append("  - {" + ", ".join(fields) + "}")
        return "\n".join(text) + "\n"

    def table_lines(self):
        codes = [code for code in WORTH if code != "EUR"]
        rows = [",".join([str(day)] + [self.table[day].get(code, "N/A") for code in codes]) for day in sorted(self.table, reverse=True)]
        return "\n".join(["Date," + ",".join(codes)] + rows) + "\n"

    def write(self, folder):
        os.makedirs(folder)
        files = {
            "trip.yml": f"currency: {self.currency}\nstart: {self.start}\nend: {self.end}\ntravellers: [{', '.join(self.names)}]\n",
            "budget.yml": self.lines(),
            "rates.csv": self.table_lines(),
        }
        for name, text in files.items():
            with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                file.write(text)

    # What it comes to

    def counted(self, one):
        """Units of the trip's currency; None without a rate."""
        units = -one["units"] if one["refund"] else one["units"]
        code = one["currency"]
        if code == self.currency:
            return units
        rate = one["rate"] or self.file_rates.get(code)
        worth = Fraction(rate) if rate else self.worth(code, one["day"])
        if worth is None:
            return None
        return away(Fraction(units, 10 ** DIGITS[code]) * worth * 10 ** DIGITS[self.currency])

    def weeks(self, days, before):
        """First day, allowance and spending of each calendar week, by what docs/files/budget.md says of them."""
        step, weeks, first = datetime.timedelta(1), [], self.start
        while first <= self.end:
            last = min(first + (6 - first.weekday()) * step, self.end)
            spent = before(last + step) - before(first)
            if first <= max(self.today, self.start):
                part = away(Fraction((self.total - before(first)) * ((last - first).days + 1), (self.end - first).days + 1))
                weeks.append([str(first), part, spent])
            else:
                # What its days may cost is held by the days themselves.
                weeks.append([str(first), None, spent])
            first = last + step
        return weeks

    def purses(self):
        """What is left in each account: only what was paid in its own currency, or in the trip's where that is its own."""
        left = {name: units for name, (code, units) in self.accounts.items()}
        for one in self.expenses:
            name, units = one["means"], self.counted(one)
            if name not in left or units is None or one["repayment"]:
                continue
            code = self.accounts[name][0]
            paid = -one["units"] if one["refund"] else one["units"]
            left[name] -= paid if one["currency"] == code else units
        return left

    def worth(self, code, day):
        last = min(day, max(self.table)) if self.table else None
        while last and last >= min(day, max(self.table)) - datetime.timedelta(7):
            row = self.table.get(last)
            both = [code, self.currency]
            if row is not None and all(one == "EUR" or one in row for one in both):
                foreign, own = (Fraction(1) if one == "EUR" else Fraction(row[one]) for one in both)
                return own / foreign
            last -= datetime.timedelta(1)
        return None

    def ledger(self):
        days, categories, paid, share = {}, {}, {}, {}
        amounts, spent, costs, repaid = [], 0, 0, {}
        for one in self.expenses:
            units = self.counted(one)
            amounts.append(units)
            if units is None:
                continue
            if one["repayment"]:
                (taker,) = one["shares"]
                repaid[one["payer"]] = repaid.get(one["payer"], 0) + units
                repaid[taker] = repaid.get(taker, 0) - units
                continue
            spent += units
            categories[one["category"]] = categories.get(one["category"], 0) + units
            for step, part in enumerate(parts(units, [1] * one["days"])):
                day = one["day"] + datetime.timedelta(step)
                days[day] = days.get(day, 0) + part
            if one["payer"]:
                paid[one["payer"]] = paid.get(one["payer"], 0) + units
                shares = one["shares"] or {name: 1 for name in self.names}
                costs += units
                for name, part in shares.items():
                    share[name] = share.get(name, 0) + Fraction(units * part, sum(shares.values()))
        # Rounded once, over the whole trip: the largest remainders up, the first of equals.
        borne = {name: share.get(name, Fraction(0)) for name in self.names}
        share = {name: exact.numerator // exact.denominator for name, exact in borne.items()}
        for name in sorted(self.names, key=lambda name: (share[name] - borne[name], self.names.index(name)))[: costs - sum(share.values())]:
            share[name] += 1

        def before(day):
            return sum(part for date, part in days.items() if date < day)

        told = {
            "amounts": [None if units is None else decimal(units, self.currency) for units in amounts],
            "spent": spent,
            "left": self.total - spent,
            "categories": categories,
            "days": {str(day): part for day, part in days.items()},
            "balances": {name: paid.get(name, 0) - share[name] + repaid.get(name, 0) for name in self.names} if (paid or repaid) and len(self.names) > 1 else {},
            "missing": amounts.count(None),
            "today": str(self.today),
        }
        one_day = datetime.timedelta(1)
        if self.start <= self.today <= self.end:
            allowance = away(Fraction(self.total - before(self.today), (self.end - self.today).days + 1))
            monday = self.today - datetime.timedelta(self.today.weekday())
            first, last = max(monday, self.start), min(monday + 6 * one_day, self.end)
            whole = away(Fraction((self.total - before(first)) * ((last - first).days + 1), (self.end - first).days + 1))
            told["allowance"] = [
                allowance,
                allowance - days.get(self.today, 0),
                whole - (before(last + one_day) - before(first)),
            ]
        told["weeks"] = self.weeks(days, before)
        told["accounts"] = self.purses()
        if self.today >= self.start:
            last = min(self.today, self.end)
            told["mean"] = away(Fraction(before(last + one_day), (last - self.start).days + 1))
        return told


folder, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
for number in range(count):
    trip = Trip(random.Random(f"{seed} {number}"))
    trip.write(f"{folder}/{number}")
    with open(f"{folder}/{number}.json", "w", encoding="utf-8") as file:
        json.dump(trip.ledger(), file)
