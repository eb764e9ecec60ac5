import { randomBytes } from 'node:crypto'
import type { Db } from './db/sql.ts'
import { keepSecret, secretNamed } from './secrets.sql.ts'

/** Keys made at first start and shared by every process of this database; nobody types or commits them. */
export async function openSecrets<Name extends string>(db: Db, names: readonly Name[]): Promise<Record<Name, string>> {
  const found: [Name, string][] = []
  for (const name of names) {
    await keepSecret(db, name, randomBytes(32).toString('base64url'))
    found.push([name, (await secretNamed(db, name)).value])
  }
  return Object.fromEntries(found) as Record<Name, string> // one entry for each name
}
