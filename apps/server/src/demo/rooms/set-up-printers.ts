import { randomBytes } from 'node:crypto'
import * as printing from '@sizzle/contract/printing.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { sql } from '../../kit/db/sql.ts'
import { savePrinter, setPrinterSecret } from '../../printing/save-printer.ts'
import { daysAgo, managerAt, type Shift } from './shift.ts'

const AT = 'truro'
type Wish = Omit<InputOf<typeof printing.savePrinter>, 'locationId' | 'expectedVersion' | 'printerId'>
const PLAIN: Pick<Wish, 'stationIds' | 'spools' | 'width' | 'printsTickets'> = {
  stationIds: [],
  spools: false,
  width: 80,
  printsTickets: false,
}
/** Neither prints what comes by itself from now on but a receipt: there is no paper in a demo, and every board would say so. */
const COUNTER: Wish = {
  ...PLAIN,
  name: 'Counter',
  kind: 'star_cloudprnt',
  address: null,
  printsReceipts: true,
  hasDrawer: true,
}
const KITCHEN: Wish = {
  ...PLAIN,
  name: 'Kitchen',
  kind: 'escpos_tcp',
  address: '192.168.1.60',
  printsReceipts: false,
  hasDrawer: false,
}
const RECEIPTS = 5

/** Two at one location and none at the other. */
export async function setUpPrinters(shift: Shift): Promise<void> {
  const { act, now } = shift
  const by = managerAt(shift, AT)
  const add = async (at: Date, wish: Wish) => {
    const input = { locationId: AT, expectedVersion: 0, ...wish }
    return (await act({ by, at }, printing.savePrinter, savePrinter, input)).printer.id
  }
  const counter = await add(daysAgo(now, 11, '11:02'), COUNTER)
  const secret = { locationId: AT, printerId: counter, secret: randomBytes(24).toString('base64url') }
  await act({ by, at: daysAgo(now, 11, '11:04') }, printing.setPrinterSecret, setPrinterSecret, secret)
  const kitchen = await add(daysAgo(now, 11, '11:20'), KITCHEN)
  await printed(shift, { counter, kitchen })
}

/** The latest receipts at the counter and a test page in the kitchen. */
async function printed({ tx, now }: Shift, { counter, kitchen }: { counter: string; kitchen: string }): Promise<void> {
  const tested = daysAgo(now, 11, '11:24')
  await tx.run(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, order_id, opens_drawer, state, offers, made_at, offered_at, done_at)
    select location_id, ${counter}, 'receipt', id, order_id, true, 'printed', 1, captured_at,
      captured_at + interval '2 seconds', captured_at + interval '5 seconds'
    from payments where location_id = ${AT} and tender = 'cash' and captured_at < ${now}
    order by captured_at desc limit ${RECEIPTS}`)
  await tx.run(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, state, offers, made_at, offered_at, done_at)
    values (${AT}, ${kitchen}, 'test', gen_random_uuid(), 'printed', 1, ${tested}, ${tested}, ${tested})`)
  await tx.run(sql`
    update printers p set seen_at = (
      select max(done_at) from print_jobs j where j.location_id = p.location_id and j.printer_id = p.id)
    where location_id = ${AT} and id in (${counter}, ${kitchen})`)
}
