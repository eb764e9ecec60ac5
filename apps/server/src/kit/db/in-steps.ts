import { setTimeout as wait } from 'node:timers/promises'

/** The disk belongs to those who order meanwhile. */
const PAUSE_MS = 10
/** 200,000 rows, some seconds; what is left has time until the next hour. */
const MOST_STEPS = 400

/**
 * Repeats a statement that touches at most 500 rows until it finds none: milliseconds each, in a transaction of its own. Rows that
 * somebody holds are passed over (`skip locked`), so that nobody waits for it and it waits for nobody. Its condition stands in it
 * twice: beside the places of the rows, which are only unique as long as the table is one.
 */
export async function inSteps(step: () => Promise<number>): Promise<void> {
  for (let n = 0; n < MOST_STEPS; n += 1) {
    if ((await step()) === 0) return
    await wait(PAUSE_MS)
  }
}
