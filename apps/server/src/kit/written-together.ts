/**
 * Many who write at once share one writing: what comes while one is under way is written together after it, as a database
 * does with its commits. Answers when, and only if, the writing that held it went well.
 */
export function writtenTogether<T>(write: (all: readonly T[]) => Promise<unknown>): (one: T) => Promise<void> {
  let next: { readonly all: T[]; readonly written: Promise<void> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  return (one) => {
    if (next) {
      next.all.push(one)
      return next.written
    }
    const all = [one]
    const written = last.then(async () => {
      // What ends in this very turn comes along.
      await new Promise((resolve) => setImmediate(resolve))
      next = undefined
      await write(all)
    })
    next = { all, written }
    last = written.catch(() => undefined)
    return written
  }
}
