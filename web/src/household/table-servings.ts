import type { Answer } from '@plotluck/contract'

/** People at a table whose number nobody told. */
const usualServings = 4

/** How many a household cooks for: what it said, else whoever eats along, else four. */
export const tableServings = ({
  servings,
  people,
}: Pick<Answer<'GET /api/household'>, 'servings' | 'people'>) =>
  servings ?? (people.length > 0 ? people.length : usualServings)
