export function assembleBundle(target: string, pages: string): void
export function neededPackages(): readonly string[]
