import { checkPersonNotes } from '@sizzle/domain/people/person-notes.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { Instant, text, Uuid } from './wire.ts'

// What the house has to know of a person. Staff read it with the customer whom they find by phone.

const UserNotes = z
  .object({
    allergies: z.string(),
    note: z.string(),
    /** 0: nothing was ever written. */
    version: z.int(),
    updatedAt: Instant.nullable(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'UserNotes' })

export const getUserNotes = route({
  get: '/getUserNotes',
  may: 'user.manage',
  about: 'Allergies and anything else staff should know about a person.',
  input: z.strictObject({ userId: Uuid }),
  output: z.object({ notes: UserNotes }),
  refusals: { user_not_found: none },
})

export const saveUserNotes = route({
  post: '/saveUserNotes',
  may: 'user.manage',
  about:
    'Saves allergies and the note about a person; empty texts remove them. If two people write at once, the second is told.',
  input: z
    .strictObject({ userId: Uuid, expectedVersion: z.int().min(0), allergies: text(2000), note: text(4000) })
    .superRefine((notes, context) => {
      for (const { field, sentence } of checkPersonNotes(notes))
        context.addIssue({ code: 'custom', path: [field], message: sentence })
    }),
  output: z.object({ notes: UserNotes }),
  refusals: { user_not_found: none, notes_changed: { current: UserNotes } },
})
