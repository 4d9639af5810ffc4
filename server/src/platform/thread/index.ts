export { answerTasks } from './answer-tasks.ts'
export { createThread, TookTooLong, type Thread, workerBeside } from './thread.ts'
