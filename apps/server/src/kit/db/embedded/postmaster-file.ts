import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log.ts'
import { codeOf, StartError } from '../start-error.ts'
import { removeSocketFolder } from './address.ts'
import { readPassword, SUPERUSER } from './cluster-folder.ts'
import { type Programs, programPath } from './platform-package.ts'

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export type PostmasterFile = {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  readonly listenAddress: string
  readonly isReady: boolean
}

const FAST_STOP_MS = 30_000
const HARD_STOP_MS = 10_000

export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    listenAddress: lines[5] ?? '',
    isReady: lines[7] === 'ready',
  }
}

/**
 * Stops a PostgreSQL that outlived its program (kill -9), so that this start can have the folder. The caller holds
 * the owner lock, so no living program of ours uses it. A file whose process is something else, or is dead but not
 * yet reaped, would make PostgreSQL refuse: it goes. (Should children of a dead postmaster still be at work,
 * PostgreSQL sees its shared memory in use, and the start is tried again.)
 */
export async function stopLeftover(folder: string, programs: Programs, log: Log): Promise<void> {
  const left = await readPostmasterFile(folder)
  if (left === undefined) return
  if (!(await isPostmasterOf(left.pid, folder))) {
    if (exists(left.pid)) await rm(path.join(folder, 'postmaster.pid'), { force: true })
  } else {
    log.warn({ pid: left.pid }, 'stopping the database that an earlier run left behind')
    await stopProcess(left.pid, folder, programs)
  }
  await removeSocketFolder(left.socketFolder)
}

async function stopProcess(pid: number, folder: string, programs: Programs): Promise<void> {
  await sendStop(pid, 'fast', programs)
  if (await isGoneWithin(pid, folder, FAST_STOP_MS)) return
  await sendStop(pid, 'immediate', programs)
  if (await isGoneWithin(pid, folder, HARD_STOP_MS)) return
  throw new StartError(
    `The database that an earlier run left behind (process ${pid}) does not stop: end it and start again.`,
  )
}

/** Windows has no signals; PostgreSQL's own tool speaks to it there. */
export async function sendStop(pid: number, how: 'fast' | 'immediate', programs: Programs): Promise<void> {
  const signal = how === 'fast' ? 'SIGINT' : 'SIGQUIT'
  if (process.platform === 'win32') {
    await output(programPath(programs, 'pg_ctl'), ['kill', signal.slice(3), String(pid)])
    return
  }
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

async function isGoneWithin(pid: number, folder: string, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    if (!(await isPostmasterOf(pid, folder))) return true
    await sleep(20)
  }
  return false
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Whether the process is a living PostgreSQL server of exactly this folder, not a stranger with a reused number. */
export async function isPostmasterOf(pid: number, folder: string): Promise<boolean> {
  if (!exists(pid)) return false
  if (process.platform === 'linux') {
    // The server works inside its folder; a dead process that was not reaped yet has no working directory.
    const inside = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    return name.trim() === 'postgres' && inside === (await realpath(folder))
  }
  if (process.platform === 'win32') return answersOurPassword(folder)
  const command = await output('ps', ['-p', String(pid), '-o', 'stat=', '-o', 'command='])
  return !command.trim().startsWith('Z') && command.includes('postgres') && command.includes(`-D ${folder}`)
}

// Windows does not tell where a process works. Only our own server lets our password in; one that is just ending
// counts as gone, and the start is tried again until it is.
async function answersOurPassword(folder: string): Promise<boolean> {
  const file = await readPostmasterFile(folder)
  const password = await readPassword(folder)
  if (file === undefined || password === undefined) return false
  const client = new pg.Client({
    host: '127.0.0.1',
    port: file.port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, [...args], { windowsHide: true }, (_error, stdout) => resolve(stdout))
  })
}
