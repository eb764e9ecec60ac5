import { existsSync } from 'node:fs'
import path from 'node:path'
import { openLog } from '../../log.ts'
import { parseSettings } from '../../settings.ts'
import { openEmbedded, runningEmbedded } from '../embedded/open-embedded.ts'
import { tryOwnerLock } from '../embedded/owner-lock.ts'
import { openHosts } from '../hosts/open-hosts.ts'
import { connectionStringOf } from '../open.ts'
import { reasonOf, StartError } from '../start-error.ts'
import type { ArchivePlaces } from './export-archive.ts'
import type { Manifest } from './manifest.ts'

export type Command = 'export' | 'import' | 'backup'

const NAMED = {
  export: 'Name the archive file: npm run export -- FILE',
  import: 'Name the archive file: npm run import -- FILE',
  backup: 'Name the folder: npm run backup -- FOLDER',
}

/** Runs an archive command on the configured database, started for it when it is the embedded one and stands still. */
export async function onConfiguredDatabase<Done>(
  command: Command,
  work: (places: ArchivePlaces) => Promise<Done>,
): Promise<Done> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const named = process.argv[2]
  if (named === undefined || named.startsWith('--')) throw new StartError(NAMED[command])
  // npm changes to the project's folder; the name was typed elsewhere.
  const file = path.resolve(process.env.INIT_CWD ?? '.', named)
  if (command === 'import' && !existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_DIRECT_URL } = parseSettings(process.env)
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL
  if (databaseUrl !== undefined) {
    const hosts = openHosts(databaseUrl, openLog('silent'))
    await hosts.lookOnce()
    return work({ connectionString: hosts.address(), dataDir, file })
  }

  if (command !== 'import') {
    if (!existsSync(path.join(dataDir, 'postgres'))) throw new StartError(`There is no database in ${dataDir}.`)
    const running = await usedByAnother(dataDir)
    if (running !== undefined) return work({ connectionString: running, dataDir, file })
  }
  const embedded = await openEmbedded({ dataDir, log: openLog('warn') })
  try {
    return await work({ connectionString: connectionStringOf(embedded.connection), dataDir, file })
  } finally {
    await embedded.stop()
  }
}

/** An export or a backup only reads, so it may share the database with the program that runs it. */
async function usedByAnother(dataDir: string): Promise<string | undefined> {
  const lock = tryOwnerLock(dataDir)
  if (lock !== undefined) {
    lock.release()
    return undefined
  }
  const connection = await runningEmbedded(dataDir)
  if (connection === undefined)
    throw new StartError(`The database in ${dataDir} is just starting: try again in a moment.`)
  return connectionStringOf(connection)
}

export function summaryOf({ tables, uploads }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploaded files`
}

/** One sentence for the console, whatever went wrong. */
export function sentenceFor(command: Command, error: unknown): string {
  if (error instanceof StartError) return error.message
  const outcome = command === 'import' ? 'failed and changed nothing' : 'failed'
  return `The ${command} ${outcome}: ${reasonOf(error)}.`
}
