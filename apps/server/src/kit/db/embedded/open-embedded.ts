import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { reasonOf } from '../start-error.ts'
import { accountFor, programsFor } from './account.ts'
import { chooseAddress, removeSocketFolder } from './address.ts'
import { prepareCluster, readPassword, SUPERUSER } from './cluster-folder.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { findPrograms } from './platform-package.ts'
import { type Postmaster, type Setup, startPostmaster } from './postmaster.ts'
import { isPostmasterOf, readPostmasterFile, stopLeftover } from './postmaster-file.ts'

export type EmbeddedConnection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export type EmbeddedServer = {
  readonly connection: EmbeddedConnection
  /** The server's process now; another after it crashed and was started again. */
  readonly pid: number
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly log: Log
  readonly listen?: 'socket' | 'port'
  /** Server settings beside ours; only tests give up durability. */
  readonly settings?: Readonly<Record<string, string>>
  /** Where the platform package is, when not where npm puts it. */
  readonly packageFolder?: string
  /** Where programs may be copied to, see `programsFor`. */
  readonly copyPlaces?: readonly string[]
}

/** Starts the PostgreSQL that lives in `DATA_DIR/postgres` and keeps it running until `stop`. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const lock = takeOwnerLock(options.dataDir)
  try {
    const setup = await prepare(options)
    const supervised = await supervise(setup)
    const { host, port } = setup.address
    return {
      connection: { host, port, user: SUPERUSER, password: setup.cluster.password, database: 'postgres' },
      get pid() {
        return supervised.pid()
      },
      async stop() {
        await supervised.stop()
        await removeSocketFolder(host)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** How to reach the database of a folder that another process runs right now, if one does. */
export async function runningEmbedded(dataDir: string): Promise<EmbeddedConnection | undefined> {
  const folder = path.resolve(dataDir, 'postgres')
  const file = await readPostmasterFile(folder)
  const password = await readPassword(folder)
  if (file === undefined || password === undefined || !file.isReady) return undefined
  if (!(await isPostmasterOf(file.pid, folder))) return undefined
  const socketFolder = file.socketFolder === '' ? file.listenAddress : path.resolve(folder, file.socketFolder)
  return { host: socketFolder, port: file.port, user: SUPERUSER, password, database: 'postgres' }
}

async function prepare(options: EmbeddedOptions): Promise<Setup> {
  const found = await findPrograms(options.packageFolder)
  const folder = path.join(await realpath(options.dataDir), 'postgres')
  const account = await accountFor(folder)
  const programs = await programsFor(account, found, options.copyPlaces)
  const settings = options.settings ?? {}
  const cluster = await prepareCluster({ folder, programs, account, durable: settings.fsync !== 'off' })
  await stopLeftover(folder, programs, options.log)
  const address = await chooseAddress(folder, account, options.listen)
  return { programs, account, cluster, address, settings, log: options.log }
}

/** Starts the server, and starts it again whenever it ends unasked: requests meanwhile see a refused connection. */
async function supervise(setup: Setup): Promise<{ pid(): number; stop(): Promise<void> }> {
  const stopping = new AbortController()
  let current: Postmaster = await startPostmaster(setup)

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      setup.log.error({ pid: current.pid }, 'the database ended unexpectedly, starting it again')
      const next = await restart()
      if (next === undefined) return
      current = next
      setup.log.warn({ pid: current.pid }, 'the database runs again')
      // Asked to stop while the new server was starting.
      if (stopping.signal.aborted) await current.stop()
    }
  }
  async function restart(): Promise<Postmaster | undefined> {
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, 5000)) {
      try {
        return await startPostmaster(setup)
      } catch (error) {
        setup.log.error({ reason: reasonOf(error) }, 'the database did not start again')
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
  const watching = watch().catch((error: unknown) =>
    setup.log.error({ err: error }, 'nobody watches over the database any more'),
  )

  return {
    pid: () => current.pid,
    async stop() {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}
