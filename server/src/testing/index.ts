export { type Injection, injectedIngredients, injectedMessages, injectedTitles } from './injections.ts'
export { readJson, type TestClient } from './client.ts'
export { startTestServer, type TestApp, testApp, type TestServer, type TestUser } from './test-app.ts'
export { readPdf, type ReadPdf } from './read-pdf.ts'
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
export { createTestWriter, plainRecipe, type TestWriter, writeThree } from './test-writer.ts'
export { dinner, monday, place, planner, planOf } from './plans.ts'
