import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isPostmasterOf, readPostmasterFile } from './kit/db/embedded/postmaster-file.ts'
import { until } from './testing/until.ts'

// The program as the owner runs it: a process, its printed lines and how it ends.
const MAIN = join(import.meta.dirname, 'main.ts')
const { PATH, NODE_COMPILE_CACHE } = process.env
const started: ChildProcess[] = []
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizzle-main-'))
  await chmod(folder, 0o711)
  return () => rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
})

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...environment },
  })
  started.push(child)
  let output = ''
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk
      const address = /listening on (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    void exit.then(() => reject(new Error(`ended before it listened: ${output}`)))
  })
  ready.catch(() => undefined)
  return { child, ready, exit, output: () => output }
}

const ping = async (address: string) => (await fetch(`${address}/api/healthCheck`)).status

describe('npm start', () => {
  it('prints the address and, once, how to sign in; drains on SIGTERM; a second start reuses the data (people 2)', async () => {
    const first = run({})
    expect(await ping(await first.ready)).toBe(200)
    expect(first.output()).toMatch(/Sign in as owner@localhost\.test with the password \S{12,}/)
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)

    const second = run({})
    const address = await second.ready
    expect(second.output()).not.toContain('password')
    const menu = (await (await fetch(`${address}/api/getLocationMenu?locationId=truro`)).json()) as { items: unknown[] }
    expect(menu.items.length).toBeGreaterThanOrEqual(55)
  })

  it('is refused with one plain sentence for a folder that is in use', async () => {
    const first = run({})
    await first.ready
    const second = run({})
    expect(await second.exit).toBe(1)
    expect(second.output().trim().split('\n')).toHaveLength(1)
    expect(second.output()).toContain(join(folder, 'data'))
  })

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, 'database'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1/none?sslrootcert=/nowhere.pem' }, '/nowhere.pem'],
    [{ TRUST_PROXY: '999.9.9.9' }, 'TRUST_PROXY'],
    [{ HOST: '256.1.1.1' }, 'HOST'],
    [{ DATA_DIR: '/dev/null/sizzle' }, '/dev/null/sizzle'],
  ])(
    'stops with one plain sentence for %o',
    async (environment, named) => {
      const program = run(environment)
      expect(await program.exit).toBe(1)
      expect(program.output().trim().split('\n')).toHaveLength(1)
      expect(program.output()).toContain(named)
    },
    60_000,
  )

  it.each(['SIGTERM', 'SIGHUP'] as const)(
    'ends cleanly on %s in the middle of its start',
    async (signal) => {
      const dataDir = join(folder, signal)
      const cluster = join(dataDir, 'postgres')
      const program = run({ DATA_DIR: dataDir })
      const begun = await until(
        () => readPostmasterFile(cluster),
        (file) => file !== undefined,
      )
      program.child.kill(signal)
      expect(await program.exit).toBe(0)
      expect(program.output()).not.toContain('listening')
      expect(await isPostmasterOf(begun?.pid ?? 0, cluster)).toBe(false)
    },
    60_000,
  )

  it('stops with one plain sentence when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const program = run({ PORT: String(port) })
    expect(await program.exit).toBe(1)
    expect(program.output().trim()).toBe(
      `Port ${port} on 127.0.0.1 is taken: set PORT to another one, or PORT=0 for any free port.`,
    )
    other.close()
  })
})
