import { type Cents, formatCad } from '../money/cents.ts'

// How a line of a cart, an order or a bill reads. Every screen, letter and paper takes its words from here.

export type ReadableChoice = {
  readonly name: string
  readonly quantity: number
  /** What all units of this choice cost in one unit of the line. */
  readonly price: Cents
  readonly choices: readonly ReadableChoice[]
}

export type ReadableLine = {
  readonly name: string
  readonly quantity: number
  readonly options: readonly ReadableChoice[]
  readonly note: string
}

export type ChoiceWords = {
  readonly text: string
  /** 0 where there is nothing to say about it. */
  readonly price: Cents
  /** A choice that belongs to the one above it is indented further. */
  readonly depth: number
}

export type LineWords = {
  readonly name: string
  readonly quantity: number
  /** Several plates: what is chosen stands on each of them. */
  readonly isEach: boolean
  readonly choices: readonly ChoiceWords[]
  readonly note: string
}

const EACH = 'each'

/** What stands under the name of a dish (menu 44). */
export function readLine({ name, quantity, options, note }: ReadableLine): LineWords {
  return { name, quantity, isEach: quantity > 1 && options.length > 0, choices: choicesIn(options, 0), note }
}

function choicesIn(choices: readonly ReadableChoice[], depth: number): readonly ChoiceWords[] {
  return choices.flatMap((choice) => [
    { text: nameOf(choice), price: Math.max(0, choice.price), depth },
    ...choicesIn(choice.choices, depth + 1),
  ])
}

function nameOf({ name, quantity }: Pick<ReadableChoice, 'name' | 'quantity'>): string {
  return quantity > 1 ? `${name} ×${quantity}` : name
}

/** The choices in one row, for places without room: 'each: Dal, Naan ×2 (Butter)'. */
export function choicesInOneRow({ quantity, options }: Pick<ReadableLine, 'quantity' | 'options'>): string {
  if (options.length === 0) return ''
  const row = options.map(withNested).join(', ')
  return quantity > 1 ? `${EACH}: ${row}` : row
}

function withNested(choice: ReadableChoice): string {
  const nested = choice.choices.map(withNested).join(', ')
  return nested === '' ? nameOf(choice) : `${nameOf(choice)} (${nested})`
}

/** A dish and its choices in one row: '2 × Thali (each: Dal, Naan ×2)'. */
export function lineInOneRow(line: Pick<ReadableLine, 'name' | 'quantity' | 'options'>): string {
  const choices = choicesInOneRow(line)
  const dish = `${line.quantity} × ${line.name}`
  return choices === '' ? dish : `${dish} (${choices})`
}

export type RowUnder = {
  readonly kind: 'each' | 'choice' | 'note'
  readonly text: string
  /** How far it is indented. */
  readonly depth: number
}

/** In the language of a letter's reader. */
type RowsInWords = { readonly each: string; readonly money: (cents: Cents) => string }
const ENGLISH: RowsInWords = { each: EACH, money: formatCad }

/** The rows under the name of a dish. Papers of money have the prices of the choices, papers of the kitchen never (menu 45). */
export function rowsUnder(
  { isEach, choices, note }: LineWords,
  shown: 'priced' | 'plain',
  { each, money }: RowsInWords = ENGLISH,
): readonly RowUnder[] {
  // A single choice needs no row of its own for the word before it.
  const [before, outer] = isEach ? (choices.length === 1 ? [`${each}: `, 0] : ['', 1]) : ['', 0]
  return [
    ...(outer > 0 ? [{ kind: 'each' as const, text: `${each}:`, depth: 0 }] : []),
    ...choices.map(({ text, price, depth }) => ({
      kind: 'choice' as const,
      text: `${before}${shown === 'priced' && price > 0 ? `${text} (${money(price)})` : text}`,
      depth: outer + depth,
    })),
    ...(note === '' ? [] : [{ kind: 'note' as const, text: `“${note}”`, depth: 0 }]),
  ]
}
