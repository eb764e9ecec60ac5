import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountFor, giveTo, programsFor } from '../../kit/db/embedded/account.ts'
import { runningEmbedded } from '../../kit/db/embedded/open-embedded.ts'
import { findPrograms } from '../../kit/db/embedded/platform-package.ts'
import { isPostmasterOf, readPostmasterFile } from '../../kit/db/embedded/postmaster-file.ts'
import { run } from '../../kit/db/embedded/run.ts'
import { connectionStringOf } from '../../kit/db/open.ts'
import { freePort } from '../free-port.ts'

/** `fast` ends sessions in order, `immediate` as a crash would, `kill` is kill -9 of the server's first process. */
export type How = 'fast' | 'immediate' | 'kill'
export type Server = {
  readonly name: string
  /** For the program; none when it brings its own. */
  readonly databaseUrl: string | undefined
  connectionString(): Promise<string>
  /** Ends the server and returns when it takes connections again, started by this program or by its launcher. */
  restart(how: How): Promise<void>
  stop(): Promise<void>
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const
const BACK_LIMIT_MS = 60_000

/** The one that the program starts and watches over: only ended here, never started. */
export function embeddedServer(dataDir: string): Server {
  const folder = path.join(dataDir, 'postgres')
  return {
    name: 'embedded',
    databaseUrl: undefined,
    async connectionString() {
      const running = await runningEmbedded(dataDir)
      if (!running) throw new Error('the embedded database does not run')
      return connectionStringOf(running)
    },
    async restart(how) {
      const before = await readPostmasterFile(folder)
      if (!before) throw new Error('the embedded database does not run')
      process.kill(before.pid, SIGNALS[how])
      await backUp(async () => {
        const now = await readPostmasterFile(folder)
        return now !== undefined && now.pid !== before.pid && now.isReady && isPostmasterOf(now.pid, folder)
      })
    },
    stop: async () => {},
  }
}

async function backUp(isBack: () => Promise<boolean>) {
  const until = performance.now() + BACK_LIMIT_MS
  while (!(await isBack())) {
    if (performance.now() > until) throw new Error('nobody started the database again')
    await sleep(20)
  }
}

/** A server of its own on this machine: Debian's PostgreSQL when there is one, else the one that npm brought. */
export async function externalServer(folder: string): Promise<Server> {
  await mkdir(folder)
  const account = await accountFor(folder)
  const { bin, name } = await findServer(folder)
  await giveTo(account, folder)
  const cluster = path.join(folder, 'cluster')
  const port = await freePort()
  const command = async (program: string, ...args: string[]) => {
    const { code, output } = await run(path.join(bin, program), args, { account, cwd: folder })
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`)
  }
  const log = path.join(folder, 'server.log')
  const options = `-p ${port} -k '' -c listen_addresses=127.0.0.1`
  await command('initdb', '-D', cluster, '-U', 'sizzle', '--auth=trust', '--encoding=UTF8', '--locale=C')
  await command('pg_ctl', 'start', '-D', cluster, '-l', log, '-w', '-o', options)
  const databaseUrl = `postgresql://sizzle@127.0.0.1:${port}/postgres`
  return {
    name,
    databaseUrl,
    connectionString: async () => databaseUrl,
    async restart(how) {
      if (how !== 'kill') return command('pg_ctl', 'restart', '-D', cluster, '-l', log, '-m', how, '-w', '-o', options)
      const running = await readPostmasterFile(cluster)
      if (running) process.kill(running.pid, 'SIGKILL')
      // Its children need a moment to notice, and hold the data until then.
      await backUp(() => command('pg_ctl', 'start', '-D', cluster, '-l', log, '-w', '-o', options).then(yes, no))
    },
    stop: () => command('pg_ctl', 'stop', '-D', cluster, '-m', 'fast', '-w'),
  }
}

const yes = () => true
const no = () => false
const DEBIAN = '/usr/lib/postgresql'
const OLDEST_MAJOR = 15

async function findServer(clusterFolder: string): Promise<{ bin: string; name: string }> {
  const versions = await readdir(DEBIAN).catch(() => [])
  for (const version of versions.toSorted((a, b) => Number(a) - Number(b))) {
    const bin = path.join(DEBIAN, version, 'bin')
    if (Number(version) >= OLDEST_MAJOR && (await stat(path.join(bin, 'initdb')).catch(() => undefined)))
      return { bin, name: `PostgreSQL ${version}` }
  }
  const programs = await programsFor(await accountFor(clusterFolder), await findPrograms())
  return { bin: path.join(programs.folder, 'bin'), name: `PostgreSQL ${programs.major}` }
}
