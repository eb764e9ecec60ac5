import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../kit/db/open.ts'
import { openLog } from '../../kit/log.ts'
import { TEMPLATE, withDatabase } from './cluster.ts'

/**
 * A migrated database of the test's own. `close` drops it; what a killed test leaves goes with the cluster.
 * In a file: `const database = await freshDatabase(); afterAll(() => database.close())`.
 */
export async function freshDatabase(template = TEMPLATE): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const database = await openDatabase({
    databaseUrl: withDatabase(inject('testCluster'), name),
    dataDir: '',
    log: openLog('silent'),
    poolSize: 10,
  })
  return {
    ...database,
    async close() {
      await database.close()
      await maintain(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** A database without any tables of ours, for tests of migrations. */
export function emptyDatabase(): Promise<Database> {
  return freshDatabase('template0')
}

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testCluster') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
