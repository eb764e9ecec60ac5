import { randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/printing.ts'
import { mayAt, type Right } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf, type WriteContext } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { orderById } from '../orders/orders.sql.ts'
import { tellOf } from './hand-out.ts'
import { standingTickets } from './paper-of-ticket.ts'
import { asTelling, presentJob } from './present-printer.ts'
import { askForPrint, type NewJob } from './print-jobs.sql.ts'
import { lockPrinter, type PrinterRow } from './printers.sql.ts'

type Wish = { readonly locationId: string; readonly printerId: string }

export const printTestPage = operation(contract.printTestPage, async (wish, context) => {
  const found = await ownPrinter(wish, context, 'printer.manage')
  if (!found.ok) return found
  return ok({ job: await ask(found.value, { kind: 'test', subject: randomUUID() }, context) })
})

/** One person after the other, so that two reprints are COPY 1 and COPY 2 (printing 8). */
export const printAgain = operation(contract.printAgain, async ({ orderId, paper, ...wish }, context) => {
  const found = await ownPrinter(wish, context, 'order.move')
  if (!found.ok) return found
  const order = await orderById(context.tx, { id: orderId, at: [wish.locationId] })
  if (!order) return refuse({ code: 'order_not_found' })
  const printed = { orderId: order.id, number: order.short_number }
  const own = paper === 'ticket' ? await standingTickets(context.tx, order, found.value.station_ids) : []
  let job: PrintJob | undefined
  for (const subject of own) job = await ask(found.value, { kind: 'ticket', subject, ...printed }, context)
  const kind = paper === 'receipt' ? 'receipt' : order.status === 'cancelled' ? 'void' : 'order'
  return ok({ job: job ?? (await ask(found.value, { kind, subject: order.id, ...printed }, context)) })
})

export const openDrawer = operation(contract.openDrawer, async (wish, context) => {
  const found = await ownPrinter(wish, context, 'payment.take')
  if (!found.ok) return found
  if (!found.value.has_drawer) return refuse({ code: 'printer_has_no_drawer' })
  const { tx, who, requestId } = context
  await addAudit(tx, personOf(who), requestId, {
    action: 'openDrawer',
    subject: `printer:${wish.printerId}`,
    locationId: wish.locationId,
    after: { name: found.value.name },
  })
  return ok({ job: await ask(found.value, { kind: 'drawer', subject: randomUUID() }, context) })
})

type PrintJob = ReturnType<typeof presentJob>

async function ownPrinter({ locationId, printerId }: Wish, { tx, who }: WriteContext, right: Right) {
  if (!mayAt(personOf(who), right, locationId)) return refuse({ code: 'location_not_found' as const })
  const printer = await lockPrinter(tx, locationId, printerId)
  return printer ? ok(printer) : refuse({ code: 'printer_not_found' as const })
}

type Paper = Pick<NewJob, 'kind' | 'subject'> & { readonly orderId?: string; readonly number?: string }

async function ask(printer: PrinterRow, { kind, subject, orderId, number }: Paper, { tx, now }: WriteContext) {
  const job = await askForPrint(
    tx,
    {
      location_id: printer.location_id,
      printer_id: printer.id,
      kind,
      subject,
      order_id: orderId ?? null,
      opens_drawer: kind === 'drawer',
    },
    printer.kind === 'screen',
    now,
  )
  await tellOf(tx, 'print.queued', [job])
  return presentJob(asTelling(job, printer, number ?? null))
}
