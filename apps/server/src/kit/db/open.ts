import type pg from 'pg'
import { checkServer } from './check-server.ts'
import { type EmbeddedConnection, type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts'
import { openPool } from './pool.ts'
import { type Db, dbOn, type Tx } from './sql.ts'
import { inTransaction } from './transaction.ts'

export type Database = {
  readonly kind: 'embedded' | 'external'
  readonly pool: pg.Pool
  readonly db: Db
  /** For connections of their own (LISTEN, the job worker, COPY). */
  readonly connectionString: string
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Waits for checked-out connections, closes the pool, then stops the embedded server. */
  close(): Promise<void>
}

type Options = EmbeddedOptions & {
  /** An external PostgreSQL; without it the embedded one in `dataDir` is started. */
  readonly databaseUrl?: string | undefined
  readonly poolSize?: number
}

const POOL_SIZE = 20

/** Opens the configured database, ready for migrations and requests. Throws a `StartError` when it cannot serve. */
export async function openDatabase(options: Options): Promise<Database> {
  if (options.databaseUrl !== undefined) return connectTo(options.databaseUrl, 'external', options)
  const embedded = await openEmbedded(options)
  return connectTo(connectionStringOf(embedded.connection), 'embedded', options, () => embedded.stop())
}

async function connectTo(
  connectionString: string,
  kind: Database['kind'],
  { log, poolSize = POOL_SIZE }: Options,
  stopServer = async () => {},
): Promise<Database> {
  const pool = openPool({ connectionString }, poolSize, log)
  async function close(): Promise<void> {
    await pool.end()
    await stopServer()
  }
  try {
    await checkServer(pool)
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind,
    pool,
    db: dbOn(pool),
    connectionString,
    transaction: (work) => inTransaction(pool, work),
    close,
  }
}

export function connectionStringOf({ host, port, user, password, database }: EmbeddedConnection): string {
  const url = new URL(`postgresql://localhost/${encodeURIComponent(database)}`)
  url.username = user
  url.password = password
  // As a parameter, because a socket's folder is no host name.
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  return url.href
}
