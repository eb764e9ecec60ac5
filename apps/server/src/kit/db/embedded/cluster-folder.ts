import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { reasonOf, StartError } from '../start-error.ts'
import { canEnter, giveTo } from './account.ts'
import { type Programs, programPath } from './platform-package.ts'
import type { Account } from './run.ts'
import { run } from './run.ts'

/** The folder of one PostgreSQL cluster, ready to be started. */
export type Cluster = {
  readonly folder: string
  /** What PostgreSQL is told as its data directory; see `dataDirectoryFor`. */
  readonly dataDirectory: string
  readonly password: string
}

export const SUPERUSER = 'sizzle'
// Beside PostgreSQL's own files, so that a copied or restored folder brings its password along.
const PASSWORD_FILE = 'sizzle-password'

type ClusterPlan = { readonly folder: string; readonly programs: Programs; readonly account: Account | undefined }

/** Makes the cluster when there is none, and refuses one that this program cannot run. */
export async function prepareCluster(preparing: ClusterPlan & { readonly durable: boolean }): Promise<Cluster> {
  const { folder, account } = preparing
  const isNew = await isMissingOrEmpty(folder)
  if (isNew) await makeCluster(preparing)
  else await checkCluster(preparing)
  const password = await readFile(path.join(folder, PASSWORD_FILE), 'utf8').catch((error: unknown) => {
    throw new StartError(
      `The database folder ${folder} cannot be used, its password file is unreadable: ${reasonOf(error)}.`,
    )
  })
  return { folder, dataDirectory: await dataDirectoryFor(account, folder), password: password.trim() }
}

/** The password of a cluster that may be running, or none when there is no cluster. */
export async function readPassword(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, PASSWORD_FILE), 'utf8').catch(() => undefined)
  return text?.trim()
}

async function isMissingOrEmpty(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new StartError(`The database folder ${folder} cannot be read: ${reasonOf(error)}.`)
  })
  return entries.length === 0
}

async function checkCluster({ folder, programs, account }: ClusterPlan): Promise<void> {
  const owner = (await stat(folder)).uid
  const me = process.geteuid?.()
  if (me !== undefined && me !== 0 && owner !== me)
    throw new StartError(
      `The database folder ${folder} belongs to another account (user id ${owner}): start as that account or give the folder to yours.`,
    )
  const found = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (found === undefined)
    throw new StartError(
      `The folder ${folder} is not a complete database (PG_VERSION is missing): restore it from a backup, or move it away to begin with an empty one.`,
    )
  if (found.trim() !== programs.major)
    throw new StartError(
      `The database in ${folder} was made by PostgreSQL ${found.trim()}, this program brings PostgreSQL ${programs.major}: run "npm run export" with the program that made it, move the folder away, then "npm run import".`,
    )
  if (owner === 0) await giveTo(account, folder)
}

// Made beside its final place and moved there whole: a start that is killed half-way leaves no half database.
async function makeCluster({ folder, programs, account, durable }: ClusterPlan & { durable: boolean }): Promise<void> {
  const draft = `${folder}.new`
  const cluster = path.join(draft, 'cluster')
  await rm(draft, { recursive: true, force: true })
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  await chmod(draft, 0o700)
  await writeFile(path.join(draft, PASSWORD_FILE), randomBytes(24).toString('base64url'), { mode: 0o600 })
  await giveTo(account, draft)
  const { code, output } = await run(
    programPath(programs, 'initdb'),
    [
      ...['-D', await dataDirectoryFor(account, cluster), '-U', SUPERUSER, `--pwfile=../${PASSWORD_FILE}`],
      // The same order and case rules on every machine, whatever languages it has installed.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...['--auth=scram-sha-256', ...(durable ? [] : ['--no-sync'])],
    ],
    { account, cwd: cluster },
  )
  if (code !== 0) throw new StartError(`The database folder ${folder} could not be made: ${lastLine(output)}.`)
  await rename(path.join(draft, PASSWORD_FILE), path.join(cluster, PASSWORD_FILE))
  await rmdir(folder).catch(() => undefined)
  await rename(cluster, folder)
  await rmdir(draft)
}

/**
 * PostgreSQL opens its data directory by its full path, which fails when the account that root lends it may not pass
 * through a parent folder (a clone below /root). We start it inside the folder, and on Linux this name leads there
 * without walking the path.
 */
async function dataDirectoryFor(account: Account | undefined, folder: string): Promise<string> {
  if (await canEnter(account, folder)) return folder
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new StartError(
    `The account that PostgreSQL runs under cannot reach ${folder}: start as a normal user, or set DATA_DIR to a folder that is not below a private one.`,
  )
}

export function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '').replace(/\.$/, '')
}
