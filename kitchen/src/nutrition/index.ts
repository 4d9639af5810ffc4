export {
  nutritionOf,
  type AssumedLine,
  type Assumption,
  type CountableLine,
  type Nutrition,
} from './nutrition-of.ts'
