export type Dice = {
  /** From 0 up to 1. */
  readonly roll: () => number
  /** A whole number from `min` to `max`, both included. */
  readonly between: (min: number, max: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
  /** Around `middle`, most within `spread`. */
  readonly bell: (middle: number, spread: number) => number
}

/** The same numbers for the same seed, so that a demonstration can be shown twice. */
export function diceOf(seed: string): Dice {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (min: number, max: number) => min + Math.floor(roll() * (max - min + 1))
  return {
    roll,
    between,
    chance: (share) => roll() < share,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    bell: (middle, spread) => middle + spread * (roll() + roll() + roll() + roll() - 2),
  }
}

/** One of a list, each as often as its weight says. */
export function pickWeighted<T>(dice: Dice, list: readonly { readonly value: T; readonly upTo: number }[]): T {
  const last = list.at(-1)
  if (!last) throw new Error('nothing to pick from')
  const at = dice.roll() * last.upTo
  let low = 0
  let high = list.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.upTo ?? 0) > at) high = middle
    else low = middle + 1
  }
  return (list[low] ?? last).value
}

export function weighted<T>(list: readonly (readonly [value: T, weight: number])[]) {
  let upTo = 0
  return list.map(([value, weight]) => {
    upTo += weight
    return { value, upTo }
  })
}
