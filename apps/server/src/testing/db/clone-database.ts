import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../../kit/db/open.ts'
import { openLog } from '../../kit/log.ts'
import { TEMPLATE, withDatabase } from './cluster.ts'

type Options = { readonly template?: string | undefined; readonly poolSize?: number }

/** A new database in the test cluster, migrated when it copies the usual template. `close` drops it. */
export async function cloneDatabase(
  testCluster: string,
  { template = TEMPLATE, poolSize }: Options = {},
): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await maintain(testCluster, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const database = await openDatabase({
    databaseUrl: withDatabase(testCluster, name),
    dataDir: '',
    log: openLog('silent'),
    ...(poolSize !== undefined && { poolSize }),
  })
  return {
    ...database,
    async close() {
      await database.close()
      await maintain(testCluster, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function maintain(testCluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testCluster })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
