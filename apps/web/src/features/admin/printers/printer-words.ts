import { clockOf } from '../../../ui/clock.ts'
import type { ShownPaper, ShownPrinter } from './printers-query.ts'

export const KIND_WORDS: Readonly<Record<ShownPrinter['kind'], string>> = {
  star_cloudprnt: 'Star printer (CloudPRNT)',
  epson_sdp: 'Epson printer (Server Direct Print)',
  escpos_tcp: 'Network printer (ESC/POS)',
  screen: 'On the screen only',
}

export const KIND_HINTS: Readonly<Record<ShownPrinter['kind'], string>> = {
  star_cloudprnt: 'The printer fetches its papers from this server. Enter the address and the secret in the printer.',
  epson_sdp:
    'The printer fetches its papers from this server. Enter the address, the ID and the secret in the printer.',
  escpos_tcp:
    'This server calls the printer. It has to stand in the same network, and the owner has to allow that in the settings.',
  screen: 'No paper: what would be printed is shown here as a picture.',
}

const PAPERS: Readonly<Record<ShownPaper['kind'], string>> = {
  ticket: 'Ticket',
  order: 'Ticket',
  change: 'Change',
  void: 'Void',
  receipt: 'Receipt',
  test: 'Test page',
  drawer: 'Drawer opened',
}
const STATES: Readonly<Record<ShownPaper['state'], string>> = {
  queued: 'waits for the printer',
  offered: 'at the printer',
  printed: 'printed',
  failed: 'not printed',
  expired: 'not printed in time',
}

export function paperWords({ kind, what, copy }: ShownPaper): string {
  const number = kind === 'test' || kind === 'drawer' ? '' : ` ${what}`
  return `${PAPERS[kind]}${number}${copy > 0 ? `, copy ${copy}` : ''}`
}

export function isUnprinted({ state }: ShownPaper): boolean {
  return state === 'failed' || state === 'expired'
}

/** When it came out, or else when it was made: the time alone for one of today. */
export function paperTime({ madeAt, doneAt }: ShownPaper, timeZone: string, now: Date): string {
  const clock = clockOf({ timeZone })
  const at = doneAt ?? madeAt
  return withMinutes(clock.day(at) === clock.day(now) ? clock.time(at) : clock.shortMoment(at))
}

/** In a column of times a full hour has its minutes like the others: '9:00 p.m.' */
function withMinutes(time: string): string {
  return time.replace(/(?<![:\d])(\d{1,2})(?=\s[ap]\.m\.)/, '$1:00')
}

export function stateWords({ state, problem }: ShownPaper): string {
  return problem === '' ? STATES[state] : `${STATES[state]}: ${problem}`
}

/** How the printer is, in a few words; it asks every few seconds when it is on. */
const SILENT_MS = 3 * 60_000

/** `over`: nothing is wrong, and nothing proves that it works. `more` is what the pill has no room for, `help` what to do. */
export type PrinterState = {
  readonly tone: 'good' | 'bad' | 'over'
  readonly words: string
  readonly more?: string
  readonly help?: string
}

export function printerState({ kind, hasSecret, seenAt, status }: ShownPrinter, now: Date): PrinterState {
  if (kind === 'screen') return { tone: 'good', words: 'Ready' }
  if ((kind === 'star_cloudprnt' || kind === 'epson_sdp') && !hasSecret)
    return { tone: 'bad', words: 'Not connected', more: 'It has no secret yet.' }
  if (seenAt === null)
    return status ? { tone: 'bad', words: 'Fault', more: status } : { tone: 'bad', words: 'Never seen' }
  const seen = new Date(seenAt)
  const isAsking = kind !== 'escpos_tcp'
  if (isAsking && now.getTime() - seen.getTime() > SILENT_MS)
    return {
      tone: 'bad',
      words: 'Not answering',
      more: `Last seen ${ageOf(seen, now)} ago.`,
      help: 'Check power and network, then print a test page.',
    }
  const isFine = status === '' || /^2\d\d/.test(status)
  if (!isFine) return { tone: 'bad', words: 'Fault', more: status }
  // One that this server calls was well when it printed last, which says little of now.
  return isAsking ? { tone: 'good', words: 'Connected' } : { tone: 'over', words: `Printed ${ageOf(seen, now)} ago` }
}

function ageOf(then: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - then.getTime()) / 60_000))
  if (minutes < 2) return 'a minute'
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
