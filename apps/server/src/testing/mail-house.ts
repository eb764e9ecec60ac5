import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../kit/db/open.ts'
import { freshDatabase } from './db/fresh-database.ts'
import { type FakeSmtp, startFakeSmtp } from './fake-smtp.ts'

/** A database and a mail server, from the first test of a file to its last. */
export function useMailHouse(): () => { readonly database: Database; readonly smtp: FakeSmtp } {
  let smtp: FakeSmtp
  let database: Database
  beforeAll(async () => {
    smtp = await startFakeSmtp()
    database = await freshDatabase()
  })
  afterAll(async () => {
    await smtp.stop()
    await database.close()
  })
  return () => ({ database, smtp })
}
