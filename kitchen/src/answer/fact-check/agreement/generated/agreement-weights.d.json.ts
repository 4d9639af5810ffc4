declare const value: readonly (readonly [feature: string, weight: number])[]
export = value
