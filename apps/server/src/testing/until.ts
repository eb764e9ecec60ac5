import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 200
const PAUSE_MS = 100

/** Looks again until what it sees is good; the last look is returned either way, for the assertion to show. */
export async function until<T>(look: () => Promise<T>, isGood: (seen: T) => boolean): Promise<T> {
  let seen = await look()
  for (let tries = 1; tries < TRIES && !isGood(seen); tries++) {
    await sleep(PAUSE_MS)
    seen = await look()
  }
  return seen
}
