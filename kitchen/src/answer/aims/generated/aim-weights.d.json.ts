declare const value: unknown
export = value
