import { expect, test } from 'vitest'
import { boundaryViolations } from './rules.ts'

const imports = (target: string) => [{ target, isTypeOnly: false }]

test.each([
  ['kitchen/src/review/time/time.ts', '../../foods/food.ts', 'another topic is entered by its index.ts'],
  ['kitchen/src/review/time/time.ts', 'node:fs', 'the kitchen depends on nothing'],
  ['contract/src/api.ts', 'hono', 'the contract knows zod and the kitchen only'],
  ['server/src/planner/routes.ts', '../saved/store.ts', 'capabilities do not know each other'],
  [
    'server/src/planner/routes.ts',
    '../composition/app.ts',
    'capabilities get what they need from the composition',
  ],
  ['server/src/platform/http/app.ts', '../../saved/store.ts', 'the platform knows no capability'],
  ['server/src/platform/http/app.ts', '../../premium/index.ts', 'the platform knows no capability'],
  ['server/src/premium/identify-premium.ts', '../saved/store.ts', 'the platform knows no capability'],
  ['web/src/screens/saved/grid.tsx', '../planner/week.tsx', 'screens do not know each other'],
  ['web/src/ui/button.tsx', '@plotluck/kitchen', 'ui has no cooking words'],
  ['web/src/api/client.ts', '@plotluck/server/main', 'the page knows the contract, not the server'],
  ['e2e/journeys/cook.spec.ts', '@plotluck/kitchen', 'e2e sees the product from outside'],
  ['cli/kitchen.ts', '../kitchen/src/index.ts', 'a workspace is entered by its package name'],
  ['eval/figures.ts', '../kitchen/src/index.ts', 'a workspace is entered by its package name'],
  ['bench/kitchen.ts', '../kitchen/facts/compile.ts', 'a workspace is entered by its package name'],
])('boundaryViolations() finds that %s must not import %s', (file, target, rule) => {
  expect(boundaryViolations(file, imports(target))).toEqual([{ file, target, rule }])
})

test.each([
  ['kitchen/src/review/time/time.ts', '../../foods/index.ts'],
  ['server/src/planner/routes.ts', '../platform/http/failure-response.ts'],
  ['server/src/composition/kitchen-writer.ts', '../recipes/generate.ts'],
  ['server/src/saved/saved.ts', '../premium/index.ts'],
  ['server/src/premium/identify-premium.ts', '../platform/http/index.ts'],
  ['server/src/composition/app.ts', '../planner/planner.ts'],
  ['web/src/screens/saved/grid.tsx', '../../ui/card.tsx'],
  ['e2e/journeys/cook.spec.ts', '@playwright/test'],
  ['eval/oracle/allergens.ts', '../../kitchen/facts/sr28.ts'],
  ['eval/figures.ts', '../bench/table.ts'],
])('boundaryViolations() lets %s import %s', (file, target) => {
  expect(boundaryViolations(file, imports(target))).toEqual([])
})
