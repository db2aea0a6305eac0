import TripbookCommands

await runTripbook()
