import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

export const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const { PATH, NODE_COMPILE_CACHE } = process.env

export type Program = {
  readonly url: string
  /** Has somebody in the back office do something (apps/server/src/testing/journey-instructions.ts); over when it is committed. */
  tell(instruction: object): Promise<void>
  /** So much time passes at once: for the program, and for these pages, whose clocks are installed. */
  passTime(ms: number, ...pages: readonly Page[]): Promise<void>
  /** Ends it and starts it again on the same data, at the same address; with a database of its own. `more` are settings. */
  restart(more?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: string
  }
}

/**
 * The whole product as a process of its own, on an empty data folder. Its database is a new one in the cluster of the
 * tests; with `TEST_CLUSTER: ''` it makes one in the folder, as a restaurant does.
 */
export async function startProgram(environment: Record<string, string> = {}): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'sizzle-journey-'))
  await chmod(folder, 0o711) // the embedded database may run under another account
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: join(folder, 'data'),
    TEST_CLUSTER: inject('testCluster'),
    ADMIN_PASSWORD: OWNER.password,
    ...environment,
  }
  let running = await run(env)
  const { url } = running
  return {
    url,
    tell: (instruction) => running.tell(instruction),
    async passTime(ms, ...pages) {
      await running.tell({ do: 'time-passes', ms })
      for (const page of pages) await page.clock.fastForward(ms)
    },
    async restart(more = {}) {
      await running.end()
      running = await run({ ...env, ...more, PORT: new URL(url).port })
    },
    async stop() {
      await running.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One process of the product, from when it listens. */
async function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [inject('journeyProgram')], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const waiting: (() => void)[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /listening on (http:\S+)/.exec(line)?.[1]
      if (address) resolve(address)
      if (line === 'done') waiting.shift()?.()
    })
    void ended.then(() => reject(new Error('the program ended before it listened')))
  })
  return {
    url,
    tell(instruction: object): Promise<void> {
      child.stdin.write(`${JSON.stringify(instruction)}\n`)
      return new Promise((resolve) => waiting.push(resolve))
    },
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export function useProgram(environment: Record<string, string> = {}): () => string {
  let program: Program | undefined
  beforeAll(async () => {
    program = await startProgram(environment)
  })
  afterAll(() => program?.stop())
  return () => program?.url ?? ''
}
