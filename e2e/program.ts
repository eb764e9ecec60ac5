import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll } from 'vitest'

export const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const PROGRAM = join(import.meta.dirname, '../apps/server/src/testing/journey-program.ts')

export type Program = {
  readonly url: string
  /** Has somebody in the back office do something (apps/server/src/testing/journey-instructions.ts); over when it is committed. */
  tell(instruction: object): Promise<void>
  stop(): Promise<void>
}

/** The whole product as a process of its own, on an empty data folder. */
export async function startProgram(environment: Record<string, string> = {}): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'sizzle-journey-'))
  await chmod(folder, 0o711) // the embedded database may run under another account
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: OWNER.password, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
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
    tell(instruction) {
      child.stdin.write(`${JSON.stringify(instruction)}\n`)
      return new Promise((resolve) => waiting.push(resolve))
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
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
