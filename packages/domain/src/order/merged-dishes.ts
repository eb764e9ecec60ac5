type Choice = { readonly name: string; readonly quantity: number; readonly choices: readonly Choice[] }
type DishLine = {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly selectedSpiceLevel: number
  readonly spiceLevelName: string
  readonly options: readonly Choice[]
  readonly note: string
}

export type DishHeat = { readonly level: number; readonly name: string; readonly quantity: number }
export type MergedDish<L extends DishLine> = {
  /** The first of its lines, which speaks for all but quantity and heat. */
  readonly line: L
  readonly quantity: number
  /** How many of each heat, the mildest first. */
  readonly heats: readonly DishHeat[]
  /** Where its lines stand in the order, from 1. */
  readonly places: readonly number[]
}

/** What is cooked alike stands once: a dish with the same choices and the same note, whatever its heats. */
export function mergeDishes<L extends DishLine>(lines: readonly L[]): readonly MergedDish<L>[] {
  const placed = lines.map((line, index) => ({ line, place: index + 1 }))
  return [...Map.groupBy(placed, ({ line }) => keyOf(line)).values()].flatMap((same) => {
    const alike = same.map(({ line }) => line)
    const [line] = alike
    const places = same.map(({ place }) => place)
    return line ? [{ line, quantity: sumOf(alike), heats: heatsOf(alike), places }] : []
  })
}

function keyOf({ id, name, options, note }: DishLine): string {
  return JSON.stringify([id, name, note, options.map(choiceKey)])
}

function choiceKey({ name, quantity, choices }: Choice): unknown {
  return [name, quantity, choices.map(choiceKey)]
}

function heatsOf(alike: readonly DishLine[]): DishHeat[] {
  return [...Map.groupBy(alike, ({ selectedSpiceLevel, spiceLevelName }) => `${selectedSpiceLevel} ${spiceLevelName}`)]
    .flatMap(([, same]) => {
      const [first] = same
      return first ? [{ level: first.selectedSpiceLevel, name: first.spiceLevelName, quantity: sumOf(same) }] : []
    })
    .sort((a, b) => a.level - b.level)
}

function sumOf(lines: readonly DishLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
