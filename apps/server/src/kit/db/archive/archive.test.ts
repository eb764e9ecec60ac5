import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/db/counting-app.ts'
import { emptyDatabase } from '../../../testing/db/fresh-database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { leaseJobs } from '../../jobs/jobs.sql.ts'
import { openLog } from '../../log.ts'
import { openEmbedded } from '../embedded/open-embedded.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open.ts'
import { sql } from '../sql.ts'
import { exportArchive } from './export-archive.ts'
import { importArchive } from './import-archive.ts'

// Makes whole databases: seconds on a free machine, more on a busy one.
vi.setConfig({ testTimeout: 90_000 })

const log = openLog('silent')
// One of everything that makes moving rows hard.
const SCHEMA = `
  CREATE TABLE "Zones" (id text PRIMARY KEY);
  CREATE TABLE people (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    zone text NOT NULL REFERENCES "Zones",
    invited_by bigint REFERENCES people,
    favourite bigint,
    name text NOT NULL,
    loud text GENERATED ALWAYS AS (upper(name)) STORED);
  CREATE TABLE dishes (id bigserial PRIMARY KEY, cook bigint NOT NULL REFERENCES people, price numeric, tags text[], more jsonb, photo bytea);
  ALTER TABLE people ADD FOREIGN KEY (favourite) REFERENCES dishes DEFERRABLE;
  CREATE TABLE sales (zone text NOT NULL, at timestamptz NOT NULL, cents int NOT NULL) PARTITION BY LIST (zone);
  CREATE TABLE sales_truro PARTITION OF sales FOR VALUES IN ('truro');
  CREATE TABLE sales_other PARTITION OF sales DEFAULT;
  CREATE TABLE notes (text text);
  CREATE FUNCTION note_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO notes VALUES (NEW.id); RETURN NEW; END $$;
  CREATE TRIGGER note_it AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION note_it();`
const STRANGE = 'tab\there, line\nthere, back\\slash, \\N, \\., quote \' " प्रिया 🍛'

async function migrationsFolder(more: Record<string, string> = {}): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, '0001_all.sql'), SCHEMA)
  for (const [name, text] of Object.entries(more)) await writeFile(path.join(folder, name), text)
  return folder
}

async function embedded(): Promise<Database & { dataDir: string }> {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, log, settings: { fsync: 'off' } })
  onTestFinished(() => database.close())
  return { ...database, dataDir }
}

async function external(): Promise<Database & { dataDir: string }> {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  return { ...database, dataDir: await temporaryFolder() }
}

/** A PostgreSQL that we reach as customers of a hosting company reach theirs: over the network, by its address. */
async function hosted(): Promise<Database & { dataDir: string }> {
  const server = await openEmbedded({
    dataDir: await temporaryFolder(),
    log,
    listen: 'port',
    settings: { fsync: 'off' },
  })
  onTestFinished(() => server.stop())
  const { user, password, host, port } = server.connection
  const dataDir = await temporaryFolder()
  const databaseUrl = `postgresql://${user}:${password}@${host}:${port}/postgres`
  const database = await openDatabase({ databaseUrl, dataDir, log })
  onTestFinished(() => database.close())
  return { ...database, dataDir }
}

async function fill({ db, dataDir }: Database & { dataDir: string }): Promise<void> {
  await db.run(sql`INSERT INTO "Zones" VALUES ('truro'), (${STRANGE})`)
  await db.run(sql`INSERT INTO people (zone, name) VALUES ('truro', ${STRANGE})`)
  await db.run(
    sql`INSERT INTO people (zone, name, invited_by) SELECT 'truro', 'guest ' || n, n FROM generate_series(1, 20000) n`,
  )
  await db.run(sql`INSERT INTO dishes (cook, price, tags, more, photo)
    VALUES (2, 12.30, ARRAY['a,b', NULL, '"'], '{"deep": [1, null, "x"]}', ${randomBytes(6_000_000)})`)
  await db.run(sql`UPDATE people SET favourite = 1 WHERE id = 1`)
  await db.run(
    sql`INSERT INTO sales SELECT CASE n % 2 WHEN 0 THEN 'truro' ELSE ${STRANGE} END, now() - n * interval '1 minute', n FROM generate_series(1, 500) n`,
  )
  await mkdir(path.join(dataDir, 'uploads', 'menu'), { recursive: true })
  await writeFile(path.join(dataDir, 'uploads', 'menu', 'naan.webp'), randomBytes(100_001))
  await writeFile(path.join(dataDir, 'uploads', 'empty.webp'), '')
}

