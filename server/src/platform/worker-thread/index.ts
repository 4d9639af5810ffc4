export { handleTasks } from './handle-tasks.ts'
export { createWorkerThread, WorkerEnded, type WorkerThread, workerUrl } from './worker-thread.ts'
