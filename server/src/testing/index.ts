export { readJson, type TestClient } from './client.ts'
export { startTestServer, type TestApp, testApp, type TestServer, type TestUser } from './test-app.ts'
export { createTestWriter, type TestWriter, writeThree } from './test-writer.ts'
export { dinner, monday, place, planner, planOf } from './plans.ts'
