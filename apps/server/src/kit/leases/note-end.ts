import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 500

/**
 * Writes down how leased work ended. While the database is away it keeps trying for as long as the lease may last, since an
 * end that is lost means that the work is done a second time.
 */
export async function noteEnd<T>(leaseSeconds: number, write: () => Promise<T>): Promise<T> {
  const until = performance.now() + leaseSeconds * 1000
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(PAUSE_MS)
    }
  }
}
