import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { putInBuiltInData } from '../../built-in/put-in.ts'
import { openEmbedded } from '../../kit/db/embedded/open-embedded.ts'
import { tryOwnerLock } from '../../kit/db/embedded/owner-lock.ts'
import { findPrograms } from '../../kit/db/embedded/platform-package.ts'
import { stopLeftover } from '../../kit/db/embedded/postmaster-file.ts'
import { migrate } from '../../kit/db/migrate.ts'
import { connectionStringOf, openDatabase } from '../../kit/db/open.ts'
import { openLog } from '../../kit/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test cluster's maintenance database. */
    testCluster: string
  }
}

export const TEMPLATE = 'template_migrated'
/** As a first start today leaves it: migrated, with the built-in locations and menus. */
export const TEMPLATE_WITH_MENUS = 'template_with_menus'
const PREFIX = 'sizzle-test-cluster-'
const log = openLog('silent')

// Several vitest projects set up in one process, each with its own copy of this module: the first tells the others.
const RUNNING = 'SIZZLE_TEST_CLUSTER'

/**
 * One PostgreSQL for all tests of a run, with migrated databases that tests clone. `TEST_DATABASE_URL` names a server
 * of another version instead: its maintenance database, as an account that may make databases.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env[RUNNING]
  if (running !== undefined) {
    project.provide('testCluster', running)
    return undefined
  }
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined) {
    await makeTemplate(given)
    process.env[RUNNING] = given
    project.provide('testCluster', given)
    return async () => {
      delete process.env[RUNNING]
      await dropTemplate(given)
    }
  }
  const { embedded, folder } = await startCluster()
  process.env[RUNNING] = connectionStringOf(embedded.connection)
  project.provide('testCluster', process.env[RUNNING])
  return async () => {
    delete process.env[RUNNING]
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startCluster() {
  await removeLeftovers()
  const folder = await mkdtemp(path.join(tmpdir(), PREFIX))
  // As root the server runs under another account, which has to pass through.
  await chmod(folder, 0o711)
  const embedded = await openEmbedded({
    dataDir: folder,
    log,
    // The data is thrown away, so nothing waits for the disk.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  await makeTemplate(connectionStringOf(embedded.connection))
  return { embedded, folder }
}

async function makeTemplate(maintenance: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance })
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  const template = withDatabase(maintenance, TEMPLATE)
  await migrate({ connectionString: template, log })
  await client.query(`CREATE DATABASE ${TEMPLATE_WITH_MENUS} TEMPLATE ${TEMPLATE}`)
  const databaseUrl = withDatabase(maintenance, TEMPLATE_WITH_MENUS)
  const database = await openDatabase({ databaseUrl, dataDir: '', log })
  await putInBuiltInData(database, new Date())
  await database.close()
  await client.end()
}

async function dropTemplate(maintenance: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance })
  await client.connect()
  for (const name of [TEMPLATE, TEMPLATE_WITH_MENUS]) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await client.end()
}

export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}

/** A run that was killed leaves its cluster behind; its lock is free, a living run's is not. */
async function removeLeftovers(): Promise<void> {
  const programs = await findPrograms()
  for (const name of await readdir(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    if (!name.startsWith(PREFIX) || !(await mayBeLeftover(folder))) continue
    const lock = tryOwnerLock(folder)
    if (lock === undefined) continue
    await stopLeftover(path.join(folder, 'postgres'), programs, log)
    lock.release()
    await rm(folder, { recursive: true, force: true })
  }
}

// A run that has just made its folder has not locked it yet; another account's folder is that account's to remove.
async function mayBeLeftover(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && found.uid === (process.geteuid?.() ?? 0) && Date.now() - found.birthtimeMs > 60_000
}
