import { isRecord } from '../record.ts'
import { nameWords, valueWords } from './words.ts'

// What an entry of the audit trail says, one field after the other.

export type AuditState = Readonly<Record<string, unknown>> | null
/** In words; null: it was not there. Both null: the field is a sentence of its own. */
export type AuditChange = { readonly field: string; readonly before: string | null; readonly after: string | null }

/** Times are those of the location's clock. A version or a check code says nothing to people. */
export function auditChanges(before: AuditState, after: AuditState, timeZone: string): AuditChange[] {
  const [was, is] = [leavesOf(before, timeZone), leavesOf(after, timeZone)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
    .flatMap(inOneSentence)
}

/** A flag that says only that something is there, or was changed, as one says it; by the words of its field. */
const SENTENCES: Readonly<Record<string, readonly [yes: string, no?: string]>> = {
  'Has allergies': ['Allergies were written down', 'Allergies were removed'],
  'Has note': ['A note was written down', 'The note was removed'],
  'Name changed': ['The name was changed'],
  'Phone changed': ['The phone number was changed'],
}

function inOneSentence(change: AuditChange): AuditChange[] {
  const known = SENTENCES[change.field]
  if (!known) return [change]
  const sentence = change.after === 'yes' ? known[0] : change.before === 'yes' ? known[1] : undefined
  return sentence === undefined ? [] : [{ field: sentence, before: null, after: null }]
}

const SILENT = new Set(['version', 'position', 'hash'])

/** What stands in it, by the words of the way there: 'Hours › Monday › Open'. */
function leavesOf(state: AuditState, timeZone: string): Map<string, string> {
  const leaves = new Map<string, string>()
  const walk = (value: unknown, names: readonly string[]) => {
    const parts = partsOf(value)
    if (parts) {
      for (const [name, part] of parts) if (!SILENT.has(name)) walk(part, [...names, name])
      return
    }
    const words = valueWords(names, value, timeZone)
    if (words !== null) leaves.set(names.map(nameWords).join(' › '), words)
  }
  walk(state, [])
  return leaves
}

/** The fields of a record, or the entries of a list of records by what tells them apart; anything else is one value. */
function partsOf(value: unknown): [name: string, part: unknown][] | undefined {
  if (isRecord(value)) return Object.entries(value)
  if (!Array.isArray(value)) return undefined
  const records = value.filter(isRecord)
  if (records.length === 0 || records.length < value.length) return undefined
  const key = KEYS.find((name) => new Set(records.map((record) => record[name]).filter(isText)).size === records.length)
  return records.map((record, index) => {
    const { [key ?? '']: name, ...rest } = record
    return isText(name) && Object.keys(rest).length > 0 ? [name, rest] : [String(index + 1), record]
  })
}

const KEYS = ['id', 'groupId', 'optionId', 'date', 'name']

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
