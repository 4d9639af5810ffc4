/** Names by food: 'plural | alias, alias'. An empty plural follows the rules of English. */
export const names: Readonly<Record<string, string>> = {}
