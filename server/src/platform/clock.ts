/** What time it is. Capabilities never read the machine's clock themselves, so that tests can move it. */
export type Clock = () => Date

export const machineClock: Clock = () => new Date()

/**
 * Clocks of servers on one database differ by less than this. What was noted later than so long after now was noted before the clock was set
 * back: it says nothing of now, and must keep nobody waiting until its time has come again.
 */
export const clockSlackMs = 5 * 60_000

/** The calendar date of an instant in UTC, YYYY-MM-DD. */
export const calendarDate = (at: Date): string => at.toISOString().slice(0, 10)
