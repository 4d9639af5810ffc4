/** Tips written by hand, by food; they agree with the FoodKeeper days of the same food. */
export const storageTips: Readonly<Record<string, string>> = {}
