import type { AuditState } from '@sizzle/domain/audit/changes.ts'
import type { Db } from '../kit/db/sql.ts'
import type { AuditRow } from './audit.sql.ts'
import { type Asked, namesOf } from './audit-names.sql.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Lists of ids that a change may hold, and what they are ids of. */
const LISTS: Readonly<Record<string, string>> = {
  locationIds: 'location',
  groupIds: 'location-group',
  stations: 'station',
}
/** Found at the location of the entry. */
const OF_A_LOCATION: ReadonlySet<string> = new Set(['station'])

export type AuditNames = {
  /** What the entry was about, as it is called now. */
  readonly subjectOf: (row: AuditRow) => string | null
  /** The state with names in the place of ids. */
  readonly inWords: (state: AuditState, row: AuditRow) => AuditState
}

/** The names of a page of entries, read together. What is gone keeps its id. */
export async function auditNames(db: Db, rows: readonly AuditRow[]): Promise<AuditNames> {
  const asked = new Map<string, Asked>()
  const want = (kind: string, id: string, locationId: string | null) => {
    const key = keyOf(kind, id, locationId)
    if (id !== '') asked.set(key, { kind, id, uuid: UUID.test(id) ? id : null, locationId })
  }
  for (const row of rows) {
    want(...subjectParts(row))
    for (const state of [row.before, row.after])
      for (const [list, kind] of Object.entries(LISTS))
        for (const id of idsIn(state, list)) want(kind, id, placeOf(kind, row))
  }
  const found = asked.size === 0 ? [] : await namesOf(db, [...asked.values()])
  const names = new Map([...asked.keys()].map((key, at) => [key, found[at] ?? null] as const))
  return {
    subjectOf: (row) => names.get(keyOf(...subjectParts(row))) ?? null,
    inWords: (state, row) =>
      state && withNames(state, (kind, id) => names.get(keyOf(kind, id, placeOf(kind, row))) ?? id),
  }
}

function placeOf(kind: string, row: AuditRow): string | null {
  return OF_A_LOCATION.has(kind) ? row.location_id : null
}

function subjectParts({ subject, location_id }: AuditRow): [kind: string, id: string, locationId: string | null] {
  const [kind = '', ...rest] = subject.split(':')
  return [kind, rest.join(':'), kind === 'user' || kind === 'location' ? null : location_id]
}

function keyOf(kind: string, id: string, locationId: string | null): string {
  return JSON.stringify([kind, id, locationId])
}

function idsIn(state: AuditState, list: string): string[] {
  const ids = state?.[list]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function withNames(state: NonNullable<AuditState>, nameOf: (kind: string, id: string) => string): AuditState {
  const named = Object.entries(LISTS).flatMap(([list, kind]) =>
    // Of a list of records each says itself what it is.
    isListOfText(state[list]) ? [[list, state[list].map((id) => nameOf(kind, id))] as const] : [],
  )
  return { ...state, ...Object.fromEntries(named) }
}
