const joins = new Set(['and', 'or', 'also'])
const asks = new Set(['what', 'how'])

/** True for 'and leeks?', 'what about sugar?': the question goes on from the turn before. */
export function isFollowUp(plain: string): boolean {
  const [first = '', second = ''] = plain.split(' ')
  return joins.has(first) || (asks.has(first) && second === 'about')
}
