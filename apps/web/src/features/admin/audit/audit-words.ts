import { nameWords } from '@sizzle/domain/audit/words.ts'
import { addDays, isLocalDate, type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { type Audience, audienceWords } from '@sizzle/domain/messages/campaign.ts'
import { deviceClock, timeInRow } from '../../../ui/clock.ts'
import { ACTIONS } from './audit-actions.ts'
import type { AuditChange, AuditEntry } from './audit-query.ts'

export function actionWords(action: string): string {
  return ACTIONS[action] ?? nameWords(action)
}

const KINDS: Readonly<Record<string, string>> = {
  menu_item: 'Dish',
  option_group: 'Options',
  'chain-hours': 'Holidays for all locations',
  audit: 'The audit trail',
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** As it is called now; what is gone, or never had a name, by its kind: 'Dish dal-makhani', of a long number the end. */
export function subjectWords({ subject, subjectName }: Pick<AuditEntry, 'subject' | 'subjectName'>): string {
  if (subjectName !== null) return subjectName
  const { kind, id } = subjectOf(subject)
  if (isLocalDate(id)) return nameWords(id)
  if (kind === 'setting') return nameWords(id.slice(0, id.indexOf('.')))
  const words = KINDS[kind] ?? nameWords(kind)
  if (id === '') return words
  return `${words} ${UUID.test(id) ? nameWords(id) : id}`
}

/** Its subject is the very day that it stands under. */
export function isOfItsDay({ subject, at, timeZone }: Pick<AuditEntry, 'subject' | 'at' | 'timeZone'>): boolean {
  const { kind, id } = subjectOf(subject)
  return kind === 'day' && id === localAt(timeZone, new Date(at)).date
}

/** Of a setting the value, under its own name and not under "Value"; where the old one was from is history's business. */
export function changesOf({ subject, changes }: Pick<AuditEntry, 'subject' | 'changes'>): readonly AuditChange[] {
  const { kind, id } = subjectOf(subject)
  if (kind === 'printer') return changes.map(withMillimetres)
  if (kind === 'campaign') return changes.map(withAudience)
  if (kind !== 'setting') return changes
  const name = nameWords(id.slice(id.lastIndexOf('.') + 1))
  const unit = / minutes$/i.test(name) ? ' minutes' : ''
  return changes
    .filter(({ field }) => field === 'Value')
    .map(({ before, after }) => ({ field: name.replace(/ minutes$/i, ''), before, after: after && `${after}${unit}` }))
}

/** The width of a printer's paper. */
function withMillimetres({ field, before, after }: AuditChange): AuditChange {
  const inUnits = (value: string | null) => (field === 'Width' && value !== null ? `${value} mm` : value)
  return { field, before: inUnits(before), after: inUnits(after) }
}

/** Whom a campaign is for, in the words of its page. */
const AUDIENCE: Readonly<Record<string, (n: number) => Audience>> = {
  'Audience › Bought within days': (boughtWithinDays) => ({ boughtWithinDays }),
  'Audience › No order for days': (noOrderForDays) => ({ noOrderForDays }),
  'Audience › Min points': (minPoints) => ({ minPoints }),
}

function withAudience({ field, before, after }: AuditChange): AuditChange {
  const audience = AUDIENCE[field]
  if (!audience) return { field, before, after }
  const inWords = (value: string | null) =>
    value === null ? null : audienceWords(audience(Number(value.replaceAll(',', ''))), '')
  return { field: 'Audience', before: inWords(before), after: inWords(after) }
}

/** Where the subject can be looked at; undefined: on no screen. */
export function subjectAddress(entry: Pick<AuditEntry, 'subject' | 'subjectName' | 'location'>): string | undefined {
  const { subject, subjectName, location } = entry
  const { kind, id } = subjectOf(subject)
  const menu = location && `?${new URLSearchParams({ location: location.id })}#menu?`
  if (menu && kind === 'menu_item' && id !== '') return `${menu}${new URLSearchParams({ search: id })}`
  if (menu && kind === 'category' && id !== '') return `${menu}${new URLSearchParams({ category: id })}`
  if (kind === 'user' && UUID.test(id)) return `#users/${id}`
  if (kind === 'location') return `#locations?${new URLSearchParams({ search: id })}`
  if (kind === 'order' && UUID.test(id)) return `#orders/${id}`
  // A payment is found by the number of its order.
  if (kind === 'payment' && subjectName !== null) return `#payments?${new URLSearchParams({ search: subjectName })}`
  if (kind === 'message' && UUID.test(id)) return `#messages/${id}`
  if (kind === 'reservation' && id !== '') return `#reservations/${encodeURIComponent(id)}`
  if (kind === 'setting') return location ? `?${new URLSearchParams({ location: location.id })}#settings` : '#settings'
  if (kind === 'campaign' && UUID.test(id)) return `#messages/campaigns/${id}`
  if (kind === 'day' && location) return `?${new URLSearchParams({ location: location.id })}#closing`
  if (kind === 'chain-hours') return '#locations/holidays'
  return undefined
}

/** What a change can be about, by the first word of a search. */
const SUBJECTS: ReadonlySet<string> = new Set([
  'campaign',
  'category',
  'day',
  'invitation',
  'location',
  'location-group',
  'menu',
  'message',
  'option_group',
  'menu_item',
  'order',
  'payment',
  'printer',
  'reservation',
  'setting',
  'user',
])

/** The setting whose history is looked at, in words: people come to it by a link and never typed its key. */
export function settingIn(subject: string): string | undefined {
  const { kind, id } = subjectOf(subject)
  const name = /^[a-z]+\.(\w+)$/.exec(id)?.[1]
  return kind === 'setting' && name ? `Setting: ${nameWords(name)}` : undefined
}

/** One field for both: 'Dish dal makhani' or 'Order' is a subject, anything else a part of somebody's name. */
export function readSearch(typed: string): { person: string; subject: string } {
  const [kind = ''] = askedSubject(typed).split(':')
  return SUBJECTS.has(kind) ? { person: '', subject: typed } : { person: typed, subject: '' }
}

const WORDS_FOR: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([kind, words]) => [words.toLowerCase(), kind])),
  person: 'user',
}

