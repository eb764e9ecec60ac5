import type pg from 'pg'
import { checkServer } from './check-server.ts'
import { type EmbeddedConnection, type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts'
import { openHosts } from './hosts/open-hosts.ts'
import { openNaming } from './naming.ts'
import { openPool } from './pool.ts'
import { type Db, dbOfPool, dbOn, type Tx } from './sql.ts'
import { sqlTypes } from './sql-types.ts'
import { openTold, type Told } from './told.ts'
import { inTransaction } from './transaction.ts'
import { WatchedClient } from './unconfirmed.ts'

export type Database = {
  readonly kind: 'embedded' | 'external'
  readonly pool: pg.Pool
  readonly db: Db
  /** For connections of their own (migrations, COPY): the host that takes writes, past any pooler. */
  readonly connectionString: string
  /** A connection for LISTEN, past any pooler. It ends when the database moves to another host. */
  readonly listener: () => pg.Client
  /** The same statements on a connection of one's own. */
  readonly on: (client: pg.ClientBase) => Db
  readonly told: Pick<Told, 'hear'>
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Waits for checked-out connections, closes the pool, then stops the embedded server. */
  close(): Promise<void>
}

type Options = EmbeddedOptions & {
  /** An external PostgreSQL, with several hosts if it has them; without it the embedded one in `dataDir` is started. */
  readonly databaseUrl?: string | undefined
  /** The same database past the pooler that `databaseUrl` leads through. */
  readonly directUrl?: string | undefined
  readonly poolSize?: number
  /** False where a pooler hands out connections by the transaction and knows no statements with names. */
  readonly namesStatements?: boolean
}

const POOL_SIZE = 20
const LISTENER = { application_name: 'listener', pipeline: true, keepAlive: true, connectionTimeoutMillis: 5000 }

/** Opens the configured database, ready for migrations and requests. Throws a `StartError` when it cannot serve. */
export async function openDatabase(options: Options): Promise<Database> {
  if (options.databaseUrl !== undefined) return connectTo(options.databaseUrl, 'external', options)
  const embedded = await openEmbedded(options)
  return connectTo(connectionStringOf(embedded.connection), 'embedded', options, () => embedded.stop())
}

async function connectTo(
  connectionString: string,
  kind: Database['kind'],
  { log, directUrl, poolSize = POOL_SIZE, namesStatements = true }: Options,
  stopServer = async () => {},
): Promise<Database> {
  const hosts = openHosts(connectionString, log)
  const direct = directUrl === undefined ? hosts : openHosts(directUrl, log)
  const pool = openPool(hosts, poolSize, log)
  // Never waited for by somebody who has all of the others.
  const beside = openPool(hosts, 1, log)
  const naming = openNaming(namesStatements)
  const told = openTold()
  async function close(): Promise<void> {
    hosts.close()
    direct.close()
    await Promise.all([pool.end(), beside.end()])
    await stopServer()
  }
  try {
    await Promise.all([hosts.lookOnce(), direct.lookOnce()])
    await checkServer(pool)
  } catch (error) {
    await close()
    throw error
  }
  const apart = dbOfPool(beside, naming)
  return {
    kind,
    pool,
    db: dbOfPool(pool, naming),
    get connectionString() {
      return direct.address()
    },
    listener() {
      const client = new WatchedClient({ ...LISTENER, types: sqlTypes(), connectionString: direct.address() })
      direct.follow(client)
      return client
    },
    on: (client) => dbOn(client, naming),
    told,
    transaction: (work) => inTransaction({ pool, apart, naming, told }, work),
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
