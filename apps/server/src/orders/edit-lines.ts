import type { EditedItem } from '@sizzle/contract/edit-order.ts'
import type { FieldProblem } from '@sizzle/contract/fields.ts'
import { canonicalText } from '@sizzle/domain/menu/options-canonical.ts'
import { allocate } from '@sizzle/domain/pricing/allocate.ts'
import type { LineToBill } from '@sizzle/domain/pricing/bill.ts'
import type { z } from 'zod'
import type { LineRow } from './contents.sql.ts'
import type { MenuLine, ReadLine } from './lines-of-cart.ts'

export type AskedLine = z.output<typeof EditedItem>

/**
 * The lines of an edited order. One that the order has already keeps the price and the names at which it was ordered, also
 * when its dish is sold out or gone by now; only more of it needs the dish to be there. Everything else is as the menu has
 * it now (ordering 41).
 */
export function keptLines(
  asked: readonly AskedLine[],
  read: readonly ReadLine[],
  before: readonly LineRow[],
): ReadLine[] {
  return read.map((line, n) => {
    const one = asked[n]
    const kept = one && lineBefore(one, line, before)
    if (!one || !kept) return line
    const note = one.note ?? kept.note
    const isMore = one.quantity > kept.quantity
    const { discount: _, tax_parts: __, ...row } = { ...kept, quantity: one.quantity, note }
    return {
      asked: line.asked,
      item: line.item,
      line: { row, toBill: toBillOf(kept, one.quantity) } satisfies MenuLine,
      gone: isMore ? line.gone : [],
      isDishGone: isMore && line.isDishGone,
      choiceProblems: [],
      // A note that was there may stay where notes are not taken any more.
      noteProblem: note === kept.note ? null : line.noteProblem,
    }
  })
}

/** The line that it says it is, unless dish, choices or heat differ: then it is another one. */
function lineBefore(asked: AskedLine, read: ReadLine, before: readonly LineRow[]) {
  const { line, id, options, spiceLevelId, selectedSpiceLevel } = asked
  const kept = line === undefined ? undefined : before[line - 1]
  if (!kept || kept.item_id !== id) return undefined
  if (options !== undefined && canonicalText(options) !== canonicalText(kept.options)) return undefined
  const level = spiceLevelId === undefined ? selectedSpiceLevel : (read.line?.row.spice_level ?? selectedSpiceLevel)
  return level === undefined || level === kept.spice_level ? kept : undefined
}

/** Without its discounts, which are divided anew. */
function toBillOf({ name, price, tax_parts }: LineRow, quantity: number): LineToBill {
  const shares = allocate(
    price,
    tax_parts.map(({ amount }) => amount),
  )
  const [own, ...apart] = tax_parts.map(({ taxClass }, n) => ({ taxClass, amount: shares[n] ?? 0 }))
  return { label: name, price, quantity, taxClass: own?.taxClass ?? 'prepared', apart }
}

/** A line of the order is named by one line of the edit. */
export function lineProblems(asked: readonly AskedLine[], before: readonly LineRow[]): FieldProblem[] {
  return asked.flatMap(({ line }, n) => {
    if (line === undefined) return []
    const field = `items.${n}.line`
    if (line > before.length) return [{ field, sentence: 'This order has no such line' }]
    const isSecond = asked.findIndex((one) => one.line === line) < n
    return isSecond ? [{ field, sentence: 'This line is here already' }] : []
  })
}
