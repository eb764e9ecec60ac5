import { type Db, sql } from './db/sql.ts'

/** The first one stays, whichever process made it. */
export function keepSecret(db: Db, name: string, fresh: string) {
  return db.run(sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`)
}

export function secretNamed(db: Db, name: string) {
  return db.one<{ value: string }>(sql`select value from secrets where name = ${name}`)
}
