type SharedRead<T> = { readonly atLeast: number; readonly value: Promise<T> }

/**
 * One read for many who ask at once, because they all heard of the same version. Who asks for version 7 heard of it after
 * its commit, so a read that began for somebody who wanted at least 7 shows it: nobody is given less than they heard of.
 */
export function sharedReads<T>(keepMs: number) {
  const held = new Map<string, SharedRead<T>>()
  return (id: string, atLeast: number, read: () => Promise<T>): Promise<T> => {
    const known = held.get(id)
    if (known && known.atLeast >= atLeast) return known.value
    const mine: SharedRead<T> = { atLeast, value: read() }
    held.set(id, mine)
    const forget = () => {
      if (held.get(id) === mine) held.delete(id)
    }
    // A read that failed is nobody's answer but its own askers'.
    mine.value.then(() => setTimeout(forget, keepMs).unref(), forget)
    return mine.value
  }
}
