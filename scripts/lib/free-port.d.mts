/** A port of this machine that nothing listens on at this moment. */
export function freePort(): Promise<number>
