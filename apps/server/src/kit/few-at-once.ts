/** So many wait already that one more would only make everybody wait. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

/** Lets only so many pieces of heavy work run at once; the others wait their turn, at most `mostWaiting` of them. */
export function fewAtOnce(width: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= width) {
      if (waiting.length >= mostWaiting) throw new TooBusy('too many are waiting')
      await new Promise<void>((go) => waiting.push(go))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place passes straight to the next waiter, so no newcomer can take it in between.
      if (next) next()
      else running -= 1
    }
  }
}
