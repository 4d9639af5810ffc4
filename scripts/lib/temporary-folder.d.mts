/** Makes an empty folder of the system's temporary ones, which goes when this process ends. */
export function temporaryFolder(name: string): string
/** Lets an interrupt end this process the orderly way. */
export function endOnSignals(): void
