export { handleTasks } from './handle-tasks.ts'
export { createWorkerThread, TookTooLong, type WorkerThread, workerUrl } from './worker-thread.ts'
