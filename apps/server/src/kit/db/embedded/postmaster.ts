import { spawn } from 'node:child_process'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { StartError } from '../start-error.ts'
import type { Address } from './address.ts'
import { type Cluster, lastLine } from './cluster-folder.ts'
import { watchOverDeath } from './death-watch.ts'
import { type Programs, programPath } from './platform-package.ts'
import { readPostmasterFile, sendStop } from './postmaster-file.ts'
import type { Account } from './run.ts'
import { asAccount, plainEnvironment } from './run.ts'

export type Postmaster = {
  readonly pid: number
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

export type Setup = {
  readonly programs: Programs
  readonly account: Account | undefined
  readonly cluster: Cluster
  readonly address: Address
  readonly settings: Readonly<Record<string, string>>
  readonly log: Log
}

// After a kill -9 of everything, the old server's children and its files look alive for a second or two.
const RETRY_FOR_MS = 15_000
const RETRY_WHEN = /lock file|shared memory block|could not bind|Address already in use/
const STOP_LIMIT_MS = 60_000
const LONGEST_LOG_BYTES = 1_000_000

/** Starts the server and waits until it takes connections, through crash recovery however long that is. */
export async function startPostmaster(setup: Setup): Promise<Postmaster> {
  const end = Date.now() + RETRY_FOR_MS
  for (;;) {
    const attempt = await tryStart(setup)
    if ('postmaster' in attempt) return attempt.postmaster
    if (!RETRY_WHEN.test(attempt.output) || Date.now() > end) throw notStarted(setup.cluster.folder, attempt.output)
    await sleep(200)
  }
}

function notStarted(folder: string, output: string): StartError {
  if (/administrative permissions/.test(output))
    return new StartError('PostgreSQL does not run with administrator rights: start from a normal window.')
  return new StartError(
    `The database in ${folder} does not start (${lastLine(output)}): if the folder is damaged, restore it from a backup, or move it away to begin with an empty one.`,
  )
}

async function tryStart(setup: Setup): Promise<{ postmaster: Postmaster } | { output: string }> {
  const { cluster, programs, account, log } = setup
  const logFile = path.join(cluster.folder, 'server.log')
  const before = await shortenLog(logFile)
  // A file, not a pipe: the server may outlive us, and must then still have somewhere to write.
  const logHandle = await open(logFile, 'a', 0o600)
  if (account !== undefined) await logHandle.chown(account.uid >>> 0, account.gid >>> 0)
  const child = spawn(programPath(programs, 'postgres'), commandLine(setup), {
    ...asAccount(account),
    cwd: cluster.folder,
    env: plainEnvironment(),
    // Its own process group: Ctrl-C in the terminal is for us, and we stop the server after the last request.
    detached: true,
    stdio: ['ignore', logHandle.fd, logHandle.fd],
    windowsHide: true,
  })
  let hasEnded = false
  let spawnFailure = ''
  const ended = new Promise<void>((resolve) => {
    const finish = () => {
      hasEnded = true
      resolve()
    }
    child.on('exit', finish)
    child.on('error', (error) => {
      spawnFailure = error.message
      finish()
    })
  })
  if (child.pid !== undefined) {
    const watch = watchOverDeath(child.pid, account)
    void ended.then(() => watch.callOff())
  }
  await logHandle.close()
  const startedAt = Date.now()
  let hasToldSo = false
  while (!hasEnded) {
    const file = await readPostmasterFile(cluster.folder)
    if (child.pid !== undefined && file?.pid === child.pid && file.isReady)
      return { postmaster: postmasterOn(child.pid, { ended, hasEnded: () => hasEnded }, programs) }
    if (!hasToldSo && Date.now() - startedAt > 5000) {
      hasToldSo = true
      log.info('the database is still starting, it may be repairing itself after a crash')
    }
    await Promise.race([ended, sleep(15)])
  }
  const written = await readFile(logFile).catch(() => Buffer.alloc(0))
  return { output: spawnFailure || written.subarray(before).toString('utf8') }
}

function postmasterOn(
  pid: number,
  { ended, hasEnded }: { ended: Promise<void>; hasEnded: () => boolean },
  programs: Programs,
): Postmaster {
  return {
    pid,
    ended,
    async stop() {
      // Its number may belong to someone else by now.
      if (hasEnded()) return
      await sendStop(pid, 'fast', programs)
      const stopped = await Promise.race([ended.then(() => true), sleep(STOP_LIMIT_MS, false, { ref: false })])
      if (!stopped) await sendStop(pid, 'immediate', programs)
      await ended
    },
  }
}

function commandLine({ cluster, address, settings }: Setup): string[] {
  const all: Record<string, string> = {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: '64MB',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log tells of starts, stops and crashes. Statements and their values belong to people and stay out of it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...settings,
    ...address.settings,
  }
  return ['-D', cluster.dataDirectory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function shortenLog(file: string): Promise<number> {
  const size = (await stat(file).catch(() => ({ size: 0 }))).size
  if (size <= LONGEST_LOG_BYTES) return size
  await truncate(file)
  return 0
}
