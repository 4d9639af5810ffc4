export { backUp, type BackupPlace, compareWithBackup, migrationsOfBackup, restoreBackup } from './backup.ts'
export { migrationsUpTo } from './migrations-up-to.ts'