/** What somebody types is asked as it is kept: 'Dish dal makhani' is 'menu_item:dal-makhani', 'Order' all orders. */
export function askedSubject(typed: string): string {
  const asked = typed.trim()
  if (asked.includes(':')) return asked
  const [first = '', ...rest] = asked.toLowerCase().split(/\s+/)
  const id = rest.join('-')
  const kind = WORDS_FOR[first] ?? first
  return id === '' ? kind : `${kind}:${id}`
}

function subjectOf(subject: string): { kind: string; id: string } {
  const [kind = '', ...rest] = subject.split(':')
  return { kind, id: rest.join(':') }
}

/** By the clock of the place, which is named where the reader's own shows another time. */
export function timeOf({ at, timeZone }: AuditEntry): string {
  return timeInRow(at, timeZone, 'time')
}

type DayOfEntries = { readonly day: string; readonly entries: readonly AuditEntry[] }

/** The entries as they come, each day together: over several time zones two days take turns at midnight. */
export function byDay(entries: readonly AuditEntry[]): readonly DayOfEntries[] {
  const today = deviceClock().today()
  const days = Map.groupBy(entries, ({ at, timeZone }) => localAt(timeZone, new Date(at)).date)
  return [...days].map(([date, own]) => ({ day: dayWords(date, today), entries: own }))
}

/** 'Today, Nov 24', 'Yesterday, Nov 23', 'Sun, Nov 22', with its year where that is another one. */
function dayWords(date: LocalDate, today: LocalDate): string {
  const words = DAY.format(new Date(`${date}T00:00:00Z`))
  if (date === today) return `Today, ${words}`
  if (date === addDays(today, -1)) return `Yesterday, ${words}`
  return date.slice(0, 4) === today.slice(0, 4)
    ? `${WEEKDAY.format(new Date(`${date}T00:00:00Z`))}, ${words}`
    : nameWords(date)
}

// A date is a day of its own: from its midnight in UTC no zone can move it.
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const WEEKDAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'long' })

export function countLine({ total, isCut }: { total: number; isCut: boolean }): string {
  if (isCut) return `The latest ${entriesOf(total)}. Narrow the dates to see older ones.`
  return entriesOf(total)
}

export function entriesOf(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'entry' : 'entries'}`
}
