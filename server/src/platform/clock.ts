/** What time it is. Capabilities never read the machine's clock themselves, so that tests can move it. */
export type Clock = () => Date

export const machineClock: Clock = () => new Date()
