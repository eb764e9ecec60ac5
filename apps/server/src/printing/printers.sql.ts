import type { PaperWidth } from '@sizzle/domain/printing/paper.ts'
import type { PrinterKind } from '@sizzle/domain/printing/print-job.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type PrinterRow = {
  location_id: string
  id: string
  name: string
  kind: PrinterKind
  secret_hash: string | null
  address: string | null
  prints_tickets: boolean
  /** Whose tickets it prints; without any it prints whole orders. */
  station_ids: readonly string[]
  prints_receipts: boolean
  has_drawer: boolean
  spools: boolean
  width: PaperWidth
  tickets_since: Date | null
  receipts_since: Date | null
  seen_at: Date | null
  status: string
  version: number
}

/** Of every place at once: a process keeps them in memory. */
export function allPrinters(db: Db) {
  return db.many<PrinterRow>(sql`
    select location_id, id, name, kind, secret_hash, address, prints_tickets, station_ids, prints_receipts, has_drawer, spools,
      width, tickets_since, receipts_since, seen_at, status, version
    from printers where removed_at is null`)
}

export function printersAt(db: Db, locationId: string) {
  return db.many<PrinterRow>(sql`
    select location_id, id, name, kind, secret_hash, address, prints_tickets, station_ids, prints_receipts, has_drawer, spools,
      width, tickets_since, receipts_since, seen_at, status, version
    from printers where location_id = ${locationId} and removed_at is null order by name, id`)
}

/** Locked: changes of one printer come one after the other. */
export function lockPrinter(tx: Tx, locationId: string, id: string) {
  return tx.maybe<PrinterRow>(sql`
    select location_id, id, name, kind, secret_hash, address, prints_tickets, station_ids, prints_receipts, has_drawer, spools,
      width, tickets_since, receipts_since, seen_at, status, version
    from printers where location_id = ${locationId} and id = ${id} and removed_at is null for update`)
}

export type PrinterToSave = Omit<PrinterRow, 'seen_at' | 'status' | 'version'> & {
  updated_at: Date
  updated_by: string
}

export function insertPrinter(tx: Tx, p: PrinterToSave) {
  return tx.run(sql`
    insert into printers (location_id, id, name, kind, secret_hash, address, prints_tickets, station_ids, prints_receipts,
      has_drawer, spools, width, tickets_since, receipts_since, updated_at, updated_by)
    values (${p.location_id}, ${p.id}, ${p.name}, ${p.kind}, ${p.secret_hash}, ${p.address},
      ${p.prints_tickets}, ${p.station_ids}, ${p.prints_receipts}, ${p.has_drawer}, ${p.spools}, ${p.width}, ${p.tickets_since},
      ${p.receipts_since}, ${p.updated_at}, ${p.updated_by})`)
}

export function updatePrinter(tx: Tx, p: PrinterToSave) {
  return tx.run(sql`
    update printers set name = ${p.name}, kind = ${p.kind}, secret_hash = ${p.secret_hash}, address = ${p.address},
      prints_tickets = ${p.prints_tickets}, station_ids = ${p.station_ids}, prints_receipts = ${p.prints_receipts},
      has_drawer = ${p.has_drawer}, spools = ${p.spools}, width = ${p.width}, tickets_since = ${p.tickets_since},
      receipts_since = ${p.receipts_since}, version = version + 1, updated_at = ${p.updated_at}, updated_by = ${p.updated_by}
    where location_id = ${p.location_id} and id = ${p.id}`)
}

/** Whose tickets a printer may print. */
export function stationsToPrint(tx: Tx, locationId: string) {
  return tx.many<{ id: string }>(sql`
    select id from stations where location_id = ${locationId} and removed_at is null`)
}

/**
 * Stations that are gone are taken from the printers that had them. One that had no others prints whole orders from now on:
 * a paper too many is better than a dish that nobody hears of.
 */
export function takeStationsFromPrinters(
  tx: Tx,
  locationId: string,
  gone: readonly string[],
  by: { userId: string; now: Date },
) {
  return tx.many<{ id: string }>(sql`
    update printers p set
      station_ids = left_over.ids, version = p.version + 1, updated_at = ${by.now}, updated_by = ${by.userId},
      tickets_since = case when p.prints_tickets and left_over.ids = '{}' then ${by.now}::timestamptz else p.tickets_since end
    from (
      select id, array(select s from unnest(station_ids) as s where s <> all(${gone}::uuid[])) as ids
      from printers where location_id = ${locationId} and station_ids && ${gone}::uuid[] and removed_at is null
    ) left_over
    where p.location_id = ${locationId} and p.id = left_over.id
    returning p.id`)
}

/** Its jobs stay for those who ask what was printed. */
export function removePrinterRow(tx: Tx, { location_id, id }: PrinterRow, by: { userId: string; now: Date }) {
  return tx.run(sql`
    update printers set removed_at = ${by.now}, secret_hash = null, version = version + 1, updated_at = ${by.now},
      updated_by = ${by.userId}
    where location_id = ${location_id} and id = ${id}`)
}

/** Without a time it was called and not found. */
export function noteSeen(db: Db, { location_id, id }: PrinterRow, status: string, seenAt: Date | null) {
  return db.run(sql`
    update printers set seen_at = coalesce(${seenAt}, seen_at), status = ${status} where location_id = ${location_id} and id = ${id}`)
}

/** Also one that was removed. */
export function printerEver(db: Db, locationId: string, id: string) {
  return db.maybe<PrinterRow>(sql`
    select location_id, id, name, kind, secret_hash, address, prints_tickets, station_ids, prints_receipts, has_drawer, spools,
      width, tickets_since, receipts_since, seen_at, status, version
    from printers where location_id = ${locationId} and id = ${id}`)
}
