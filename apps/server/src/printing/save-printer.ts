import { randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/printing.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { hasSecret, printerProblems, readAddress } from '@sizzle/domain/printing/printer-form.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf, type WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { lockLocation } from '../locations/managed.sql.ts'
import { presentPrinter } from './present-printer.ts'
import { waitingPapers } from './print-jobs.sql.ts'
import { hashOfSecret } from './printer-secret.ts'
import * as rows from './printers.sql.ts'
import { makeJobs } from './watch-jobs.ts'

type Wish = InputOf<typeof contract.savePrinter>

export const savePrinter = operation(contract.savePrinter, async (wish, context) => {
  const person = personOf(context.who)
  const { tx, now } = context
  if (!(await ownLocation(tx, person, wish.locationId))) return refuse({ code: 'location_not_found' })
  const known = (await rows.stationsToPrint(tx, wish.locationId)).map(({ id }) => id)
  const problem = refuseInput(printerProblems(wish, known))
  if (problem) return problem
  const before = wish.printerId === undefined ? undefined : await rows.lockPrinter(tx, wish.locationId, wish.printerId)
  if (wish.printerId !== undefined && !before) return refuse({ code: 'printer_not_found' })
  if ((before?.version ?? 0) !== wish.expectedVersion) return refuse({ code: 'printer_changed' })
  // What came before the change is printed as the printer was set up until now.
  if (before) await makeJobs(tx, [wish.locationId], now)
  const row = toSave(wish, before, { now, by: person.userId })
  await (before ? rows.updatePrinter(tx, row) : rows.insertPrinter(tx, row))
  await note(context, row, { action: 'savePrinter', before: before && factsOf(before), after: factsOf(row) })
  const saved = await rows.lockPrinter(tx, row.location_id, row.id)
  if (!saved) throw new Error(`printer ${row.id} was not saved`)
  return ok({ printer: presentPrinter(saved, [], await waitingPapers(tx, row.location_id)) })
})

type Saving = { readonly now: Date; readonly by: string }

/** Another protocol needs another secret. What was printed or not before a switch was turned on stays so. */
function toSave(wish: Wish, before: rows.PrinterRow | undefined, { now, by }: Saving): rows.PrinterToSave {
  return {
    location_id: wish.locationId,
    id: before?.id ?? randomUUID(),
    name: wish.name.trim(),
    kind: wish.kind,
    secret_hash: before?.kind === wish.kind ? before.secret_hash : null,
    address: wish.kind === 'escpos_tcp' ? (readAddress(wish.address ?? '') ?? null) : null,
    prints_tickets: wish.printsTickets,
    station_ids: wish.stationIds,
    prints_receipts: wish.printsReceipts,
    has_drawer: wish.hasDrawer,
    spools: wish.kind === 'epson_sdp' && wish.spools,
    width: wish.width,
    tickets_since: wish.printsTickets ? (isSameTickets(wish, before) && before?.tickets_since) || now : null,
    receipts_since: wish.printsReceipts ? (before?.receipts_since ?? now) : null,
    updated_at: now,
    updated_by: by,
  }
}

/** With other stations it is another printer: nothing comes out of it a second time. */
function isSameTickets({ stationIds }: Wish, before: rows.PrinterRow | undefined): boolean {
  return before !== undefined && new Set(before.station_ids).symmetricDifference(new Set(stationIds)).size === 0
}

export const setPrinterSecret = operation(contract.setPrinterSecret, async (wish, context) => {
  const { tx, now, who } = context
  const person = personOf(who)
  const { locationId, printerId, secret } = wish
  if (!(await ownLocation(tx, person, locationId))) return refuse({ code: 'location_not_found' })
  const row = await rows.lockPrinter(tx, locationId, printerId)
  if (!row) return refuse({ code: 'printer_not_found' })
  if (!hasSecret(row.kind)) return refuse({ code: 'printer_has_no_secret' })
  const changed = {
    ...row,
    secret_hash: hashOfSecret(row.kind, row.id, secret),
    updated_at: now,
    updated_by: person.userId,
  }
  await rows.updatePrinter(tx, changed)
  await note(context, row, { action: 'setPrinterSecret', after: { name: row.name } })
  return ok({
    printer: presentPrinter({ ...changed, version: row.version + 1 }, [], await waitingPapers(tx, locationId)),
  })
})

export const removePrinter = operation(contract.removePrinter, async ({ locationId, printerId }, context) => {
  const { tx, now, who } = context
  const person = personOf(who)
  if (!(await ownLocation(tx, person, locationId))) return refuse({ code: 'location_not_found' })
  const row = await rows.lockPrinter(tx, locationId, printerId)
  if (!row) return refuse({ code: 'printer_not_found' })
  await rows.removePrinterRow(tx, row, { userId: person.userId, now })
  await note(context, row, { action: 'removePrinter', before: factsOf(row) })
  return ok({ printerId })
})

async function ownLocation(tx: Tx, person: Person, locationId: string): Promise<boolean> {
  return mayAt(person, 'printer.manage', locationId) && (await lockLocation(tx, locationId)) !== undefined
}

type Facts = Pick<
  rows.PrinterRow,
  'name' | 'kind' | 'address' | 'prints_tickets' | 'station_ids' | 'prints_receipts' | 'has_drawer' | 'width'
>

/** For the audit trail; never the secret, not even its hash. */
function factsOf(row: Facts) {
  return {
    name: row.name,
    kind: row.kind,
    address: row.address,
    tickets: row.prints_tickets,
    stations: row.station_ids,
    receipts: row.prints_receipts,
    drawer: row.has_drawer,
    width: row.width,
  }
}

type Change = { readonly action: string; readonly before?: object | undefined; readonly after?: object }

async function note(
  { tx, who, requestId }: WriteContext,
  { location_id, id }: Pick<rows.PrinterRow, 'location_id' | 'id'>,
  { action, before, after }: Change,
) {
  await addAudit(tx, personOf(who), requestId, {
    action,
    subject: `printer:${id}`,
    locationId: location_id,
    ...(before && { before }),
    ...(after && { after }),
  })
  await announce(tx, 'printer.changed', { id, locationId: location_id })
}
