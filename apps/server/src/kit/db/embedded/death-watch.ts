import { spawn } from 'node:child_process'
import { type Account, asAccount, plainEnvironment } from './run.ts'

// Waits for a word or for the end of its input. The input ends when the program dies, however it dies: the kernel closes
// what it held. SIGINT is PostgreSQL's fast stop.
const WATCH = 'trap "" HUP INT TERM; if read -r word; then exit 0; fi; kill -INT "$1"'

export type DeathWatch = { callOff(): void }

/**
 * Stops a PostgreSQL whose program was killed, so that it does not run on without anybody: nothing in Node or PostgreSQL
 * does that, and a shell costs a megabyte. Windows has no such shell; there the next start stops what was left.
 */
export function watchOverDeath(postmaster: number, account: Account | undefined): DeathWatch {
  if (process.platform === 'win32') return { callOff: () => undefined }
  const child = spawn('/bin/sh', ['-c', WATCH, 'sh', String(postmaster)], {
    ...asAccount(account),
    cwd: '/',
    env: plainEnvironment(),
    // Its own process group, like the database's: what a terminal says is not for it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without it the next start does the same, only later.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  return {
    // The number may soon be another process's.
    callOff: () => void child.stdin.end('ended\n'),
  }
}
