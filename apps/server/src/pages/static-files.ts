import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { type PreparedAnswer, prepare } from './prepared.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

// The build puts a hash into the name of every file, or folder, in here.
const HASHED = '/assets/'
const PRIVATE = new Set(['/manifest.json'])
// Asked for anew by whatever stands in between: it is how browsers learn that the worker has ended.
const NEVER_OLD = new Set(['/offline-worker.js', '/offline-worker-end.js'])

/**
 * The whole client build in memory, by its address. A request is only ever looked up in this table: no request can name a
 * file, so there is nothing to traverse.
 */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, PreparedAnswer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const prepared = await Promise.all(
    files.map(async (file) => [addressOf(folder, file), await readOne(folder, file)] as const),
  )
  return new Map(prepared.filter(([address]) => !PRIVATE.has(address)))
}

function addressOf(folder: string, file: string): string {
  return file.slice(folder.length).split(sep).join('/').replace(/^\/*/, '/')
}

async function readOne(folder: string, file: string): Promise<PreparedAnswer> {
  const [identity, br, gzip] = await Promise.all([readFile(file), orNothing(`${file}.br`), orNothing(`${file}.gz`)])
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': cachedFor(addressOf(folder, file)),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  return prepare(200, headers, { identity, gzip, br })
}

function cachedFor(address: string): string {
  if (NEVER_OLD.has(address)) return 'no-cache'
  return address.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** Files that do not shrink have no compressed neighbour. */
async function orNothing(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
