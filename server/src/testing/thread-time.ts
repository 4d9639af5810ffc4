/**
 * Milliseconds for which this thread computes while it does the work: what others do on the machine meanwhile adds nothing, as it would by a
 * clock. Work that waits costs nothing while it waits.
 */
export async function threadMilliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
