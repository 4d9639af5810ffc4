import { join } from 'node:path'

export type BackupsConfig = {
  /** Absolute path of the folder that the backups lie in. */
  readonly folder: string
  readonly everyMs: number
  /** How many of the newest are kept. */
  readonly keep: number
  readonly passphrase: string | undefined
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Reads BACKUP_EVERY, BACKUP_KEEP and BACKUP_PASSPHRASE. Without the first the server makes no backups by itself. */
export function readBackupsConfig(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  mistakes: string[],
): BackupsConfig | undefined {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined
  const [every, keep] = [text('BACKUP_EVERY'), text('BACKUP_KEEP')]
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(every ?? '') ?? []
  if (every !== undefined && unit === undefined)
    mistakes.push(`BACKUP_EVERY is "${every}", which does not work. Example: BACKUP_EVERY=24h`)
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    mistakes.push(`BACKUP_KEEP is "${keep}", which does not work. Example: BACKUP_KEEP=7`)
  if (keep !== undefined && every === undefined)
    mistakes.push('BACKUP_KEEP is set, but BACKUP_EVERY is not. Example: BACKUP_EVERY=24h')
  if (unit === undefined) return undefined
  return {
    folder: join(dataDir, 'backups'),
    everyMs: Number(count) * units[unit as keyof typeof units],
    keep: Number(keep ?? 7),
    passphrase: text('BACKUP_PASSPHRASE'),
  }
}
