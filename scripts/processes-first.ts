import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What a file says that starts processes: its tests take long, however short it is. */
const startsProcesses = /\b(?:spawn|spawnSync|startServerProcess|runDrill)\(/

/**
 * Within each project the files first that start processes. Where nothing is known of an earlier run the largest would come first, and such a file, being
 * small, last: one core would wait for it at the end.
 */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const isSlow = new Map(
      sorted.map((file) => [file, startsProcesses.test(readFileSync(file.moduleId, 'utf8'))] as const),
    )
    const place = (file: TestSpecification): number =>
      2 * projects.indexOf(file.project.name) + (isSlow.get(file) ? 0 : 1)
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}
