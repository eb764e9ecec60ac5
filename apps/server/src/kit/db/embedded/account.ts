import { chmod, cp, lchown, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { codeOf, StartError } from '../start-error.ts'
import { type Programs, programPath } from './platform-package.ts'
import { type Account, run } from './run.ts'

const PREFERRED = ['postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root. As root we lend it an account that exists: the owner of an existing database
 * folder (so that one start with sudo changes nothing), else `postgres`, else `nobody`.
 */
export async function accountFor(clusterFolder: string): Promise<Account | undefined> {
  if (process.platform === 'win32' || process.geteuid?.() !== 0) return undefined
  const existing = await stat(clusterFolder).catch(() => undefined)
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of PREFERRED) {
    const found = accounts.find((fields) => fields[0] === name)
    if (found?.[2] !== undefined && found[3] !== undefined) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" account: start as a normal user.',
  )
}

/** Gives one folder, and everything in it, to the account. */
export async function giveTo(account: Account | undefined, folder: string): Promise<void> {
  if (account === undefined) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await changeOwner(account, path.join(entry.parentPath, entry.name))
  await changeOwner(account, folder)
}

async function changeOwner(account: Account, file: string): Promise<void> {
  // macOS gives `nobody` the id -2, which chown takes only as an unsigned number.
  await lchown(file, account.uid >>> 0, account.gid >>> 0)
}

export async function canEnter(account: Account | undefined, folder: string): Promise<boolean> {
  if (account === undefined) return true
  const { code } = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { account })
  return code === 0
}

/** The programs in a place where the account can run them: where they are, or copied once when that is private to root. */
export async function programsFor(
  account: Account | undefined,
  programs: Programs,
  places: readonly string[] = ['/var/cache', '/var/lib', tmpdir()],
): Promise<Programs> {
  if (account === undefined || (await canRun(account, programs))) return programs
  for (const place of places) {
    const folder = path.join(place, `sizzle-and-spice-postgresql-${programs.version}`)
    const copy = { ...programs, folder }
    if ((await copyOnce(programs.folder, folder)) && (await canRun(account, copy))) return copy
  }
  throw new StartError(
    `The account that PostgreSQL runs under (user id ${account.uid}) cannot read ${programs.folder}: start as a normal user.`,
  )
}

async function canRun(account: Account, programs: Programs): Promise<boolean> {
  // `--version` also loads the libraries, so an unreadable library counts as well.
  const { code } = await run(programPath(programs, 'postgres'), ['--version'], { account })
  return code === 0
}

async function copyOnce(from: string, to: string): Promise<boolean> {
  try {
    const there = await lstat(to).catch(() => undefined)
    // In a folder that everyone may write to, a stranger could have put programs there before us.
    if (there !== undefined) return there.isDirectory() && there.uid === 0 && (there.mode & 0o022) === 0
    await mkdir(path.dirname(to), { recursive: true })
    const draft = await mkdtemp(`${to}.`)
    await cp(from, draft, { recursive: true, verbatimSymlinks: true })
    await makeReadable(draft)
    await rename(draft, to).catch(async (error: unknown) => {
      await rm(draft, { recursive: true })
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
    })
    return true
  } catch {
    // Read-only or full: the next place is tried.
    return false
  }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const inBin = path.basename(entry.parentPath) === 'bin'
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() || inBin ? 0o755 : 0o644)
  }
}
