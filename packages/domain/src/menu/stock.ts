import { noLongerAvailable } from './options-sold-out.ts'

// Dishes and options of which somebody counted what is left (menu 72).

export const MOST_LEFT = 999

export type StockKind = 'item' | 'option'
export type StockKey = {
  readonly kind: StockKind
  /** Of an option: its group and itself, 'breads/garlic-naan'. */
  readonly id: string
}
type ChosenUnits = {
  readonly groupId: string
  readonly optionId: string
  readonly name: string
  readonly quantity: number
  readonly itemId: string | null
  readonly choices: readonly ChosenUnits[]
}
export type StockLine = {
  readonly item_id: string
  readonly name: string
  readonly quantity: number
  readonly options: readonly ChosenUnits[]
}
export type WantedUnits = StockKey & {
  readonly units: number
  readonly name: string
  /** The line that wants it first. */
  readonly line: { readonly id: string; readonly name: string }
}

/** What lines take of everything that can be counted: the dishes, what is chosen with them, and the dishes of a combo. */
export function wantedUnits(lines: readonly StockLine[]): WantedUnits[] {
  const all = lines.flatMap((line) => {
    const about = { id: line.item_id, name: line.name }
    const dish = { kind: 'item' as const, id: line.item_id, units: line.quantity, name: line.name, line: about }
    return [dish, ...unitsOfChoices(line.options, line.quantity, about)]
  })
  return [...Map.groupBy(all, ({ kind, id }) => `${kind} ${id}`).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, units: others.reduce((sum, { units }) => sum + units, first.units) }] : [],
  )
}

function unitsOfChoices(choices: readonly ChosenUnits[], times: number, line: WantedUnits['line']): WantedUnits[] {
  return choices.flatMap(({ groupId, optionId, name, quantity, itemId, choices: nested }) => {
    const one = { units: times * quantity, name, line }
    const dish = itemId === null ? [] : [{ ...one, kind: 'item' as const, id: itemId }]
    return [
      { ...one, kind: 'option' as const, id: `${groupId}/${optionId}` },
      ...dish,
      ...unitsOfChoices(nested, one.units, line),
    ]
  })
}

/** To somebody who wants more than there is. */
export function tooFewLeft({ kind, name, line }: WantedUnits, left: number): string {
  if (left > 0) return `Only ${left} left: ${name}.`
  return kind === 'option' ? noLongerAvailable(name, line.name) : `No longer available: ${name}.`
}
