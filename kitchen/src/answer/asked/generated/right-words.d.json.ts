declare const value: readonly [common: readonly string[], rare: readonly string[]]
export = value
