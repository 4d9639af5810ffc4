import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'
import { ownerOnly } from './private-files.ts'

type Options = Parameters<NodeFS['init']>[1]
type Stream = { readonly nfd?: number }
type StreamOperations = { fsync?: (stream: Stream) => number }
type NodeOperations = {
  mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
  setattr: (node: unknown, attributes: { mode?: number }) => void
}

/**
 * The file system of the embedded database, with a sync that reaches the disk: PGlite's own answers PostgreSQL's
 * fsync without passing it on, so a power cut could lose a commit that was reported as done. Its files are the owner's alone; PGlite's own
 * are open to every user of the machine, whatever the process's umask says.
 */
export class SyncedNodeFS extends NodeFS {
  readonly #sync: (descriptor: number) => void

  /** `sync` is called with the descriptor of each file PostgreSQL wants on disk. */
  constructor(directory: string, sync: (descriptor: number) => void = fdatasyncSync) {
    super(directory)
    this.#sync = sync
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const install = (module: unknown): void => this.#installSync(module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } }
  }

  #installSync(module: unknown): void {
    const { NODEFS } = module as { NODEFS: { stream_ops: StreamOperations; node_ops: NodeOperations } }
    NODEFS.stream_ops.fsync = ({ nfd }) => {
      if (nfd !== undefined) this.#sync(nfd)
      return 0
    }
    keepPrivate(NODEFS.node_ops)
  }
}

function keepPrivate(operations: NodeOperations): void {
  const { mknod, setattr } = operations
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device)
  operations.setattr = (node, attributes) => {
    const { mode } = attributes
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: ownerOnly(mode) })
  }
}
