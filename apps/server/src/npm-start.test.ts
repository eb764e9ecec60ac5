import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isPostmasterOf, readPostmasterFile } from './kit/db/embedded/postmaster-file.ts'
import { until } from './testing/until.ts'

// The whole command with npm before it. How its signals travel is tested in scripts/launch.test.ts; here the product and
// its database are at the other end.
let folder = ''
let npm: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizzle-npm-start-'))
  await chmod(folder, 0o711)
})
afterEach(() => void npm?.kill('SIGTERM'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start() {
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../../..'),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
  })
  npm = child
  const addresses: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const address = /^listening on (http:\S+)/.exec(line)?.[1]
    if (address) addresses.push(address)
  })
  const gone = new Promise<void>((resolve) => child.stdout.on('close', () => resolve()))
  const listening = (nth: number) =>
    until(
      () => Promise.resolve(addresses[nth - 1]),
      (address) => address !== undefined,
    )
  return { pid: child.pid ?? 0, gone, listening }
}

const cluster = () => join(folder, 'data', 'postgres')
const health = async (address = '') => {
  const answer = await fetch(`${address}/api/healthCheckAdvanced`)
  return answer.status
}
async function isDatabaseUp() {
  const file = await readPostmasterFile(cluster())
  return file !== undefined && (await isPostmasterOf(file.pid, cluster()))
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm ends the server and its database',
  async (signal) => {
    const program = await start()
    expect(await health(await program.listening(1))).toBeLessThan(500)
    expect(await isDatabaseUp()).toBe(true)
    process.kill(program.pid, signal)
    await program.gone
    expect(await isDatabaseUp()).toBe(false)
  },
  60_000,
)

it.runIf(process.platform === 'linux')(
  'a server that is killed comes back with its database',
  async () => {
    const program = await start()
    const address = await program.listening(1)
    const before = await readPostmasterFile(cluster())
    expect(await health(address)).toBeLessThan(500)
    const [, server = ''] = /\) \S (\d+)/.exec(await readFile(`/proc/${before?.pid}/stat`, 'utf8')) ?? []
    process.kill(Number(server), 'SIGKILL')
    expect(await health(await program.listening(2))).toBeLessThan(500)
    expect((await readPostmasterFile(cluster()))?.pid).not.toBe(before?.pid)
    process.kill(program.pid, 'SIGTERM')
    await program.gone
    expect(await isDatabaseUp()).toBe(false)
  },
  60_000,
)
