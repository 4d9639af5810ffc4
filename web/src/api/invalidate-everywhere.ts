import { queryClient } from './session.ts'

/** What is asked of the server and shown on more than one screen, by the first word of its query keys. */
type Kind = 'saved' | 'is-saved' | 'meals' | 'shopping' | 'cook-log' | 'household' | 'basket'

const channelName = 'changes'

/** Has what changed asked for anew: on this page, and in every other tab that shows it. */
export async function invalidateEverywhere(...kinds: readonly Kind[]): Promise<void> {
  tellOtherTabs(kinds)
  await reload(kinds)
}

// A channel hears what every other channel of its name says, also one of the same tab: this tab says it through the one that listens.
let listening: BroadcastChannel | null = null

/** Listens to what other tabs changed; gives the way to stop. */
export function listenToOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => void reload(data))
  listening = channel
  return () => {
    channel.close()
    if (listening === channel) listening = null
  }
}

function tellOtherTabs(kinds: readonly Kind[]): void {
  const channel = listening ?? new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only our own origin
  channel.postMessage(kinds)
  if (channel !== listening) channel.close()
}

async function reload(kinds: readonly string[]): Promise<void> {
  await Promise.all(kinds.map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })))
}
