import { sql, type Tx } from '../kit/db/sql.ts'

/** A picture that no email shows yet. */
export function keepUnsent(tx: Tx, name: string, now: Date) {
  return tx.run(
    sql`insert into unsent_images (name, at) values (${name}, ${now}) on conflict (name) do update set at = excluded.at`,
  )
}

/** How many of them were unsent: a letter shows them now, or they are dropped. */
export function forgetUnsent(tx: Tx, names: readonly string[]) {
  return tx.run(sql`delete from unsent_images where name = any(${names})`)
}
