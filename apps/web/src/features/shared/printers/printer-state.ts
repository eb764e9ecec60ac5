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
    return {
      tone: 'bad',
      isAway: true,
      words: 'Not connected',
      more: 'It has no secret yet.',
      help: 'Make one, and enter it in the printer with its address.',
    }
  if (seenAt === null)
    return status
      ? { tone: 'bad', isAway: true, words: 'Fault', ...faultWords(status) }
      : { tone: 'bad', isAway: true, words: 'Never seen', ...NEVER_SEEN[kind] }
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
  if (!isFine) return { tone: 'bad', words: 'Fault', ...faultWords(status) }
  // One that this server calls was well when it printed last, which says little of now.
  return isAsking
    ? { tone: 'good', words: 'Connected' }
    : { tone: 'plain', words: `Last printed ${ageOf(seen, now)} ago` }
}

const NEVER_SEEN = {
  star_cloudprnt: {
    more: 'It has not called yet.',
    help: 'Enter its address and secret in the printer, and look whether it is on.',
  },
  epson_sdp: {
    more: 'It has not called yet.',
    help: 'Enter its address, ID and secret in the printer, and look whether it is on.',
  },
  escpos_tcp: { more: 'It has printed nothing yet.', help: 'Print a test page to see whether it is reached.' },
} as const

/** What a printer reports of itself, as a person would say it; its own words stand behind. */
function faultWords(status: string): { more: string; help: string } {
  if (/paper/i.test(status) && /out|end|empty/i.test(status))
    return { more: `It is out of paper (${status}).`, help: 'Put in a new roll, then print a test page.' }
  if (/cover|lid/i.test(status))
    return { more: `Its cover is open (${status}).`, help: 'Close it, then print a test page.' }
  // Nothing was sent to it.
  if (/^This server may not/.test(status))
    return {
      more: `${status}.`,
      help: 'An admin can allow it: in Settings, “Printers on the local network”.',
    }
  return { more: `It reports: ${status}.`, help: 'Look at the printer, then print a test page.' }
}

/** When it was last there; undefined: never, or there is nothing that could be. */
export function seenWords({ kind, seenAt }: Pick<ShownPrinter, 'kind' | 'seenAt'>, now: Date): string | undefined {
  if (kind === 'screen' || seenAt === null) return undefined
  return `${ageOf(new Date(seenAt), now)} ago`
}

function ageOf(then: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - then.getTime()) / 60_000))
  if (minutes < 2) return 'a minute'
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
