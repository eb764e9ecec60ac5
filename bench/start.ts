import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

export type StartedProgram = {
  readonly milliseconds: number
  readonly pid: number
  /** Where the path answered, without the path. */
  readonly origin: string
  /** A line of JSON on its standard input, for the program that journeys talk to. */
  tell(instruction: object): void
  readonly stop: () => Promise<void>
}
/** A server's entry as `npm start` runs it (docs/decisions/0018). */
export function serverCommand(entry: string): string[] {
  return [process.execPath, ...SERVER_FLAGS, entry]
}
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=1024']

const started = new Set<ChildProcess>()

/** Remembers what was started, so that it can be ended with the program that started it. */
export function remember(child: ChildProcess): void {
  started.add(child)
  child.once('exit', () => started.delete(child))
}

/** Ends all that was started and still runs. */
export async function endStarted(): Promise<void> {
  await Promise.all(
    [...started].map((child) => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      return ended
    }),
  )
}

export type StartOptions = { env?: Record<string, string>; cwd?: string; timeoutMs?: number }

/**
 * Starts a server and measures until `path` first answers with a success. The server says where it listens
 * (`listening on http://HOST:PORT`), so it may take a free port.
 */
export async function timeToFirstAnswer(
  command: string[],
  path: string,
  options: StartOptions = {},
): Promise<StartedProgram> {
  const [program = '', ...args] = command
  const { cwd, timeoutMs = 60_000 } = options
  const start = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...options.env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  remember(child)
  const ended = once(child, 'exit')
  async function stop() {
    child.kill('SIGTERM')
    await ended
  }
  try {
    const gone = ended.then(([code]) => Promise.reject(new Error(`${command.join(' ')} ended with ${code}`)))
    const late = AbortSignal.timeout(timeoutMs)
    const origin = await Promise.race([
      listeningOn(child.stdout),
      gone,
      once(late, 'abort').then(() => late.throwIfAborted()),
    ])
    if (!origin || child.pid === undefined) throw new Error(`${command.join(' ')} did not say where it listens`)
    while (!(await answers(origin + path, late))) await wait(5)
    const tell = (instruction: object) => void child.stdin.write(`${JSON.stringify(instruction)}\n`)
    return { milliseconds: performance.now() - start, pid: child.pid, origin, tell, stop }
  } catch (error) {
    if (child.exitCode === null) await stop()
    throw error
  }
}

async function listeningOn(output: NodeJS.ReadableStream): Promise<string | undefined> {
  const lines = createInterface(output)
  // Goes on reading after the answer, or the server's next lines would fill the pipe and stop it.
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const origin = /listening on (http:\/\/[^\s"]+)/.exec(line)?.[1]
      if (origin) resolve(origin)
    })
    lines.on('close', () => resolve(undefined))
  })
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(url, { signal })
  await response.arrayBuffer()
  return response.ok
}

export type Memory = { readonly own: number; readonly withChildren: number }

/** Resident megabytes of a process, alone and with everything that it started (an embedded database, for one). */
export function residentMemory(pid: number): Memory {
  const processes = existsSync('/proc/self/status') ? fromProc() : fromPs()
  const own = processes.find((one) => one.pid === pid)?.resident ?? 0
  return { own: own / 1024, withChildren: share(pid) / 1024 }

  function share(root: number): number {
    const self = processes.find((one) => one.pid === root)?.share ?? 0
    const children = processes.filter((one) => one.parent === root)
    return self + children.reduce((sum, child) => sum + share(child.pid), 0)
  }
}

// Kilobytes. `share` counts memory that several processes hold in common once, where the kernel tells: PostgreSQL's
// shared buffers would else count with each of its processes.
type Process = { pid: number; parent: number; resident: number; share: number }

function fromProc(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    const status = readText(`/proc/${pid}/status`)
    const resident = numberAfter('VmRSS', status)
    const parent = numberAfter('PPid', status)
    if (resident === undefined || parent === undefined) return []
    const share = numberAfter('Pss', readText(`/proc/${pid}/smaps_rollup`)) ?? resident
    return [{ pid: Number(pid), parent, resident, share }]
  })
}

function numberAfter(name: string, text: string): number | undefined {
  const digits = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Empty for a process that ended while we looked, or that is not ours to look into. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function fromPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((row) => {
    const [pid, parent, resident] = row.trim().split(/\s+/).map(Number)
    return pid && parent !== undefined && resident !== undefined ? [{ pid, parent, resident, share: resident }] : []
  })
}
