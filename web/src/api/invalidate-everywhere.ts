import { queryClient } from './session.ts'

/** What is asked of the server and shown on more than one screen, by the first word of its query keys. */
type Kind = 'saved' | 'is-saved' | 'meals' | 'shopping' | 'cook-log' | 'household' | 'basket'

const channelName = 'changes'

/** Has what changed asked for anew: on this page, and in every other tab that shows it. */
export async function invalidateEverywhere(...kinds: readonly Kind[]): Promise<void> {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only our own origin
  channel.postMessage(kinds)
  channel.close()
  await reload(kinds)
}

/** Listens to what other tabs changed; gives the way to stop. */
export function listenToOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => void reload(data))
  return () => channel.close()
}

async function reload(kinds: readonly string[]): Promise<void> {
  await Promise.all(kinds.map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })))
}
