export { bestPlace, chanceStillGood, shelfLifeText } from './shelf-life.ts'
