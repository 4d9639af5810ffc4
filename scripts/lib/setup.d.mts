/** Installs the tools of tools/package.json unless they are there; answers their folder. */
export function installTools(): string
