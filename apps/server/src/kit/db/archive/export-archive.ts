import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { appliedMigrations } from '../migrate.ts'
import { codeOf, StartError } from '../start-error.ts'
import {
  CONTENTS_ENTRY,
  type Contents,
  type EntryDigest,
  FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  partsPrefix,
  UPLOADS,
} from './manifest.ts'
import { packing } from './packing.ts'
import { columnList, readSequences, type Table, tablesInOrder } from './tables.ts'
import { tarEnd, tarEntry, tarText } from './tar.ts'
import { hashing } from './uploads.ts'

export type ArchivePlaces = { readonly connectionString: string; readonly dataDir: string; readonly file: string }

const PART_BYTES = 4_000_000
const STEP_BYTES = 4_000_000

/** Writes all our tables and uploaded files into one file, as they were at one moment. */
export async function exportArchive({ connectionString, dataDir, file }: ArchivePlaces): Promise<Manifest> {
  if (await stat(file).catch(() => undefined)) throw new StartError(`${file} exists already: choose another name.`)
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  const draft = `${file}.part`
  try {
    const manifest = { tables: {}, sequences: [], uploads: {} }
    await pipeline(archive(client, dataDir, manifest), packing(), (bytes) => writeInSteps(draft, bytes))
    await rename(draft, file)
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

/** An order whose commit is written meanwhile waits for one step, and not for all that the disk has not got yet. */
async function writeInSteps(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  // Mode 600: customers' names and addresses are inside.
  await using handle = await open(file, 'w', 0o600)
  let waiting = 0
  for await (const chunk of bytes) {
    await handle.appendFile(chunk)
    waiting += chunk.length
    if (waiting < STEP_BYTES) continue
    await handle.datasync()
    waiting = 0
  }
  await handle.sync()
}

type ManifestDraft = {
  tables: Record<string, EntryDigest>
  sequences: Manifest['sequences']
  uploads: Record<string, string>
}

async function* archive(client: pg.Client, dataDir: string, manifest: ManifestDraft): AsyncGenerator<Buffer> {
  await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
  await client.query(`SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'`)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const contents = await readContents(client)
  yield* tarText(CONTENTS_ENTRY, asJson(contents))
  for (const table of contents.tables)
    yield* tableParts(
      client,
      table,
      `SELECT ${columnList(table)} FROM public.${pg.escapeIdentifier(table.name)}`,
      manifest,
    )
  // Not part of the snapshot, so read last: a number that is too high is harmless, one too low is not.
  manifest.sequences = await readSequences(client)
  await client.query('COMMIT')
  // After the rows, so that every file a row names is there; files are never changed, only added and removed.
  yield* uploadedFiles(dataDir, manifest)
  yield* tarText(MANIFEST_ENTRY, asJson(manifest))
  yield tarEnd()
}

async function readContents(client: pg.Client): Promise<Contents> {
  const migrations = await appliedMigrations(client)
  if (migrations === undefined) throw new StartError('There is nothing to export: the database has no tables of ours.')
  return { format: FORMAT, migrations, tables: await tablesInOrder(client) }
}

async function* tableParts(
  client: pg.Client,
  table: Table,
  select: string,
  manifest: ManifestDraft,
): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`COPY (${select}) TO STDOUT`))
  const hash = createHash('sha256')
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  for await (const chunk of chunksOf(stream)) {
    hash.update(chunk)
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield* tarText(partName(table, ++part), Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  if (size > 0) yield* tarText(partName(table, ++part), Buffer.concat(waiting))
  manifest.tables[table.name] = { rows: stream.rowCount, sha256: hash.digest('hex') }
}

function partName(table: Table, part: number): string {
  return `${partsPrefix(table)}${String(part).padStart(6, '0')}`
}

async function* uploadedFiles(dataDir: string, manifest: ManifestDraft): AsyncGenerator<Buffer> {
  const folder = path.join(dataDir, UPLOADS)
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  for (const entry of found.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const size = (await stat(file).catch(() => undefined))?.size
    // Removed since we listed the folder.
    if (size === undefined) continue
    const name = path.relative(folder, file).replaceAll(path.sep, '/')
    const hash = createHash('sha256')
    yield* tarEntry(`${UPLOADS}/${name}`, size, hashing(hash)(chunksOf(createReadStream(file))))
    manifest.uploads[name] = hash.digest('hex')
  }
}

async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) yield chunk
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
