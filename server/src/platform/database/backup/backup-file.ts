import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  openSync,
  closeSync,
  fsyncSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

// magic (8) kind (1) salt (16) iv (12) | gzip of the lines, encrypted where kind is 1 | tag (16) | SHA-256 of all before (32)
const magic = Buffer.from('PLTLKBK1')
const [saltBytes, ivBytes, tagBytes, sumBytes] = [16, 12, 16, 32]
const headBytes = magic.length + 1 + saltBytes + ivBytes
const endBytes = tagBytes + sumBytes
const cipherName = 'aes-256-gcm'

/**
 * Writes a backup: what `dump` gives line by line, compressed, with a checksum, and encrypted (AES-256-GCM, key by scrypt) where there is a
 * passphrase. The file is the owner's alone and has its name once it is whole and on disk.
 */
export async function writeBackupFile(
  path: string,
  dump: (write: (line: string) => Promise<void>) => Promise<void>,
  passphrase: string | undefined,
): Promise<void> {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
  const head = Buffer.concat([magic, Buffer.from([passphrase === undefined ? 0 : 1]), salt, iv])
  const cipher =
    passphrase === undefined ? undefined : createCipheriv(cipherName, keyOf(passphrase, salt), iv)
  cipher?.setAAD(head)
  const lines = new PassThrough()
  const partial = `${path}.part`
  const written = pipeline([
    lines,
    createGzip(),
    ...(cipher ? [cipher] : []),
    sealed(head, () => cipher?.getAuthTag()),
    createWriteStream(partial, { mode: 0o600 }),
  ])
  try {
    await Promise.all([written, dump((line) => writeLine(lines, line)).then(() => void lines.end())])
    syncFile(partial)
    renameSync(partial, path)
  } catch (error) {
    lines.destroy()
    rmSync(partial, { force: true })
    throw error
  }
}

async function writeLine(lines: PassThrough, line: string): Promise<void> {
  if (lines.write(`${line}\n`)) return
  await new Promise<void>((resolve, reject) => {
    const go = (): void => {
      lines.off('close', stop)
      resolve()
    }
    const stop = (): void => {
      lines.off('drain', go)
      reject(new Error('The backup could not be written'))
    }
    lines.once('drain', go).once('close', stop)
  })
}

/** Puts the head before what passes, and the tag and the checksum after it. */
function sealed(head: Buffer, tag: () => Buffer | undefined): Transform {
  const sum = createHash('sha256')
  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum.update(piece)
      done(null, piece)
    },
    flush(done) {
      const ending = tag() ?? Buffer.alloc(tagBytes)
      this.push(ending)
      done(null, sum.update(ending).digest())
    },
  })
  sum.update(head)
  through.push(head)
  return through
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** The lines of a backup. Throws a sentence for the operator when the file is no backup, is damaged, or needs another passphrase. */
export async function* readBackupFile(
  path: string,
  passphrase: string | undefined,
): AsyncGenerator<string, void> {
  const { head, end, size } = readEnds(path)
  await checkSum(path, size, end)
  const isEncrypted = head[magic.length] === 1
  if (isEncrypted && passphrase === undefined)
    throw new Error(`${path} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`)
  const decipher =
    isEncrypted && passphrase !== undefined ? decipherOf(head, end, passphrase) : new PassThrough()
  const source = createReadStream(path, { start: headBytes, end: size - endBytes - 1 })
  const unpacked = new PassThrough()
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity })
  // It passes on what its input fails with, and once nobody asks for lines nobody else listens: `read` says it to who still does.
  lines.on('error', () => {})
  const read = pipeline(source, decipher, createGunzip(), unpacked)
  // Whoever reads the lines hears of it there.
  read.catch(() => {})
  try {
    yield* lines
    await read
  } catch (cause) {
    throw new Error(isEncrypted ? `${path} was made with another passphrase.` : `${path} is damaged.`, {
      cause,
    })
  } finally {
    source.destroy()
  }
}

function readEnds(path: string): { readonly head: Buffer; readonly end: Buffer; readonly size: number } {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? missing(path)
  const [head, end] = [Buffer.alloc(headBytes), Buffer.alloc(endBytes)]
  const descriptor = openSync(path, 'r')
  if (size > headBytes + endBytes) {
    readSync(descriptor, head, 0, headBytes, 0)
    readSync(descriptor, end, 0, endBytes, size - endBytes)
  }
  closeSync(descriptor)
  if (!head.subarray(0, magic.length).equals(magic)) throw new Error(`${path} is no backup of Plotluck.`)
  return { head, end, size }
}

function missing(path: string): never {
  throw new Error(`There is no file ${path}.`)
}

async function checkSum(path: string, size: number, end: Buffer): Promise<void> {
  const sum = createHash('sha256')
  for await (const piece of createReadStream(path, { end: size - sumBytes - 1 })) sum.update(piece as Buffer)
  if (!sum.digest().equals(end.subarray(tagBytes)))
    throw new Error(`${path} is damaged: its checksum does not fit. Use another backup.`)
}

function decipherOf(head: Buffer, end: Buffer, passphrase: string) {
  const salt = head.subarray(magic.length + 1, magic.length + 1 + saltBytes)
  const decipher = createDecipheriv(cipherName, keyOf(passphrase, salt), head.subarray(headBytes - ivBytes))
  decipher.setAAD(head)
  decipher.setAuthTag(end.subarray(0, tagBytes))
  return decipher
}

const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 })
