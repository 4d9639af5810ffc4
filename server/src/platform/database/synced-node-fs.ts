import { fdatasyncSync, writeSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'
import { ownerOnly } from './private-files.ts'

type Options = Parameters<NodeFS['init']>[1]
type FileNode = { readonly name: string; readonly parent: FileNode }
type Stream = { readonly nfd?: number; readonly node: FileNode }
type StreamOperations = {
  fsync?: (stream: Stream) => number
  write: (stream: Stream, ...what: readonly unknown[]) => number
}
type NodeOperations = {
  mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
  setattr: (node: unknown, attributes: { mode?: number }) => void
}

/**
 * The file system of the embedded database, with a sync that reaches the disk: PGlite's own answers PostgreSQL's
 * fsync without passing it on, so a power cut could lose a commit that was reported as done. Where the log of the database cannot be written the
 * process ends. Its files are the owner's alone; PGlite's own
 * are open to every user of the machine, whatever the process's umask says.
 */
export class SyncedNodeFS extends NodeFS {
  readonly #sync: (descriptor: number) => void
  readonly #endProcess: (why: unknown) => void

  /** `sync` is called with the descriptor of each file PostgreSQL wants on disk, `endProcess` when its log cannot be written. */
  constructor(directory: string, sync: (descriptor: number) => void = fdatasyncSync, endProcess = endAtOnce) {
    super(directory)
    this.#sync = sync
    this.#endProcess = endProcess
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const install = (module: unknown): void => this.#installSync(module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } }
  }

  #installSync(module: unknown): void {
    const { NODEFS } = module as { NODEFS: { stream_ops: StreamOperations; node_ops: NodeOperations } }
    const operations = NODEFS.stream_ops
    operations.fsync = ({ nfd }) => {
      if (nfd !== undefined) this.#orEnd(() => this.#sync(nfd))
      return 0
    }
    const { write } = operations
    operations.write = (stream, ...what) =>
      isOfLog(stream.node) ? this.#orEnd(() => write(stream, ...what)) : write(stream, ...what)
    keepPrivate(NODEFS.node_ops)
  }

  // PostgreSQL ends its process where its log cannot be written or a file not be synced. In here it cannot: it would go round for ever, and with
  // it the one thread that answers anybody. What was reported as done is in the log, and the next start goes on from there.
  #orEnd<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.#endProcess(error)
      throw error
    }
  }
}

const isOfLog = ({ parent }: FileNode): boolean => parent.name === 'pg_wal'

function endAtOnce(why: unknown): never {
  const said =
    why instanceof Error && why.message ? why.message : 'there is no room on its disk, or the disk fails'
  writeSync(
    2,
    `Plotluck ends, since the log of its database cannot be written: ${said}. Make room and start it again; nothing that was reported as done is lost.\n`,
  )
  process.exit(1)
}

function keepPrivate(operations: NodeOperations): void {
  const { mknod, setattr } = operations
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device)
  operations.setattr = (node, attributes) => {
    const { mode } = attributes
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: ownerOnly(mode) })
  }
}
