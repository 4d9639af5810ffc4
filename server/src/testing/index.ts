export type { TestClient } from './client.ts'
export { startTestServer, type TestApp, testApp, type TestServer, type TestUser } from './test-app.ts'