async function everything({ db, dataDir }: Database & { dataDir: string }) {
  const sums: Record<string, unknown> = {}
  for (const table of ['"Zones"', 'people', 'dishes', 'sales', 'sales_truro', 'notes']) {
    const text = `SELECT count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS md5 FROM ${table} t`
    sums[table] = await db.one({ text, values: [] })
  }
  const photo = (await readFile(path.join(dataDir, 'uploads', 'menu', 'naan.webp'))).toString('base64')
  return { sums, photo, uploads: (await readdir(path.join(dataDir, 'uploads'))).toSorted() }
}

test('embedded to external to embedded brings every row, upload and sequence along', async () => {
  const folder = await migrationsFolder()
  const places = await temporaryFolder()
  const first = await embedded()
  await migrate({ connectionString: first.connectionString, log, folder })
  await fill(first)
  const before = await everything(first)
  let from: Database & { dataDir: string } = first
  for (const to of [await hosted(), await embedded()]) {
    const file = path.join(places, `${to.kind}.archive`)
    await exportArchive({ connectionString: from.connectionString, dataDir: from.dataDir, file })
    expect((await stat(file)).mode & 0o077).toBe(0)
    await importArchive({
      connectionString: to.connectionString,
      dataDir: to.dataDir,
      file,
      log,
      migrationsFolder: folder,
    })
    const after = await everything(to)
    expect(after.sums).toEqual(before.sums)
    expect(after.photo).toEqual(before.photo)
    expect(after.uploads).toEqual(['empty.webp', 'menu'])
    from = to
  }
  // The triggers work again, and new rows get numbers of their own.
  await from.db.run(sql`INSERT INTO people (zone, name) VALUES ('truro', 'new')`)
  await from.db.run(sql`INSERT INTO dishes (cook) VALUES (1)`)
  expect(await from.db.many(sql`SELECT FROM notes`)).toHaveLength(20_002)
})

test('jobs come along: the waiting ones, those that failed for good, and those that the old house was working on', async () => {
  const source = await external()
  await migrate({ connectionString: source.connectionString, log })
  await source.db.run(sql`
    INSERT INTO jobs (task, payload, key, due_at, attempts, max_attempts, lease, last_error, failed_at)
    VALUES ('remind', '{"id": 1}', 'k1', now() + interval '1 day', 0, 12, NULL, NULL, NULL),
           ('refund', '{"id": 2}', 'k2', now() - interval '1 second', 1, 25, gen_random_uuid(), 'no answer', NULL),
           ('told', '{}', NULL, now() - interval '1 day', 12, 12, NULL, 'no', now())`)
  await source.db.run(sql`INSERT INTO job_times VALUES ('tidy', '17 * * * *', now())`)
  const file = path.join(await temporaryFolder(), 'jobs.archive')
  await exportArchive({ connectionString: source.connectionString, dataDir: source.dataDir, file })
  const target = await external()
  await importArchive({ connectionString: target.connectionString, dataDir: target.dataDir, file, log })
  const jobs = sql`SELECT * FROM jobs ORDER BY id`
  expect(await target.db.many(jobs)).toEqual(await source.db.many(jobs))
  const times = sql`SELECT * FROM job_times`
  expect(await target.db.many(times)).toEqual(await source.db.many(times))
  expect((await leaseJobs(target.db, ['refund', 'told', 'remind'], 9, 30)).items).toMatchObject([
    { task: 'refund', attempts: 2 },
  ])
  await target.transaction((tx) => enqueue(tx, 'told', {}))
  expect(await target.db.many(jobs)).toHaveLength(4)
})

test('an export is one moment: what is written meanwhile is in it wholly or not at all', async () => {
  const folder = await migrationsFolder()
  const source = await external()
  await migrate({ connectionString: source.connectionString, log, folder })
  await source.db.run(sql`INSERT INTO "Zones" VALUES ('truro')`)
  let isWriting = true
  const writing = (async () => {
    while (isWriting)
      await source.transaction(async (tx) => {
        const { id } = await tx.one<{ id: number }>(
          sql`INSERT INTO people (zone, name) VALUES ('truro', 'x') RETURNING id`,
        )
        await tx.run(sql`INSERT INTO dishes (cook) VALUES (${id})`)
        await tx.run(sql`INSERT INTO sales VALUES ('truro', now(), ${id})`)
      })
  })()
  const file = path.join(await temporaryFolder(), 'busy.archive')
  const { tables } = await exportArchive({ connectionString: source.connectionString, dataDir: source.dataDir, file })
  isWriting = false
  await writing
  expect(tables.people?.rows).toBe(tables.dishes?.rows)
  expect(tables.people?.rows).toBe(tables.sales?.rows)
})

