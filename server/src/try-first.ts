import fs, { rmSync } from 'node:fs'
import { openEmbedded } from './platform/database/open-embedded.ts'
const [, , dir = '', at = '0'] = process.argv
const real = fs.writeSync
let n = 0
fs.writeSync = ((fd: number, buffer: any, offset: number, length: number, position: number | null) => {
  if (typeof buffer !== 'string') { n++
  if (Number(at) && n >= Number(at)) { const size = fs.fstatSync(fd).size; if (position == null || position + length > size) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', errno: -28, syscall: 'write' }) } }
  return real(fd, buffer, offset, length, position)
}) as any
const began = Date.now()
const db = await openEmbedded(dir, '/work/server/server/migrations').catch((e) => { real(1, 'REJECTED ' + String(e.message).slice(0, 150) + ' cause ' + String(e.cause?.message ?? '').slice(0, 100) + ' n ' + n + '\n'); process.exit(3) })
real(1, `opened in ${Date.now() - began} writes ${n}\n`)
await db.close()
process.exit(0)
