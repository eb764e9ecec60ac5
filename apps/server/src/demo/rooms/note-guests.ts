import * as notes from '@sizzle/contract/user-notes.ts'
import { sql } from '../../kit/db/sql.ts'
import { saveUserNotes } from '../../people/user-notes.ts'
import { daysAgo, type Shift } from './shift.ts'

const NOTES = [
  { allergies: 'Peanuts: severe, carries an EpiPen', note: 'Always asks how the korma is thickened.' },
  { allergies: 'Gluten', note: '' },
  { allergies: '', note: 'Regular on Fridays. Likes the table by the window.' },
  { allergies: 'Cashews and almonds', note: 'Two children, both fine with nuts.' },
  { allergies: 'Dairy', note: 'Oil instead of ghee, please.' },
  { allergies: '', note: 'Rings at the back door for pickup, uses a wheelchair.' },
  { allergies: 'Shellfish', note: 'Catering for the school twice a year.' },
  { allergies: 'Sesame', note: '' },
] as const

/** What the owner wrote down about those who come most often. */
export async function noteGuests({ tx, act, owner, now }: Shift): Promise<void> {
  const regulars = await tx.many<{ user_id: string }>(sql`
    select user_id from orders where user_id is not null group by 1 order by count(*) desc, 1 limit ${NOTES.length}`)
  for (const [n, { user_id: userId }] of regulars.entries()) {
    const { allergies, note } = NOTES[n] ?? NOTES[0]
    const at = daysAgo(now, 10 - n, '14:35')
    await act({ by: owner, at }, notes.saveUserNotes, saveUserNotes, { userId, expectedVersion: 0, allergies, note })
  }
}
