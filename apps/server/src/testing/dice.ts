export type Dice = ReturnType<typeof diceOf>

/** The same seed always throws the same: mulberry32. */
export function diceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (least: number, most: number) => least + next() * (most - least),
    oneOf: <T>(all: readonly [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0],
    isBelow: (chance: number) => next() < chance,
    /** Others that do not disturb these throws, however often they are asked. */
    child: () => diceOf(Math.floor(next() * 2 ** 32)),
    shuffled: <T>(all: readonly T[]): T[] =>
      all
        .map((value) => ({ value, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ value }) => value),
  }
}
