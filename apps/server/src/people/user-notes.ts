import * as contract from '@sizzle/contract/user-notes.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { lockUser } from '../accounts/accounts.sql.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { answeredAnew, operation, query } from '../kit/operation.ts'
import { type NotesRow, notesOf, saveNotes } from './user-notes.sql.ts'
import { userById } from './users.sql.ts'

export const getUserNotes = query(contract.getUserNotes, async ({ userId }, { db }) => {
  if (!(await userById(db, userId))) return refuse({ code: 'user_not_found' })
  return ok({ notes: present(await notesOf(db, userId)) })
})

const save = operation(contract.saveUserNotes, async (wish, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  const { userId, expectedVersion } = wish
  if (!(await lockUser(tx, userId))) return refuse({ code: 'user_not_found' })
  const before = await notesOf(tx, userId)
  if (before.version !== expectedVersion) return refuse({ code: 'notes_changed', current: present(before) })
  const [allergies, note] = [wish.allergies.trim(), wish.note.trim()]
  await saveNotes(tx, userId, { allergies, note, version: before.version + 1, by: admin.userId, now })
  await announce(tx, 'user.changed', { id: userId })
  // The trail is for ever and this is about somebody's health: it says that it changed, and not what it says.
  await addAudit(tx, admin, requestId, {
    action: 'saveUserNotes',
    subject: `user:${userId}`,
    before: { hasAllergies: before.allergies !== '', hasNote: before.note !== '' },
    after: { hasAllergies: allergies !== '', hasNote: note !== '' },
  })
  return ok({ notes: present(await notesOf(tx, userId)) })
})

export const saveUserNotes = answeredAnew(contract.saveUserNotes, save, async ({ userId }, { tx }) =>
  ok({ notes: present(await notesOf(tx, userId)) }),
)

function present({ updated_at, updated_by_name, ...notes }: NotesRow) {
  return { ...notes, updatedAt: updated_at, updatedBy: updated_by_name }
}
