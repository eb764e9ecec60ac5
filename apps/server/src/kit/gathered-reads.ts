/**
 * Many who ask within the same turn of the event loop are answered from one reading of the database, which begins after the
 * last of them asked. A hundred boards that hear of one order ask at once, and each statement costs the program more than
 * what it reads.
 */
export function gatheredReads<T>(readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
  let waiting: Set<string> | undefined
  let reading: Promise<ReadonlyMap<string, T>> | undefined

  async function start(keys: Set<string>): Promise<ReadonlyMap<string, T>> {
    await new Promise((resolve) => setImmediate(resolve))
    waiting = undefined
    return readAll([...keys])
  }
  return async (key: string): Promise<T | undefined> => {
    if (waiting) waiting.add(key)
    else {
      waiting = new Set([key])
      reading = start(waiting)
    }
    return (await reading)?.get(key)
  }
}
