import { shortNumber } from '@sizzle/domain/order/short-number.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import { lostConflict } from '../kit/db/transaction.ts'
import { writtenTogether } from '../kit/written-together.ts'
import { drawNumbers } from './order-numbers.sql.ts'

type Draw = { readonly locationId: string; readonly day: string; number?: number }
const drawers = new WeakMap<Db, (draw: Draw) => Promise<void>>()

/**
 * The day's next number at a location. It is drawn apart from the order's transaction, which would hold the day's row until its commit, and
 * together with those that others ask for meanwhile. An order that then fails leaves its number unused (decision 77).
 */
export async function nextNumber(tx: Tx, { id, code }: { readonly id: string; readonly code: string }, day: string) {
  const draw: Draw = { locationId: id, day }
  await drawerOf(tx.apart)(draw)
  if (draw.number === undefined) throw lostConflict(`location ${id} was deleted meanwhile`)
  return shortNumber(code, draw.number)
}

function drawerOf(db: Db) {
  const drawer = drawers.get(db) ?? writtenTogether((all: readonly Draw[]) => giveNumbers(db, all))
  drawers.set(db, drawer)
  return drawer
}

/** In the order in which they were asked for. */
async function giveNumbers(db: Db, draws: readonly Draw[]) {
  const byDay = Map.groupBy(draws, ({ locationId, day }) => `${locationId} ${day}`)
  const wanted = [...byDay.values()].flatMap(([first, ...others]) =>
    first ? { location_id: first.locationId, day: first.day, count: 1 + others.length } : [],
  )
  for (const { location_id, day, last } of await drawNumbers(db, wanted)) {
    const same = byDay.get(`${location_id} ${day}`) ?? []
    for (const [n, draw] of same.entries()) draw.number = last - same.length + 1 + n
  }
}
