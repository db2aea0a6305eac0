"""Random rules by which things come again, with the days that dateutil finds for each: a line of tabs each.

usage: recurrences.py COUNT SEED

Columns: the first day, the rule, the first and the last day of a window, and the days within it.
Weeks of which BYSETPOS takes some are not among them: dateutil lets the first week begin with the first day. Nor are rules that no day ever
fits: dateutil looks for one up to the year 9999.
"""

import datetime
import random
import signal
import sys

from dateutil.rrule import rrulestr

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


def some(dice, values, most):
    return ",".join(str(value) for value in dice.sample(values, dice.randint(1, most)))


def rule(dice):
    freq = dice.choice(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
    parts = [f"FREQ={freq}"]
    if dice.random() < 0.5:
        parts.append(f"INTERVAL={dice.randint(1, 5)}")
    months = dice.random() < 0.3
    if months:
        parts.append("BYMONTH=" + some(dice, range(1, 13), 4))
    if dice.random() < 0.4:
        days = dice.sample(DAYS, dice.randint(1, 3))
        if freq in ("MONTHLY", "YEARLY") and dice.random() < 0.6:
            # dateutil fails over the tenth Monday of a month.
            most = 53 if freq == "YEARLY" and not months else 5
            days = [str(dice.choice([1, 2, 3, -1, -2, most, dice.randint(1, most)])) + day for day in days]
        parts.append("BYDAY=" + ",".join(days))
    if dice.random() < 0.3:
        parts.append("BYMONTHDAY=" + some(dice, [1, 2, 13, 15, 28, 29, 30, 31, -1, -2, -31], 3))
    if freq in ("MONTHLY", "YEARLY") and len(parts) > 1 and "BY" in "".join(parts[1:]) and dice.random() < 0.3:
        parts.append("BYSETPOS=" + some(dice, [1, 2, 3, -1, -2], 2))
    if dice.random() < 0.3:
        parts.append(f"WKST={dice.choice(DAYS)}")
    if dice.random() < 0.4:
        parts.append(f"COUNT={dice.randint(1, 60)}")
    dice.shuffle(parts)
    return ";".join(parts)


class TooLong(Exception):
    pass


def give_up(*_):
    raise TooLong


def main():
    signal.signal(signal.SIGALRM, give_up)
    dice = random.Random(int(sys.argv[2]))
    for _ in range(int(sys.argv[1])):
        first = datetime.date(2000, 1, 1) + datetime.timedelta(days=dice.randint(0, 10_000))
        lower = first + datetime.timedelta(days=dice.choice([0, dice.randint(-400, 4000)]))
        upper = lower + datetime.timedelta(days=dice.randint(0, 900))
        text = rule(dice)
        start = datetime.datetime.combine(first, datetime.time(9, 30))
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        try:
            found = []
            for day in rrulestr("RRULE:" + text, dtstart=start):
                if day.date() > upper:
                    break
                if day.date() >= lower:
                    found.append(day)
        except TooLong:
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        days = " ".join(day.date().isoformat() for day in found[:400])
        print(first.isoformat(), text, lower.isoformat(), upper.isoformat(), days, sep="\t")


main()
