import pg from 'pg'
import type { Log } from '../log.ts'
import { isDatabaseDown } from './database-down.ts'
import type { Hosts } from './hosts/open-hosts.ts'
import { sqlTypes } from './sql-types.ts'
import { reasonOf } from './start-error.ts'
import { WatchedClient } from './unconfirmed.ts'

const CONNECT_LIMIT_MS = 5000
// Longer than the server's own limit on a statement: this one only ends the wait for a server that froze.
const ANSWER_LIMIT_MS = 15_000
const SESSION = `
  SET statement_timeout = '10s';
  SET lock_timeout = '5s';
  SET idle_in_transaction_session_timeout = '10s';
  SET default_transaction_isolation = 'read committed';
  SET timezone = 'UTC';
  DO $$ BEGIN
    IF pg_is_in_recovery() THEN
      RAISE read_only_sql_transaction USING MESSAGE = 'this host is a standby';
    END IF;
  END $$`

/** A pool whose connections may die at any moment without ending the program, and lead to whichever host takes writes. */
export function openPool(hosts: Hosts, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    Client: clientAt(hosts),
    max,
    types: sqlTypes(),
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    // What does not wait for an answer does not wait to be sent.
    pipeline: true,
    // The pool hands the connection out only after this; as start-up parameters a pooler in between would refuse them.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it; only its types say void
    onConnect: (client) => client.query(SESSION),
  })
  pool.on('error', (error) => {
    // At our own end the server may be quicker than the goodbye of each connection.
    if (!pool.ending) log.warn({ reason: reasonOf(error) }, 'an idle database connection ended')
  })
  pool.on('release', (error: unknown) => {
    // Also of a server that froze, whose connection does not end.
    if (error === true || isDatabaseDown(error)) hosts.look()
  })
  // While a connection is checked out nobody else listens, and an unheard error event ends the process. The query
  // under way rejects as well, so nothing is lost by not acting here.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ reason: reasonOf(error) }, 'a database connection ended'))
  })
  return pool
}

/** The pool makes its connections of this; each is told its host when it is made. */
function clientAt(hosts: Hosts) {
  return class extends WatchedClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.address() })
      hosts.follow(this)
    }
  }
}
