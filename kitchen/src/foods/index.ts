export {
  type Diet,
  diets,
  type Eu14Allergen,
  eu14Allergens,
  type Us9Allergen,
  us9Allergens,
} from '../vocabularies/index.ts'
export * from './cook-name.ts'
export * from './find-food.ts'
export * from './food.ts'
export * from './name-words.ts'
export { foodNamed, foodsNamed, nameIndex, type NameForm } from './name-index.ts'
export * from './substitute-text.ts'
export { bestPlace, chanceStillGood, horizonDays, shelfLifeText, type Waiting } from './shelf-life.ts'
