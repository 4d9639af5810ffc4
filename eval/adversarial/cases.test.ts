import { expect, test } from 'vitest'
import { adversarialCases } from './cases.ts'
import { judge } from './judge.ts'

test.each(adversarialCases.map((each) => [each.kind, each.name, each] as const))(
  'review() lets nothing of %s through: %s',
  (_kind, _name, each) => {
    expect(judge(each)).toBeNull()
  },
)
