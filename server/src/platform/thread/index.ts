export { answerTasks } from './answer-tasks.ts'
export { createThread, type Thread, workerBeside } from './thread.ts'
