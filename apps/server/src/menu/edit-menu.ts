import { mayAt, type Right } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type AuditEntry, addAudit, addAudits } from '../kit/audit.sql.ts'
import { type Person, personOf, type ReadContext, type WriteContext } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { type LocationRow, locationById, nextMenuVersion } from '../locations/locations.sql.ts'
import { lockCounts } from './stock.sql.ts'

/** A change of a menu under way: who makes it, and where. The location has the version that the menu gets. */
export type MenuEdit = { readonly person: Person; readonly location: LocationRow }

/** The menu of a location is changed by one person after the other. A location of others is answered as if there were none. */
export async function beginEdit({ tx, who }: Pick<WriteContext, 'tx' | 'who'>, locationId: string, right: Right) {
  const person = personOf(who)
  const location = mayAt(person, right, locationId) ? await nextMenuVersion(tx, locationId) : undefined
  return location ? ok<MenuEdit>({ person, location }) : unavailable(locationId)
}

/** Writes down what was done, and tells every open menu. */
export async function endEdit(
  { tx, requestId }: Pick<WriteContext, 'tx' | 'requestId'>,
  { person, location }: MenuEdit,
  entry: Omit<AuditEntry, 'locationId'>,
): Promise<void> {
  const { id, menu_version } = location
  await addAudit(tx, person, requestId, { ...entry, locationId: id })
  await announce(tx, 'menu.changed', { id, version: menu_version, locationId: id })
}

/** The same for a change of many things at once: an entry for each of them, and one word to the open menus. */
export async function endEdits(
  { tx, requestId }: Pick<WriteContext, 'tx' | 'requestId'>,
  { person, location }: MenuEdit,
  entries: readonly Omit<AuditEntry, 'locationId'>[],
): Promise<void> {
  const { id, menu_version } = location
  const ofHere = entries.map((entry) => ({ ...entry, locationId: id }))
  await addAudits(tx, person, requestId, ofHere)
  await announce(tx, 'menu.changed', { id, version: menu_version, locationId: id })
}

/** A location whose menu this person may change, read and not changed. */
export async function editableLocation({ tx, who }: Pick<WriteContext, 'tx' | 'who'>, locationId: string) {
  const location = mayAt(personOf(who), 'menu.edit', locationId) ? await locationById(tx, locationId) : undefined
  return location ? ok(location) : unavailable(locationId)
}

/** The location whose menu is looked at in the back office. */
export async function menuLocation({ db, who }: Pick<ReadContext, 'db' | 'who'>, locationId: string) {
  const isTheirs = mayAt(personOf(who), 'menu.availability', locationId)
  const location = isTheirs ? await locationById(db, locationId) : undefined
  return location ? ok(location) : unavailable(locationId)
}

/** The same for an edit that changes what is counted: counts are locked before the location, as orders do. */
export async function beginCountedEdit(context: Pick<WriteContext, 'tx' | 'who'>, locationId: string, right: Right) {
  if (mayAt(personOf(context.who), right, locationId)) await lockCounts(context.tx, locationId)
  return beginEdit(context, locationId, right)
}

function unavailable(id: string) {
  return refuse({ code: 'location_unavailable', id })
}
