import type { OrderItemInput } from '@sizzle/contract/orders.ts'
import { isOrderable } from '@sizzle/domain/menu/availability.ts'
import type { DishWithOptions, Option, OptionMenu } from '@sizzle/domain/menu/options.ts'
import { type ChoiceProblem, checkChoices, presetChoices } from '@sizzle/domain/menu/options-choices.ts'
import { lineContents } from '@sizzle/domain/menu/options-contents.ts'
import { resolveHeat } from '@sizzle/domain/menu/options-heat.ts'
import { NOTES_NOT_TAKEN, noteProblem } from '@sizzle/domain/menu/options-note.ts'
import { priceUnit } from '@sizzle/domain/menu/options-price.ts'
import { goneChoices, soldOutReason } from '@sizzle/domain/menu/options-sold-out.ts'
import { partsOfOtherClass } from '@sizzle/domain/menu/options-tax.ts'
import type { LineToBill } from '@sizzle/domain/pricing/bill.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import type { z } from 'zod'
import type { ItemRow, MenuRows } from '../menu/menu.sql.ts'
import { canBeHad, optionMenuOf } from '../menu/option-menu.ts'
import type { LineRow } from './contents.sql.ts'

type AskedLine = z.output<typeof OrderItemInput>

/** A line as the menu has it: its row but for its part of discounts, and what it is on the bill. */
export type MenuLine = { readonly row: Omit<LineRow, 'discount' | 'tax_parts'>; readonly toBill: LineToBill }

/** What became of one line of a cart: the line, or why it is none. */
export type ReadLine = {
  readonly asked: AskedLine
  readonly item: ItemRow | undefined
  readonly line: MenuLine | null
  /** Sentences about what cannot be had any more: the dish by its name alone, options with their dish. */
  readonly gone: readonly string[]
  /** The dish itself is what is gone. */
  readonly isDishGone: boolean
  readonly choiceProblems: readonly ChoiceProblem[]
  readonly noteProblem: Problem | null
}

type Reading = {
  readonly by: 'customer' | 'staff'
  /** Whether this kitchen reads notes of dishes. */
  readonly takesNotes: boolean
}

/** The lines of a cart, read from the menu alone: what a client says about names and prices is not looked at. */
export function linesOfCart(asked: readonly AskedLine[], rows: MenuRows, reading: Reading): ReadLine[] {
  const menu = optionMenuOf(rows)
  const isOptionThere = canBeHad(rows)
  const items = new Map(rows.items.map((item) => [item.id, item]))
  return asked.map((line, n) => {
    const [item, dish] = [items.get(line.id), menu.dishes.get(line.id)]
    const nothing = { asked: line, item, line: null, choiceProblems: [], noteProblem: null }
    const isThere = item !== undefined && isOrderable(sellable(item), item.location_id)
    if (!isThere || !dish || soldOutReason(dish, menu, isOptionThere) !== null)
      return { ...nothing, gone: [item?.name ?? line.name ?? line.id], isDishGone: true }
    return readLine({ asked: line, field: `items.${n}`, item, dish, menu, isOptionThere, ...reading })
  })
}

function sellable({ is_available: isAvailable, is_sold_out: isSoldOut, location_id: locationId }: ItemRow) {
  return { isAvailable, isSoldOut, locationId }
}

type ToRead = Reading & {
  readonly asked: AskedLine
  readonly field: string
  readonly item: ItemRow
  readonly dish: DishWithOptions
  readonly menu: OptionMenu
  readonly isOptionThere: (option: Option) => boolean
}

function readLine({ asked, field, item, dish, menu, isOptionThere, by, takesNotes }: ToRead): ReadLine {
  const note = asked.note ?? ''
  const sentHeat = {
    ...(asked.spiceLevelId !== undefined && { levelId: asked.spiceLevelId }),
    ...(asked.selectedSpiceLevel !== undefined && { level: asked.selectedSpiceLevel }),
  }
  const heat = resolveHeat({ itemName: item.name, heat: item.spice_level, by }, sentHeat, `${field}.spiceLevelId`)
  const choices = checkChoices(dish, asked.options ?? presetChoices(dish, menu), menu, `${field}.options`)
  const read = { asked, item, isDishGone: false, noteProblem: problemOfNote(note, `${field}.note`, takesNotes) }
  if (!heat.ok || !choices.ok) {
    const problems = [heat, choices].flatMap((one) => (one.ok ? [] : one.refusal.fields))
    return { ...read, line: null, gone: [], choiceProblems: problems }
  }
  const gone = goneChoices(dish, choices.value, menu, isOptionThere)
  const unit = priceUnit(dish, choices.value, menu)
  const row = {
    item_id: item.id,
    name: item.name,
    category: item.category_id,
    price: unit.price,
    base_price: unit.base,
    quantity: asked.quantity,
    spice_level: heat.value.level,
    spice_name: item.spice_level === 'none' ? '' : heat.value.name,
    allergens: lineContents(dish, choices.value, menu).allergens,
    description: item.description,
    options: unit.choices,
    note,
  }
  const toBill = {
    label: item.name,
    price: unit.price,
    quantity: asked.quantity,
    taxClass: item.tax_class,
    apart: partsOfOtherClass(dish, unit, choices.value, menu),
  }
  return { ...read, line: { row, toBill }, gone, choiceProblems: [] }
}

function problemOfNote(note: string, field: string, takesNotes: boolean): Problem | null {
  return takesNotes || note === '' ? noteProblem(note, field) : { field, sentence: NOTES_NOT_TAKEN }
}
