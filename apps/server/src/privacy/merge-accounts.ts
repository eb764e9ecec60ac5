import * as contract from '@sizzle/contract/merge-users.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { joinNotes } from '@sizzle/domain/people/person-notes.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addConsent, hasMarketingConsent } from '../accounts/consents.sql.ts'
import { endAllSessions } from '../accounts/sessions.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import { announce } from '../kit/live/announce.ts'
import { answeredAnew, operation } from '../kit/operation.ts'
import { moveOrdersTo } from '../orders/move-orders.ts'
import { ownFile } from '../outside/files/files.ts'
import { ledgerFigures } from '../people/ledger.sql.ts'
import { presentOneUser, presentUser } from '../people/present-user.ts'
import { changedMeanwhile } from '../people/update-user.ts'
import { notesOf, saveNotes } from '../people/user-notes.sql.ts'
import { lockUsers, type UserRow, userById } from '../people/users.sql.ts'
import * as rows from './merge-accounts.sql.ts'

type Merge = { readonly keptId: string; readonly otherId: string; readonly now: Date }

/**
 * Two accounts of one customer become one (people 54). Orders go first and people after them, as when an order is completed:
 * the ledger's rows of an order that was under way are there once its lock is held.
 */
const merge = operation(contract.mergeUsers, async (wish, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  const { userId: keptId, otherId } = wish
  if (keptId === otherId) return refuse({ code: 'merge_same_account' })
  const pair = { keptId, otherId, now }
  await rows.lockMerges(tx)
  const orders = await moveOrdersTo(tx, pair)
  await lockUsers(tx, [keptId, otherId])
  const [kept, other] = [await userById(tx, keptId), await userById(tx, otherId)]
  if (!kept || !other) return refuse({ code: 'user_not_found' })
  if (kept.role !== 'customer' || other.role !== 'customer') return refuse({ code: 'merge_only_customers' })
  const changed = [kept, other].find(({ version }, at) => version !== [wish.expectedVersion, wish.otherVersion][at])
  if (changed) return changedMeanwhile(changed)

  const before = await ledgerFigures(tx, keptId)
  const reservations = await rows.moveReservations(tx, pair)
  await rows.moveNames(tx, pair)
  const ledger = await rows.moveLedger(tx, pair)
  await rows.moveCodes(tx, pair)
  await joinConsents(tx, kept, pair)
  if (!(await joinNotesOf(tx, pair, admin.userId))) return refuse({ code: 'merged_notes_too_long' })
  await endAllSessions(tx, otherId)
  await rows.closeAccount(tx, pair)
  const photo = kept.photo_url === null ? undefined : ownFile(other.photo_url)
  if (photo) await enqueue(tx, 'remove-file', { name: photo })

  for (const { id, version, location_id: locationId } of reservations)
    await announce(tx, 'reservation.changed', { id, version, locationId, userId: keptId })
  for (const id of [keptId, otherId]) await announce(tx, 'user.changed', { id })
  const moved = { orders, reservations: reservations.length, ledger }
  await addAudit(tx, admin, requestId, {
    action: 'mergeUsers',
    subject: `user:${keptId}`,
    before,
    after: { ...(await ledgerFigures(tx, keptId)), mergedAccount: otherId, moved },
  })
  return ok({ user: await presentOneUser(tx, keptId), moved })
})

export const mergeUsers = answeredAnew(contract.mergeUsers, merge, async ({ userId, otherId }, { tx }) => {
  const row = await userById(tx, userId)
  const moved = await rows.movedBefore(tx, userId, otherId)
  return row && moved ? ok({ user: presentUser(row), moved }) : refuse({ code: 'user_not_found' })
})

/**
 * What was said is kept. Offers go on only where the account that stays has agreed and the other never said no: a yes was
 * given for one address, and a no is a person's.
 */
async function joinConsents(tx: Tx, kept: UserRow, merge: Merge): Promise<void> {
  const isWanted = (await hasMarketingConsent(tx, kept.id)) && (await rows.lastConsentOf(tx, merge.otherId)) !== false
  await rows.moveConsents(tx, merge)
  if ((await hasMarketingConsent(tx, kept.id)) === isWanted) return
  const said = { wording: MARKETING_CONSENT_TEXT, source: 'accounts merged', address: null }
  await addConsent(tx, { userId: kept.id, email: kept.email, given: isWanted, ...said, now: merge.now })
}

async function joinNotesOf(tx: Tx, { keptId, otherId, now }: Merge, by: string): Promise<boolean> {
  const [kept, other] = [await notesOf(tx, keptId), await notesOf(tx, otherId)]
  const joined = joinNotes(kept, other)
  if (joined === undefined) return false
  await rows.deleteNotes(tx, otherId)
  if (joined.allergies !== kept.allergies || joined.note !== kept.note)
    await saveNotes(tx, keptId, { ...joined, version: kept.version + 1, by, now })
  return true
}
