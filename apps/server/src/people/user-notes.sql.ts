import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type NotesRow = {
  allergies: string
  note: string
  version: number
  updated_at: Date | null
  updated_by_name: string | null
}

const NOTHING: NotesRow = { allergies: '', note: '', version: 0, updated_at: null, updated_by_name: null }

export async function notesOf(db: Db, userId: string): Promise<NotesRow> {
  const found = await db.maybe<NotesRow>(sql`
    select n.allergies, n.note, n.version, n.updated_at, u.name as updated_by_name
    from person_notes n left join users u on u.id = n.updated_by where n.user_id = ${userId}`)
  return found ?? NOTHING
}

type NewNotes = {
  readonly allergies: string
  readonly note: string
  readonly version: number
  readonly by: string
  readonly now: Date
}

/** Emptied notes keep their row, or their version would begin again. */
export function saveNotes(tx: Tx, userId: string, { allergies, note, version, by, now }: NewNotes) {
  return tx.run(sql`
    insert into person_notes (user_id, allergies, note, version, updated_at, updated_by)
    values (${userId}, ${allergies}, ${note}, ${version}, ${now}, ${by})
    on conflict (user_id) do update set allergies = excluded.allergies, note = excluded.note, version = excluded.version,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`)
}
