/** Rows that somebody waits for. */
export type Channel = 'changes' | 'jobs'

/** What this process has committed, for those in it who wait for such rows. */
export type Told = {
  /** Calls back after each commit that left such rows; answers how to hear no more. */
  hear(channel: Channel, listener: () => void): () => void
  tell(channels: ReadonlySet<Channel>): void
}

export function openTold(): Told {
  const listeners: Readonly<Record<Channel, Set<() => void>>> = { changes: new Set(), jobs: new Set() }
  return {
    hear(channel, listener) {
      listeners[channel].add(listener)
      return () => void listeners[channel].delete(listener)
    },
    tell(channels) {
      for (const channel of channels) for (const listener of listeners[channel]) listener()
    },
  }
}
