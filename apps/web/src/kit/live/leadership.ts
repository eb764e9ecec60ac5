export type LeadershipOptions = {
  name: string
  leaving: AbortSignal
  /** Holds the office until the signal says that it is over. */
  lead: (over: AbortSignal) => Promise<void>
}

/**
 * One tab at a time holds the lock; the browser hands it on when that tab is closed or crashes. A tab that is only
 * frozen keeps it, so another one may take it by force; the loser goes to the end of the line.
 * Without the Web Locks API (an address that is not secure) every tab leads for itself.
 */
export function standInLine({ name, leaving, lead }: LeadershipOptions) {
  const locks = 'navigator' in globalThis && 'locks' in navigator ? navigator.locks : undefined

  async function hold(how: LockOptions): Promise<void> {
    const deposed = new AbortController()
    try {
      if (locks) await locks.request(name, how, () => lead(AbortSignal.any([leaving, deposed.signal])))
      else await lead(leaving)
    } catch (error) {
      if (leaving.aborted) return
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      deposed.abort()
      await hold({ signal: leaving })
    }
  }

  void hold({ signal: leaving })
  return {
    takeByForce: () => {
      if (locks && !leaving.aborted) void hold({ steal: true })
    },
  }
}
