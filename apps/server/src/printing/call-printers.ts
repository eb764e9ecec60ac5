import { escPos } from '@sizzle/domain/printing/esc-pos.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { confirm, handOut, peek } from './hand-out.ts'
import { paperOfJob } from './paper-of-job.ts'
import type { PrintJobRow } from './print-jobs.sql.ts'
import type { PrinterRow } from './printers.sql.ts'
import type { PrintingParts } from './printing-parts.ts'
import { sendToPrinter } from './reach-printer.ts'

type Parts = Omit<PrintingParts, 'refuseLogin' | 'refuse' | 'nonceKey'> & { readonly settingOf: SettingOf }

/** Printers that the server calls itself: one job at a time for each, several printers at once. */
export function openCalls(parts: Parts) {
  const underWay = new Map<string, Promise<void>>()

  async function workOff(printer: PrinterRow) {
    for (;;) {
      const next = await peek(parts, printer, parts.clock())
      const job = next && (await handOut(parts, next, parts.clock()))
      if (!job) return
      await print(parts, printer, job)
    }
  }
  return {
    /** Every printer with work that nobody is at. */
    async look() {
      for (const printer of await parts.pool.all()) {
        if (printer.kind !== 'escpos_tcp' || underWay.has(printer.id)) continue
        if (!parts.pool.hasWork(printer.id, parts.clock())) continue
        const work = workOff(printer)
          .catch((error: unknown) =>
            parts.log.warn({ err: error, printer: printer.id }, 'a printer could not be called'),
          )
          .finally(() => underWay.delete(printer.id))
        underWay.set(printer.id, work)
      }
    },
    async stop() {
      await Promise.all(underWay.values())
    },
  }
}

async function print(parts: Parts, printer: PrinterRow, job: PrintJobRow) {
  const lines = await paperOfJob(parts.database.db, job, printer, parts.receipts)
  const { dotsOf } = await import('./draw-letters.ts') // a tenth of a start, which only printers need
  const bytes = escPos(lines, dotsOf(lines, printer.width), { opensDrawer: job.opens_drawer })
  const reached = await sendToPrinter(printer.address ?? '', bytes, parts.settingOf('printing.localNetwork'))
  await parts.pool.saw(printer, reached.ok ? '' : reached.problem, parts.clock(), reached.ok)
  await confirm(parts, job, reached.ok ? null : reached, parts.clock())
}
