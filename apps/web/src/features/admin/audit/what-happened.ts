import { needsReason } from '@sizzle/domain/closing/cash-count.ts'
import { formatDollars, toCents } from '../../../ui/money.ts'
import type { AuditChange, AuditEntry } from './audit-query.ts'
import { actionWords, changesOf } from './audit-words.ts'

type Said = { readonly words: string; readonly changes: readonly AuditChange[] }

/** Some actions have two outcomes: which of them it was stands in the changes, and is said once. */
export function whatHappened(entry: AuditEntry): Said {
  const changes = changesOf(entry).filter((change) => !isNumberAlone(change) && !isSubject(change, entry))
  return OUTCOMES[entry.action]?.(changes) ?? { words: actionWords(entry.action), changes }
}

type Outcome = (changes: readonly AuditChange[]) => Said | undefined

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  setSoldOut: (changes) => {
    if (afterOf(changes, 'Units left'))
      return {
        words: 'Set stock',
        // What is left comes first: when to warn is read beside it.
        changes: inWordsOf({ 'Units left': 'Left', Low: 'Warn at' }, changes).toSorted(
          (a, b) => Number(a.field === 'Warn at') - Number(b.field === 'Warn at'),
        ),
      }
    const until = afterOf(changes, 'Sold out until')
    if (!until) return { words: 'Put back on sale', changes }
    return {
      words: 'Marked sold out',
      changes: until.startsWith('until ') ? without(changes, 'Sold out until') : changes,
    }
  },
  setMenuItemAvailability: (changes) => {
    const [first] = changes
    if (!first || changes.some(({ after }) => after !== first.after)) return undefined
    const dishes = changes.length === 1 ? 'a dish' : `${changes.length} dishes`
    // One alone is the subject.
    return {
      words: `${first.after === 'yes' ? 'Showed' : 'Hid'} ${dishes}`,
      changes: changes.length === 1 ? [] : changes,
    }
  },
  toggleLocationStatus: (changes) => {
    const isActive = afterOf(changes, 'Active')
    if (!isActive) return undefined
    return {
      words: `${isActive === 'yes' ? 'Activated' : 'Deactivated'} a location`,
      changes: without(changes, 'Active'),
    }
  },
  deactivateUser: (changes) => ({ words: actionWords('deactivateUser'), changes: without(changes, 'Active') }),
  startCampaign: (changes) => ({
    words: afterOf(changes, 'First') === 'no' ? 'Went on with a campaign' : actionWords('startCampaign'),
    changes: inWordsOf({ Total: 'Emails' }, without(changes, 'First')),
  }),
  closeDay: (changes) => ({ words: actionWords('closeDay'), changes: inWordsOf(REPORT, changes).map(exactly) }),
  countDrawer: (changes) => ({
    words: actionWords('countDrawer'),
    changes: withDifference(inWordsOf(COUNT, changes)),
  }),
  addCashMove: (changes) => {
    const words = CASH[afterOf(changes, 'Kind') ?? '']
    return words === undefined ? undefined : { words, changes: without(changes, 'Kind') }
  },
}

const DRAWER = 'Drawer'
const DIFFERENCE = 'Drawer difference'

/** What the report of a day calls its figures. */
const REPORT: Readonly<Record<string, string>> = {
  Number: 'Report',
  'Total amount': 'Takings',
  'Difference amount': DIFFERENCE,
}

/** The same of a count of the drawer. */
const COUNT: Readonly<Record<string, string>> = {
  'Counted amount': 'Counted',
  'Expected amount': 'Expected',
}

/** What whoever looks for money asks first. */
function withDifference(changes: readonly AuditChange[]): readonly AuditChange[] {
  const [counted, expected] = ['Counted', 'Expected'].map((field) => afterOf(changes, field))
  if (!counted || !expected) return changes
  const difference = dollarsIn(counted) - dollarsIn(expected)
  if (Math.abs(difference) < 0.005) return [...changes, DRAWER_EXACT]
  const words = `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'short' : 'over'}`
  return [...changes, { field: DRAWER, before: null, after: words }]
}

const dollarsIn = (words: string) => Number.parseFloat(words.replace('−', '-').replaceAll(/[$,]/g, ''))

/** More is missing than goes without a reason. */
export function isMissingCash({ field, after }: AuditChange): boolean {
  if (after === null) return false
  const isShort = field === DRAWER ? after.endsWith('short') : field === DIFFERENCE && after.startsWith('−')
  return isShort && needsReason(toCents(dollarsIn(after)))
}

/** A drawer without a difference is said in words. */
function exactly(change: AuditChange): AuditChange {
  const isExact = change.field === DIFFERENCE && change.before === null && change.after === '$0.00'
  return isExact ? DRAWER_EXACT : change
}

const DRAWER_EXACT: AuditChange = { field: 'Drawer exact', before: null, after: null }

const CASH: Readonly<Record<string, string>> = {
  'pay in': 'Put cash into the drawer',
  'pay out': 'Paid cash out of the drawer',
  drop: 'Took cash to the safe',
}

const LONG_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A number that machines use says nothing to people; the table that is exported has it. */
function isNumberAlone({ before, after }: AuditChange): boolean {
  const values = [before, after].filter((value) => value !== null)
  return values.length > 0 && values.every((value) => LONG_NUMBER.test(value))
}

/** The name of what is new is the subject, which stands above. */
function isSubject({ field, before, after }: AuditChange, { subjectName }: AuditEntry): boolean {
  return field === 'Name' && before === null && after === subjectName
}

function afterOf(changes: readonly AuditChange[], field: string): string | null | undefined {
  return changes.find((change) => change.field === field)?.after
}

function without(changes: readonly AuditChange[], field: string): readonly AuditChange[] {
  return changes.filter((change) => change.field !== field)
}

function inWordsOf(names: Readonly<Record<string, string>>, changes: readonly AuditChange[]): readonly AuditChange[] {
  return changes.map((change) => ({ ...change, field: names[change.field] ?? change.field }))
}