test('an import is refused, and changes nothing, when the target is not empty or of another version', async () => {
  const folder = await migrationsFolder({ '0002_seed.sql': `INSERT INTO "Zones" VALUES ('seeded')` })
  const source = await external()
  await migrate({ connectionString: source.connectionString, log, folder })
  await source.db.run(sql`INSERT INTO "Zones" VALUES ('truro')`)
  const file = path.join(await temporaryFolder(), 'small.archive')
  await exportArchive({ connectionString: source.connectionString, dataDir: source.dataDir, file })
  await expect(exportArchive({ connectionString: '', dataDir: '', file })).rejects.toThrow('exists already')

  const target = await external()
  const into = (migrationsFolder: string, archive = file) =>
    importArchive({
      connectionString: target.connectionString,
      dataDir: target.dataDir,
      file: archive,
      log,
      migrationsFolder,
    })
  await into(folder)
  await expect(into(folder)).rejects.toThrow(
    'The database is not empty (public."Zones" has rows): nothing was imported.',
  )
  expect(await target.db.many(sql`SELECT id FROM "Zones" ORDER BY id`)).toEqual([{ id: 'seeded' }, { id: 'truro' }])

  const older = await external()
  const elsewhere = importArchive({
    connectionString: older.connectionString,
    dataDir: older.dataDir,
    file,
    log,
    migrationsFolder: await migrationsFolder(),
  })
  await expect(elsewhere).rejects.toThrow(
    'The archive was made by another version of this program (its last migration is 0002_seed.sql, here it is 0001_all.sql): import it with that version, then update.',
  )
})

test('an archive that is cut short or changed is refused as a whole', async () => {
  const folder = await migrationsFolder()
  const source = await external()
  await migrate({ connectionString: source.connectionString, log, folder })
  await source.db.run(sql`INSERT INTO "Zones" VALUES ('truro')`)
  await mkdir(path.join(source.dataDir, 'uploads'))
  await writeFile(path.join(source.dataDir, 'uploads', 'a.webp'), 'photo')
  const places = await temporaryFolder()
  const file = path.join(places, 'whole.archive')
  await exportArchive({ connectionString: source.connectionString, dataDir: source.dataDir, file })
  const whole = zstdDecompressSync(await readFile(file))
  const broken: Record<string, Buffer> = {
    'cut.archive': (await readFile(file)).subarray(0, -40),
    'short.archive': zstdCompressSync(whole.subarray(0, 4096)),
    'changed.archive': zstdCompressSync(Buffer.from(whole.toString('latin1').replace('truro\n', 'rutro\n'), 'latin1')),
    'text.archive': Buffer.from('hello'),
    'other.archive': zstdCompressSync(Buffer.alloc(2048, 'x')),
    'old.archive': gzipSync(Buffer.alloc(2048, 'x')),
  }
  for (const [name, bytes] of Object.entries(broken)) {
    const target = await external()
    await migrate({ connectionString: target.connectionString, log, folder })
    await writeFile(path.join(places, name), bytes)
    const importing = importArchive({
      connectionString: target.connectionString,
      dataDir: target.dataDir,
      file: path.join(places, name),
      log,
      migrationsFolder: folder,
    })
    await expect(importing, name).rejects.toThrow(/archive.*(damaged|incomplete)|cannot be read as an archive/)
    expect(await target.db.many(sql`SELECT FROM "Zones"`)).toEqual([])
    expect(await readdir(target.dataDir)).toEqual([])
  }
})

test('the commands work on the configured database, the export also while the program runs', async () => {
  const source = await embedded()
  await migrate({ connectionString: source.connectionString, log })
  await mkdir(path.join(source.dataDir, 'uploads'))
  await writeFile(path.join(source.dataDir, 'uploads', 'a.webp'), 'photo')
  const file = path.join(await temporaryFolder(), 'restaurant.archive')
  const target = await temporaryFolder()
  const command = (name: string, dataDir: string) => {
    const program = fileURLToPath(new URL(`../../../${name}.ts`, import.meta.url))
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, file], { env, encoding: 'utf8' })
    return { status, stdout, stderr: stderr.trim() }
  }
  expect(command('import', target)).toMatchObject({ status: 1, stderr: `There is no file ${file}.` })
  expect(command('export', source.dataDir)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 uploaded file'),
  })
  expect(command('import', source.dataDir).stderr).toMatch(/^Another running copy of this program already uses/)
  expect(command('import', target)).toMatchObject({ status: 0, stdout: expect.stringContaining('Imported ') })
  expect(await readFile(path.join(target, 'uploads', 'a.webp'), 'utf8')).toBe('photo')
  expect(command('export', target).stderr).toBe(`${file} exists already: choose another name.`)
})
