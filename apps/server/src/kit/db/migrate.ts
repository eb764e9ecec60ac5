import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Log } from '../log.ts'
import { codeOf, reasonOf, StartError } from './start-error.ts'

export type Migration = { readonly name: string; readonly sha256: string; readonly sql: string }
type Options = {
  readonly connectionString: string
  readonly log: Log
  readonly folder?: string
  /** The program is asked to end while it waits for a table. */
  readonly stopping?: AbortSignal
}
export type AppliedMigration = { readonly name: string; readonly sha256: string }

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url))

// Any number will do, as long as every process of ours asks for the same one.
const MIGRATION_LOCK = 7_459_310_226
const FILE_NAME = /^\d{4}_[a-z0-9_-]+\.sql$/
// Whoever asks for a table that a migration waits for waits behind it: orders too. So it gives up soon, before the server looks for
// deadlocks as well, and asks again: a backup holds every table for minutes (decision 78).
const LOCK_LIMIT = '500ms'
const PAUSE_MS = 2000
const PATIENCE_MS = 60 * 60_000
const IN_USE: readonly (string | undefined)[] = ['55P03', '40P01']

/**
 * Brings the database to the newest migration. Processes that start together take turns: the first does the work,
 * the others find it done. Each file commits together with its row, so a kill leaves whole steps only.
 */
export async function migrate(options: Options): Promise<void> {
  const migrations = await readMigrations(options.folder)
  const client = new pg.Client({ connectionString: options.connectionString, connectionTimeoutMillis: 5000 })
  // The query under way rejects as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    // So that the server lets go of the lock soon after we are killed. Only Linux servers know how; others find out when
    // the statement ends.
    await client.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined)
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, sha256 text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    )
    const applied = await readApplied(client)
    refuseOtherHistory(applied, migrations)
    for (const migration of migrations.slice(applied.length)) {
      await applyWhenFree(client, migration, options)
      options.log.info({ migration: migration.name }, 'migrated the database')
    }
  } finally {
    // The lock belongs to the session and goes with it.
    await client.end()
  }
}

/** What has been applied, oldest first; undefined when the database has never been migrated. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[] | undefined> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS found`,
  )
  return rows[0]?.found === true ? readApplied(client) : undefined
}

async function readApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('SELECT name, sha256 FROM schema_migrations ORDER BY name')
  return rows
}

async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const files = names.filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (name, index) => {
      if (!FILE_NAME.test(name) || Number(name.slice(0, 4)) !== index + 1)
        throw new StartError(`The migration ${name} should be number ${index + 1} and be named like 0001_orders.sql.`)
      // Git may check files out with other line ends; that is no change.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function refuseOtherHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const ours = migrations[index]
    if (ours === undefined)
      throw new StartError(`The database is newer than this program (it has ${name}): start the newer version.`)
    if (ours.name !== name || ours.sha256 !== sha256)
      throw new StartError(
        `The migration ${ours.name} is not what this database was made with (${name}): restore the file and put the change into a new migration.`,
      )
  }
}

async function applyWhenFree(client: pg.Client, migration: Migration, { log, stopping }: Options): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1)
    try {
      return await apply(client, migration)
    } catch (error) {
      if (!IN_USE.includes(codeOf(error)) || performance.now() > until)
        throw new StartError(`The migration ${migration.name} failed and changed nothing: ${reasonOf(error)}.`, {
          cause: error,
        })
      if (tries === 1) log.warn({ migration: migration.name }, 'a migration waits for a table that is in use')
      await client.query('ROLLBACK')
      await sleep(PAUSE_MS)
      stopping?.throwIfAborted()
    }
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('BEGIN')
  await client.query(`SET LOCAL lock_timeout = '${LOCK_LIMIT}'`)
  await client.query(sql)
  await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256])
  await client.query('COMMIT')
}
