import { randomBytes } from 'node:crypto'
import { type Printer, savePrinter } from '@sizzle/contract/printing.ts'
import type { z } from 'zod'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from './body-of.ts'
import { anEpsonPrinter, aStarPrinter } from './fake-printers.ts'
import type { Caller, TestApp } from './test-app.ts'
import { untilTrue } from './until-true.ts'

export const NEW_PRINTER = {
  locationId: 'truro',
  expectedVersion: 0,
  name: 'Pass',
  kind: 'star_cloudprnt',
  address: null,
  printsTickets: true,
  stationIds: [],
  printsReceipts: false,
  hasDrawer: false,
  spools: false,
  width: 80,
}

type Saved = z.input<typeof Printer>

/** None, and nothing to print. The printers go first: the program's own watch writes down jobs for those that are there. */
export async function noPrinters({ database: { db } }: Pick<TestApp, 'database'>) {
  await db.run(sql`update printers set removed_at = now() where removed_at is null`)
  await db.run(sql`delete from print_jobs`)
}

/** A printer at Truro as a manager sets it up. */
export async function aPrinter(manager: Caller, changes: object = {}): Promise<Saved> {
  return bodyOf(savePrinter, await manager.post('/savePrinter', { ...NEW_PRINTER, ...changes })).printer
}

export async function aSecretFor(manager: Caller, printer: Pick<Saved, 'id'>, locationId = 'truro'): Promise<string> {
  const secret = randomBytes(18).toString('base64url')
  const answer = await manager.post('/setPrinterSecret', { locationId, printerId: printer.id, secret })
  if (answer.status !== 200) throw new Error(`setPrinterSecret answered ${answer.status}`)
  return secret
}

type House = Pick<TestApp, 'url'>
type PrinterChanges = {
  readonly locationId?: string
  readonly name?: string
  readonly width?: number
  readonly printsTickets?: boolean
  readonly stationIds?: readonly string[]
}

/** Set up, with its secret, and known to the process that it calls. */
export async function aStar({ url }: House, manager: Caller, changes: PrinterChanges = {}) {
  const printer = await aPrinter(manager, changes)
  const secret = await aSecretFor(manager, printer, changes.locationId)
  const star = aStarPrinter(`${url}${printer.callsAt}`, secret)
  await untilTrue(async () => (await star.poll()).status === 200)
  return { ...printer, secret, star }
}

export async function anEpson({ url }: House, manager: Caller, changes: object = {}) {
  const printer = await aPrinter(manager, { ...changes, kind: 'epson_sdp' })
  const secret = await aSecretFor(manager, printer)
  const epson = anEpsonPrinter(`${url}${printer.callsAt}`, printer.id, secret)
  await untilTrue(async () => (await epson.ask()).status === 200)
  return { ...printer, epson }
}
