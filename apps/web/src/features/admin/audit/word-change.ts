/** Of two texts that are nearly one: what stands around the words that changed, those that went and those that came. */
export type WordChange = {
  readonly lead: string
  readonly gone: string
  readonly come: string
  readonly tail: string
}

/** Shorter texts are read as they were and as they are. */
const LEAST_WORDS = 6
/** So many words around a change say where it is. */
const NEIGHBOURS = 4

export function wordChange(before: string, after: string): WordChange | undefined {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (Math.min(old.length, now.length) < LEAST_WORDS) return undefined
  const most = Math.min(old.length, now.length)
  const ahead = countWhile(most, (at) => old[at] === now[at])
  const behind = countWhile(most - ahead, (at) => old.at(-1 - at) === now.at(-1 - at))
  // Two texts of their own are not one that changed.
  if (ahead + behind < most / 2) return undefined
  const [begun, ended] = [old.slice(0, ahead), old.slice(old.length - behind)]
  return {
    lead: `${begun.length > NEIGHBOURS ? '… ' : ''}${begun.slice(-NEIGHBOURS).join(' ')}`,
    gone: old.slice(ahead, old.length - behind).join(' '),
    come: now.slice(ahead, now.length - behind).join(' '),
    tail: `${ended.slice(0, NEIGHBOURS).join(' ')}${ended.length > NEIGHBOURS ? ' …' : ''}`,
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function countWhile(most: number, isSame: (at: number) => boolean): number {
  let count = 0
  while (count < most && isSame(count)) count += 1
  return count
}
