import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { findPrograms } from '../../kit/db/embedded/platform-package.ts'
import { readPostmasterFile, stopLeftover } from '../../kit/db/embedded/postmaster-file.ts'
import type { Account } from '../../kit/db/embedded/run.ts'
import { openLog } from '../../kit/log.ts'

export const isRoot = process.geteuid?.() === 0

/** A folder that goes when the test ends, together with a database that was left running in it. */
export async function temporaryFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-test-'))
  await chmod(folder, mode)
  onTestFinished(async () => {
    for (const entry of await readdir(folder, { recursive: true }))
      if (path.basename(entry) === 'postmaster.pid')
        await stopLeftover(path.dirname(path.join(folder, entry)), await findPrograms(), openLog('silent'))
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

export type App = {
  readonly process: ChildProcess
  /** Waits for a line that starts like this and answers the rest of it. */
  line(start: string): Promise<string>
  /** The highest number that the app was told is stored. */
  counted(): number
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the program for tests in its own process. */
export function startApp(dataDir: string, account?: Account): App {
  const program = fileURLToPath(new URL('./counting-program.ts', import.meta.url))
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal gives it.
    detached: true,
    ...account,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const exited = once(child, 'exit')
  let counted = 0
  const listeners = new Set<(line: string) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('counted ')) counted = Number(line.slice('counted '.length))
    for (const listener of listeners) listener(line)
  })
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal)
    await exited
  }
  return {
    process: child,
    line: (start) =>
      new Promise((resolve, reject) => {
        const listener = (line: string) => {
          if (!line.startsWith(start)) return
          listeners.delete(listener)
          resolve(line.slice(start.length).trim())
        }
        listeners.add(listener)
        void exited.then(() => reject(new Error(`the app ended before it said "${start}"`)))
      }),
    counted: () => counted,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(path.join(dataDir, 'postgres'))
  if (file === undefined) throw new Error('no database runs there')
  return file.pid
}

/** The processes of that name which this one started (Linux). */
export async function childrenOf(parent: number | undefined, name: string): Promise<number[]> {
  const stats = await Promise.all(
    (await readdir('/proc'))
      .filter((entry) => /^\d+$/.test(entry))
      .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  return stats
    .filter((stat) => stat.includes(` (${name}) `) && stat.split(') ')[1]?.split(' ')[1] === String(parent))
    .map((stat) => Number(stat.split(' ')[0]))
}

export async function give(folder: string, account: Account): Promise<void> {
  await chown(folder, account.uid, account.gid)
}
