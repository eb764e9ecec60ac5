import { type StockKey, type StockLine, tooFewLeft, type WantedUnits, wantedUnits } from '@sizzle/domain/menu/stock.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { nextMenuVersion } from '../locations/locations.sql.ts'
import { tellLowStock } from './low-stock.ts'
import { changeStock, lockStock, markCounted, type StockRow } from './stock.sql.ts'

/** What an order took of a count, or a payment holds of it; of another count it is given back to nobody. */
export type TakenUnits = StockKey & { readonly units: number; readonly countedAt: string }

type Taking = {
  readonly as: 'order' | 'hold'
  /** Paid for: it gets what is left, and is cooked in any case. */
  readonly isPaid?: boolean
}

/** Takes what lines need of everything that is counted, all of it or nothing (menu 72). */
export async function takeStock(tx: Tx, locationId: string, lines: readonly StockLine[], taking: Taking) {
  const { as, isPaid = false } = taking
  const wanted = wantedUnits(lines)
  const rows = await lockStock(tx, locationId, wanted)
  const counted = rows.flatMap((row) => {
    const own = wanted.find(({ kind, id }) => kind === row.kind && id === row.id)
    return own ? [{ row, own, free: row.units_left - row.held }] : []
  })
  const missing = counted.filter(({ own, free }) => free < own.units)
  if (missing.length > 0 && !isPaid) return refuseMissing(missing)
  const taken = counted
    .map(({ row, own, free }) => ({ row, units: Math.min(own.units, free) }))
    .filter(({ units }) => units > 0)
  await change(tx, locationId, taken, as)
  return ok(
    taken.map(({ row, units }): TakenUnits => {
      const { kind, id, set_at } = row
      return { kind, id, units, countedAt: set_at.toISOString() }
    }),
  )
}

/** What a cancelled order took, or a payment that has ended held. */
export async function giveStockBack(
  tx: Tx,
  locationId: string,
  taken: readonly TakenUnits[] | null,
  as: 'order' | 'hold',
) {
  if (taken === null || taken.length === 0) return
  const rows = await lockStock(tx, locationId, taken)
  const back = rows.flatMap((row) => {
    const own = taken.find(({ kind, id }) => kind === row.kind && id === row.id)
    return own && own.countedAt === row.set_at.toISOString() ? [{ row, units: -own.units }] : []
  })
  await change(tx, locationId, back, as)
}

/** What an edited order takes, less what it took before: all of it or nothing. */
export async function exchangeStock(
  tx: Tx,
  locationId: string,
  before: readonly TakenUnits[],
  lines: readonly StockLine[],
) {
  const wanted = wantedUnits(lines)
  const rows = await lockStock(tx, locationId, [...wanted, ...before])
  const counted = rows.map((row) => {
    const isIt = ({ kind, id }: StockKey) => kind === row.kind && id === row.id
    const own = wanted.find(isIt)
    const had = before.find(isIt)
    // What was taken of an earlier count is not in this one.
    const isOfThisCount = had?.countedAt === row.set_at.toISOString()
    const units = (own?.units ?? 0) - (had?.units ?? 0)
    return { row, own, had, isOfThisCount, units: isOfThisCount ? units : Math.max(0, units) }
  })
  const missing = counted.flatMap(({ row, own, units }) => {
    const free = row.units_left - row.held
    return own && units > free ? [{ own, free: free + own.units - units }] : []
  })
  if (missing.length > 0) return refuseMissing(missing)
  await change(
    tx,
    locationId,
    counted.filter(({ units }) => units !== 0),
    'order',
  )
  return ok(
    counted.flatMap(({ row, own, had, isOfThisCount, units }): TakenUnits[] => {
      const { kind, id, set_at } = row
      const taken = isOfThisCount ? (own?.units ?? 0) : units
      if (taken > 0) return [{ kind, id, units: taken, countedAt: set_at.toISOString() }]
      const kept = Math.min(own?.units ?? 0, had?.units ?? 0)
      return had && !isOfThisCount && kept > 0 ? [{ ...had, units: kept }] : []
    }),
  )
}

type Change = { readonly row: StockRow; readonly units: number }

async function change(tx: Tx, locationId: string, changes: readonly Change[], as: 'order' | 'hold') {
  if (changes.length === 0) return
  const isOrder = as === 'order'
  await changeStock(
    tx,
    locationId,
    changes.map(({ row: { kind, id }, units }) => ({
      kind,
      id,
      left: isOrder ? -units : 0,
      held: isOrder ? 0 : units,
    })),
  )
  if (!isOrder) return
  const newlyLow = changes.filter(({ row, units }) => row.units_left > row.low && row.units_left - units <= row.low)
  for (const { row } of newlyLow) if (row.low > 0) await tellLowStock(tx, locationId, row)
  const out = changes.filter(({ row, units }) => row.units_left === units)
  const again = changes.filter(({ row, units }) => row.units_left === 0 && units < 0)
  if (out.length === 0 && again.length === 0) return
  // The location before its dishes, as everybody who edits the menu.
  await tellMenus(tx, locationId)
  await mark(tx, locationId, out, true)
  await mark(tx, locationId, again, false)
}

async function mark(tx: Tx, locationId: string, some: readonly Change[], isOut: boolean) {
  const rows = some.map(({ row }) => row)
  if (rows.length > 0) await markCounted(tx, locationId, rows, isOut)
}

async function tellMenus(tx: Tx, locationId: string) {
  const location = await nextMenuVersion(tx, locationId)
  if (location) await announce(tx, 'menu.changed', { id: locationId, version: location.menu_version, locationId })
}

function refuseMissing(missing: readonly { readonly own: WantedUnits; readonly free: number }[]) {
  const lines = new Map(missing.map(({ own }) => [own.line.id, own.line]))
  return refuse({
    code: 'item_unavailable',
    items: [...lines.values()],
    userMessage: missing.map(({ own, free }) => tooFewLeft(own, free)).join(' '),
  })
}
