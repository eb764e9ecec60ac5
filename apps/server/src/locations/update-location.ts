import * as contract from '@sizzle/contract/locations-office.ts'
import { isAmong } from '@sizzle/domain/among.ts'
import { ADMIN_FIELDS, ADMIN_ONLY } from '@sizzle/domain/locations/admin-fields.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { shortenedProblem } from './hours-shortened.ts'
import { changesIn, columnsOf, type LocationState, problemsIn, stateOf, withUpdates } from './location-state.ts'
import { codesInUse, lockCodes, lockLocation, lockToClose, saveLocation, setActive } from './managed.sql.ts'
import { presentOneManaged } from './present-managed.ts'
import { zoneProblem } from './zone-problem.ts'

/** What says when a location is open. */
const TIME_FIELDS: readonly (keyof LocationState)[] = ['hours', 'exceptions', 'typeHours', 'timeZone']

export const updateLocation = operation(contract.updateLocation, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const { id, expectedVersion, updates } = wish
  if (updates.code !== undefined) await lockCodes(tx)
  const lock = TIME_FIELDS.some((name) => updates[name] !== undefined) ? lockToClose : lockLocation
  const row = mayAt(person, 'location.edit', id) ? await lock(tx, id) : undefined
  if (!row) return refuse({ code: 'location_not_found' })
  if (row.version !== expectedVersion) return changedMeanwhile(tx, id)
  const before = stateOf(row)
  const after = withUpdates(before, updates)
  const changes = changesIn(before, after)
  const fields = forbidden(person, changes)
  if (fields.length > 0) return refuse({ code: 'location_admin_only', fields })
  const zone = changes.includes('timeZone') ? await zoneProblem(tx, after.timeZone) : []
  const problem = refuseInput([...problemsIn(id, after), ...zone])
  if (problem) return problem
  if (changes.includes('code') && (await codesInUse(tx, id)).has(after.code))
    return refuse({ code: 'location_code_taken', orderCode: after.code })
  if (!wish.keepThem && changes.some((name) => TIME_FIELDS.includes(name))) {
    const changed = { before: row, after: { ...row, ...columnsOf(after) } }
    const shortened = await shortenedProblem(tx, [changed], null, now)
    if (shortened) return shortened
  }

  if (changes.length > 0) {
    await saveLocation(tx, id, columnsOf(after), { userId: person.userId, now })
    await addAudit(tx, person, requestId, {
      action: 'updateLocation',
      subject: `location:${id}`,
      locationId: id,
      before: only(before, changes),
      after: only(after, changes),
    })
    await announce(tx, 'location.changed', { id, version: row.version + 1, locationId: id })
  }
  return ok({ location: await presentOneManaged(tx, id, now) })
})

export const toggleLocationStatus = operation(
  contract.toggleLocationStatus,
  async (wish, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const { id, isActive, expectedVersion } = wish
    const row = await lockLocation(tx, id)
    if (!row) return refuse({ code: 'location_not_found' })
    const changed = row.is_active !== isActive
    if (changed) {
      if (row.version !== expectedVersion) return changedMeanwhile(tx, id)
      await setActive(tx, id, isActive, { userId: person.userId, now })
      await addAudit(tx, person, requestId, {
        action: 'toggleLocationStatus',
        subject: `location:${id}`,
        locationId: id,
        before: { isActive: !isActive },
        after: { isActive },
      })
      await announce(tx, 'location.changed', { id, version: row.version + 1, locationId: id })
    }
    return ok({ location: await presentOneManaged(tx, id, now), changed })
  },
)

function forbidden(person: Person, changes: readonly (keyof LocationState)[]): Problem[] {
  if (mayAt(person, 'location.manage', '')) return []
  return changes.filter((name) => isAmong(ADMIN_FIELDS, name)).map((field) => ({ field, sentence: ADMIN_ONLY }))
}

function only(state: LocationState, names: readonly (keyof LocationState)[]): object {
  return Object.fromEntries(names.map((name) => [name, state[name]]))
}
