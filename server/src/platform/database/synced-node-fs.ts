import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'

type Options = Parameters<NodeFS['init']>[1]
type Stream = { readonly nfd?: number }
type StreamOperations = { fsync?: (stream: Stream) => number }

/**
 * The file system of the embedded database, with a sync that reaches the disk: PGlite's own answers PostgreSQL's
 * fsync without passing it on, so a power cut could lose a commit that was reported as done.
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
    const { NODEFS } = module as { NODEFS: { stream_ops: StreamOperations } }
    NODEFS.stream_ops.fsync = ({ nfd }) => {
      if (nfd !== undefined) this.#sync(nfd)
      return 0
    }
  }
}
