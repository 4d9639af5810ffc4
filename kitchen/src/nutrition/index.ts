export { nutritionOf, type CountableLine, type Nutrition } from './nutrition-of.ts'
