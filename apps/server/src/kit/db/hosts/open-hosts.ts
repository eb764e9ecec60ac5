import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../../log.ts'
import { addressesOf, placeOf } from './addresses.ts'
import { writableTimeline } from './probe.ts'

/** The hosts of one database, of which one takes writes. */
export type Hosts = {
  /** Of the host that takes writes, as far as is known. */
  address(): string
  /** Asks all of them, again and again until one takes writes. With a single host there is nothing to ask. */
  look(): void
  /** The same, once. */
  lookOnce(): Promise<void>
  /** Ends this connection when the database moves to another host; looks when it ends for another reason. */
  follow(client: pg.Client): void
  close(): void
}

const PAUSE_MS = 200

export function openHosts(url: string, log: Log): Hosts {
  const addresses = addressesOf(url)
  const followed = new Map<pg.Client, string>()
  let current = addresses[0]
  let isClosed = false
  let isLooking = false

  async function lookOnce(): Promise<boolean> {
    const answers = await Promise.all(
      addresses.map(async (address) => ({ address, timeline: (await writableTimeline(address)) ?? 0 })),
    )
    const best = answers.reduce((one, other) => (other.timeline > one.timeline ? other : one))
    if (best.timeline === 0) return false
    if (best.address !== current && !isClosed) move(best.address)
    return true
  }
  function move(to: string) {
    log.warn({ from: placeOf(current), to: placeOf(to) }, 'another database host takes the writes now')
    current = to
    // Whatever waits there for an answer would wait in vain, or get one that does not count any more.
    for (const [client, address] of followed) if (address !== to) client.connection.stream.destroy()
  }
  async function lookUntilFound() {
    while (!isClosed && !(await lookOnce())) await sleep(PAUSE_MS)
  }
  function look() {
    if (addresses.length === 1 || isLooking || isClosed) return
    isLooking = true
    lookUntilFound()
      .catch((error: unknown) => log.error({ err: error }, 'the hosts of the database could not be asked'))
      .finally(() => {
        isLooking = false
      })
  }
  return {
    address: () => current,
    look,
    async lookOnce() {
      if (addresses.length > 1) await lookOnce()
    },
    follow(client) {
      followed.set(client, current)
      client.once('end', () => {
        followed.delete(client)
        look()
      })
    },
    close() {
      isClosed = true
    },
  }
}
