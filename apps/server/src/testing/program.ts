import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const { PATH, NODE_COMPILE_CACHE } = process.env
const START_LIMIT_MS = 90_000
const LAST_WORDS = 2000
const FROM_THE_NET = 'nobody waited for it'

/** One process of the program as `npm start` runs it, at an address that stays over its restarts. */
export type Program = {
  readonly url: string
  /** Of the process that runs now. */
  pid(): number | undefined
  /** Starts it and waits until it listens; again when it ends before that without being asked to. */
  start(): Promise<void>
  kill(): Promise<void>
  /** Kills it while it starts. */
  killWhileStarting(afterMs: number): Promise<void>
  stop(): Promise<void>
}

type Heard = {
  readonly unaskedExit: (how: string) => void
  /** A rejection that only the last net caught. */
  readonly strayRejection: (line: string) => void
  /** Each line of its log. */
  readonly line?: (line: string) => void
}

export async function openProgram(environment: Record<string, string>, heard: Heard): Promise<Program> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let isAsked = false

  function spawnOne() {
    const started = spawn(process.execPath, ['--max-semi-space-size=8', '--max-old-space-size=1024', MAIN], {
      env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'error', ...environment, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    isAsked = false
    let said = ''
    const isListening = new Promise<boolean>((resolve) => {
      const hear = (chunk: Buffer) => {
        said = (said + chunk.toString('utf8')).slice(-LAST_WORDS)
        if (said.includes('listening on')) resolve(true)
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      createInterface(started.stdout).on('line', (line) => {
        heard.line?.(line)
        if (line.includes(FROM_THE_NET)) heard.strayRejection(line)
      })
      started.on('exit', (code, signal) => {
        if (!isAsked) heard.unaskedExit(`${signal ?? `code ${code}`}: ${said.trim()}`)
        resolve(false)
      })
    })
    return { started, isListening }
  }
  async function end(signal: NodeJS.Signals) {
    const ending = child
    isAsked = true
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }
  return {
    url,
    pid: () => child?.pid,
    async start() {
      const until = performance.now() + START_LIMIT_MS
      while (!(await spawnOne().isListening))
        if (performance.now() > until) throw new Error('the program does not start any more')
    },
    kill: () => end('SIGKILL'),
    async killWhileStarting(afterMs) {
      const { isListening } = spawnOne()
      let timer: NodeJS.Timeout | undefined
      await Promise.race([isListening, new Promise((resolve) => (timer = setTimeout(resolve, afterMs)))])
      clearTimeout(timer)
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}
