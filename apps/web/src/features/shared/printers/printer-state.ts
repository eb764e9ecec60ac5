import type { ShownPrinter } from './printers-query.ts'

/** How the printer is, in a few words; it asks every few seconds when it is on. */
const SILENT_MS = 3 * 60_000

/**
 * `plain`: nothing is wrong, and nothing proves that it works. `more` is what the pill has no room for, `help` what to do. To one
 * that is away nothing can be sent now.
 */
export type PrinterState = {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly words: string
  readonly isAway?: boolean
  readonly more?: string
  readonly help?: string
}

export function printerState({ kind, hasSecret, seenAt, status }: ShownPrinter, now: Date): PrinterState {
  if (kind === 'screen') return { tone: 'good', words: 'Ready' }
  if ((kind === 'star_cloudprnt' || kind === 'epson_sdp') && !hasSecret)
    return { tone: 'bad', isAway: true, words: 'Not connected', more: 'It has no secret yet.' }
  if (seenAt === null)
    return status
      ? { tone: 'bad', isAway: true, words: 'Fault', more: status }
      : { tone: 'bad', isAway: true, words: 'Never seen' }
  const seen = new Date(seenAt)
  const isAsking = kind !== 'escpos_tcp'
  if (isAsking && now.getTime() - seen.getTime() > SILENT_MS)
    return {
      tone: 'bad',
      isAway: true,
      words: 'Not answering',
      more: `Last seen ${ageOf(seen, now)} ago.`,
      help: 'Check power and network, then print a test page.',
    }
  const isFine = status === '' || /^2\d\d/.test(status)
  if (!isFine) return { tone: 'bad', words: 'Fault', more: status }
  // One that this server calls was well when it printed last, which says little of now.
  return isAsking
    ? { tone: 'good', words: 'Connected' }
    : { tone: 'plain', words: `Last printed ${ageOf(seen, now)} ago` }
}

function ageOf(then: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - then.getTime()) / 60_000))
  if (minutes < 2) return 'a minute'
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
