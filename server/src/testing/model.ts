export {
  goodRecipes,
  type ModelCase,
  modelBasket,
  modelCases,
  says,
  type WireRecipe,
  writes,
} from './model-cases.ts'
export { type ModelServer, type Script, startModelServer } from './model-server.ts'
