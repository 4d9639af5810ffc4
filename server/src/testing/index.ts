export { readJson, type TestClient } from './client.ts'
export { startTestServer, type TestApp, testApp, type TestServer, type TestUser } from './test-app.ts'
export { createTestWriter, type TestWriter, writeThree } from './test-writer.ts'
