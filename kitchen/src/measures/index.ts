export { gramsOf } from './grams-of.ts'
export { bakersAmount } from './bakers-amount.ts'
export { householdAmount, roundGrams, type Called, type HouseholdAmount } from './household-amount.ts'
export { containers, findUnit, gramsOfWeight, isCountedUnit, millilitresOf, unitText } from './units.ts'
