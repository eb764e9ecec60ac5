import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Log } from '../../log.ts'
import { checkServer } from '../check-server.ts'
import { appliedMigrations, migrate } from '../migrate.ts'
import { StartError } from '../start-error.ts'
import { type ArchiveReader, openArchive } from './archive-reader.ts'
import type { ArchivePlaces } from './export-archive.ts'
import type { Contents, EntryDigest, Manifest } from './manifest.ts'
import { columnList, setSequences, type Table, tablesInOrder } from './tables.ts'
import { hashing, receiveUploads } from './uploads.ts'

type Options = ArchivePlaces & { readonly log: Log; readonly migrationsFolder?: string }

/** Fills an empty database, and the uploads folder, from an archive: all of it or nothing. */
export async function importArchive(options: Options): Promise<Manifest> {
  const archive = await openArchive(options.file)
  const client = new pg.Client({ connectionString: options.connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Here too: nobody should move in where the program then refuses to start.
    await checkServer(client)
    return await receive(client, archive, options)
  } finally {
    await client.end()
    archive.close()
  }
}

async function receive(client: pg.Client, archive: ArchiveReader, options: Options): Promise<Manifest> {
  const { contents } = archive
  const { connectionString, dataDir, log, migrationsFolder } = options
  const isNew = (await appliedMigrations(client)) === undefined
  await migrate({ connectionString, log, ...(migrationsFolder === undefined ? {} : { folder: migrationsFolder }) })
  await refuseOtherState(client, contents)
  const uploads = await receiveUploads(dataDir)
  try {
    await client.query(`SET statement_timeout = 0; SET lock_timeout = '15s'; SET timezone = 'UTC'; BEGIN`)
    await emptyOrRefuse(client, contents.tables, isNew)
    const written = await receiveTables(client, archive)
    const manifest = await archive.finish((name, body) => uploads.keep(name, body))
    compare(written, uploads.sums(), manifest)
    await setSequences(client, manifest.sequences)
    await uploads.move()
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return manifest
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    await uploads.discard()
    throw error
  }
}

async function refuseOtherState(client: pg.Client, contents: Contents): Promise<void> {
  const here = (await appliedMigrations(client)) ?? []
  if (JSON.stringify(here) === JSON.stringify(contents.migrations)) return
  const [theirs, ours] = [contents.migrations, here].map((list) => list.at(-1)?.name ?? 'no migration')
  throw new StartError(
    `The archive was made by another version of this program (its last migration is ${theirs}, here it is ${ours}): import it with that version, then update.`,
  )
}

async function emptyOrRefuse(client: pg.Client, tables: readonly Table[], isNew: boolean): Promise<void> {
  const here = await tablesInOrder(client)
  if (JSON.stringify(here) !== JSON.stringify(tables))
    throw new StartError('The tables of this database are not those of the archive, although the migrations are.')
  if (here.length === 0) return
  const names = here.map(({ name }) => `public.${pg.escapeIdentifier(name)}`)
  // Nothing may write between the check and the end, not even another process of this program that is still running.
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`)
  // In a database that we have just made, all rows are those that migrations put there; the archive brings them.
  if (isNew) await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const name of names) {
    const { rows } = await client.query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM ${name}) AS found`)
    if (rows[0]?.found === true)
      throw new StartError(`The database is not empty (${name} has rows): nothing was imported.`)
  }
}

async function receiveTables(client: pg.Client, archive: ArchiveReader): Promise<Record<string, EntryDigest>> {
  const { tables } = archive.contents
  const written: Record<string, EntryDigest> = {}
  const named = tables.map((table) => ({ table, name: `public.${pg.escapeIdentifier(table.name)}` }))
  // Our own triggers did their work when the rows were first written.
  for (const { name } of named) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await client.query('SET CONSTRAINTS ALL DEFERRED')
  for (const { table, name } of named)
    written[table.name] = await copyInto(client, `${name} (${columnList(table)})`, archive.rowsOf(table))
  // Now, because a table with checks still open cannot be altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { name } of named) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  return written
}

async function copyInto(client: pg.Client, target: string, rows: AsyncIterable<Buffer>): Promise<EntryDigest> {
  const hash = createHash('sha256')
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN`))
  await pipeline(Readable.from(rows), hashing(hash), stream)
  return { rows: stream.rowCount, sha256: hash.digest('hex') }
}

function compare(written: Manifest['tables'], uploads: Manifest['uploads'], manifest: Manifest): void {
  const isWhole =
    JSON.stringify(written) === JSON.stringify(manifest.tables) &&
    JSON.stringify(uploads) === JSON.stringify(manifest.uploads)
  if (!isWhole) throw new StartError('The archive is damaged (its sums do not match): nothing was imported.')
}
