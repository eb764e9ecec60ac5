// A job is handed to a printer, which says later whether it printed it. Nobody can know what a printer did that fell silent
// in between, so the job comes again and says so at its head (printing 6).

export const JOB_STATES = ['queued', 'offered', 'printed', 'failed', 'expired'] as const
export type JobState = (typeof JOB_STATES)[number]

export const JOB_KINDS = ['ticket', 'order', 'change', 'void', 'receipt', 'test', 'drawer'] as const
export type JobKind = (typeof JOB_KINDS)[number]

export const PRINTER_KINDS = ['star_cloudprnt', 'epson_sdp', 'escpos_tcp', 'screen'] as const
export type PrinterKind = (typeof PRINTER_KINDS)[number]

/** Once, and three times again. */
export const MOST_OFFERS = 4
export const OFFER_AGAIN_AFTER_MS = 60_000
const ALERT_AFTER_MS = 10 * 60_000
export const EXPIRES_AFTER_MS = 2 * 3_600_000

/** As the database has it. */
type JobFacts = {
  readonly state: JobState
  readonly offers: number
  readonly made_at: Date
  readonly offered_at: Date | null
}

export type JobVerdict = 'offer' | 'wait' | 'fail' | 'expire' | 'over'

/** What to do with a job now. */
export function verdictOn({ state, offers, made_at: madeAt, offered_at: offeredAt }: JobFacts, now: Date): JobVerdict {
  if (state !== 'queued' && state !== 'offered') return 'over'
  const isDue = offeredAt === null || now.getTime() - offeredAt.getTime() >= OFFER_AGAIN_AFTER_MS
  if (!isDue) return 'wait'
  if (now.getTime() - madeAt.getTime() > EXPIRES_AFTER_MS) return 'expire'
  return offers >= MOST_OFFERS ? 'fail' : 'offer'
}

/** Whether people have to be told: it failed, or nobody fetched it for ten minutes (printing 7). */
export function isWorrying({ state, offered_at: offeredAt, made_at: madeAt }: JobFacts, now: Date): boolean {
  if (state === 'failed' || state === 'expired') return true
  return state === 'queued' && offeredAt === null && now.getTime() - madeAt.getTime() >= ALERT_AFTER_MS
}

export function notPrinted(printer: string, what: string): string {
  return `Printer ${printer} has not printed ${what}`
}
