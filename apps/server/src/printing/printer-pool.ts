import type { Db } from '../kit/db/sql.ts'
import type { Log } from '../kit/log.ts'
import { dueTimes } from './print-jobs.sql.ts'
import { allPrinters, noteSeen, type PrinterRow } from './printers.sql.ts'

const SEEN_EVERY_MS = 60_000
/** A changed state is written sooner, but one that flickers is not written at each poll. */
const STATUS_EVERY_MS = 10_000
const MAX_STATUS = 80

export type PrinterPool = ReturnType<typeof openPrinterPool>

/**
 * All printers and when each has something to do, in the memory of this process: 300 restaurants with two printers ask 120
 * times a second, and nearly always for nothing. Changes in the database are told by their events.
 */
export function openPrinterPool(db: Db, log: Log) {
  let printers = new Map<string, PrinterRow>()
  const dueAt = new Map<string, number>()
  let isOld = true
  let reading: Promise<void> | undefined

  async function read() {
    isOld = false
    try {
      const [rows, dues] = [await allPrinters(db), await dueTimes(db)]
      printers = new Map(rows.map((row) => [row.id, row]))
      for (const { printer_id, due_at } of dues) if (!dueAt.has(printer_id)) dueAt.set(printer_id, due_at.getTime())
    } catch (error) {
      isOld = true
      throw error
    }
  }
  /** What changes while it is read is read once more. */
  async function refresh(): Promise<void> {
    while (isOld) {
      reading ??= read().finally(() => {
        reading = undefined
      })
      await reading
    }
  }

  return {
    /** As of the last event that this process heard. */
    async find(id: string): Promise<PrinterRow | undefined> {
      await refresh()
      return printers.get(id)
    },
    async all(): Promise<readonly PrinterRow[]> {
      await refresh()
      return [...printers.values()]
    },
    hasWork: (id: string, now: Date) => (dueAt.get(id) ?? Number.POSITIVE_INFINITY) <= now.getTime(),
    /** Whether one of its jobs is out or waits. */
    hasJobs: (id: string) => dueAt.has(id),
    /** It has a new job, or was changed: the database is asked at its next poll. */
    heard(id: string, what: 'its jobs' | 'itself') {
      dueAt.set(id, 0)
      if (what === 'itself') isOld = true
    },
    /** The safety net behind the events: everything is read again. */
    forget() {
      isOld = true
      dueAt.clear()
    },
    nothingFor: (id: string) => void dueAt.delete(id),
    /** Then at the latest. */
    lookAt: (id: string, at: number) => void dueAt.set(id, Math.min(at, dueAt.get(id) ?? at)),
    saw: openSightings(db, log),
  }
}

/** That a printer asked or answered is noted at most once a minute; how it is, sooner. */
function openSightings(db: Db, log: Log) {
  const noted = new Map<string, { at: number; status: string }>()
  return async (printer: PrinterRow, status: string, now: Date, isThere = true) => {
    const short = status.slice(0, MAX_STATUS)
    const last = noted.get(printer.id) ?? { at: printer.seen_at?.getTime() ?? 0, status: printer.status }
    const age = now.getTime() - last.at
    if (age < (short === last.status ? SEEN_EVERY_MS : STATUS_EVERY_MS)) return
    noted.set(printer.id, { at: now.getTime(), status: short })
    await noteSeen(db, printer, short, isThere ? now : null).catch((error: unknown) =>
      log.warn({ err: error, printer: printer.id }, 'could not note that a printer asked'),
    )
  }
}
