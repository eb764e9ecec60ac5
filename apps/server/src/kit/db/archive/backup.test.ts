import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gzipSync, zstdDecompressSync } from 'node:zlib'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBuilt } from '../../../../../../scripts/build.ts'
import { alwaysOpen, anOrder } from '../../../testing/an-order.ts'
import { temporaryFolder } from '../../../testing/db/counting-app.ts'
import { freshDatabase } from '../../../testing/db/fresh-database.ts'
import { openProgram } from '../../../testing/program.ts'
import { ADMIN, type Caller, callerWith } from '../../../testing/test-app.ts'
import { openLog } from '../../log.ts'
import { runningEmbedded } from '../embedded/open-embedded.ts'
import { connectionStringOf, openDatabase } from '../open.ts'
import { backUp } from './back-up.ts'
import { checkArchive } from './check-archive.ts'

// Starts whole programs: seconds on a free machine, more on a busy one.
vi.setConfig({ testTimeout: 120_000 })
beforeAll(() => ensureBuilt())

test('a backup is made while orders come, and a restored folder starts with every order that was there', async () => {
  const [from, to] = [await temporaryFolder(), await temporaryFolder()]
  const folder = path.join(await temporaryFolder(), 'backups')
  const first = await theProgram(from)
  const ordering = await openDatabase({
    databaseUrl: await addressOf(from),
    dataDir: from,
    log: openLog('silent'),
    poolSize: 2,
  })
  await alwaysOpen({ database: ordering })
  const order = await anOrder({ database: ordering })
  await ordering.close()
  const admin = await ownerOf(first.url)
  const place = async () => {
    const answer = await admin.post('/createCustomerOrderCash', order)
    expect(answer.status).toBe(200)
    return String(answer.body.orderId)
  }
  const before = [await place(), await place()]
  const backup = spawn(process.execPath, [program('backup'), folder], {
    env: { PATH: process.env.PATH, DATA_DIR: from },
  })
  const said = text(backup.stdout)
  const ended = once(backup, 'exit')
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver) await place()
  expect((await ended)[0]).toBe(0)
  expect(await said).toMatch(
    /^Backed up \d+ rows of \d+ tables and 0 uploaded files to .*archive and read them back; 0 older/,
  )
  await first.stop()

  const [name = ''] = await readdir(folder)
  const env = { PATH: process.env.PATH, DATA_DIR: to }
  const imported = spawnSync(process.execPath, [program('import'), path.join(folder, name)], { env, encoding: 'utf8' })
  expect(imported).toMatchObject({ status: 0, stderr: '' })
  const second = await theProgram(to)
  const owner = await ownerOf(second.url)
  // One by one: a backup that takes long has more orders than the list has on a page.
  const there = await Promise.all(before.map((id) => owner.get(`/getOrderDetails?orderId=${id}`)))
  expect(there.map(({ status }) => status)).toEqual(before.map(() => 200))
  // It goes on from there: the next order has the next number.
  expect((await owner.post('/createCustomerOrderCash', order)).status).toBe(200)
})

test('the newest backups stay, other files are left alone, and one that was cut short is told from a whole one', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const [dataDir, folder] = [await temporaryFolder(), await temporaryFolder()]
  await writeFile(path.join(folder, 'sizzle-notes.txt'), 'mine')
  const made: string[] = []
  for (const day of [1, 2, 3]) {
    const now = new Date(Date.UTC(2026, 10, day))
    const { file } = await backUp({ connectionString: database.connectionString, dataDir, folder, kept: 2, now })
    made.push(path.basename(file))
    expect((await stat(file)).mode & 0o077).toBe(0)
  }
  const names = [...made.slice(1), 'sizzle-notes.txt']
  expect((await readdir(folder)).toSorted()).toEqual(names)

  const last = path.join(folder, made[2] ?? '')
  const whole = await readFile(last)
  await truncate(last, whole.length - 40)
  await expect(checkArchive(last)).rejects.toThrow(/archive.*(damaged|incomplete)|cannot be read as an archive/)
  await writeFile(last, whole)
  await checkArchive(last)
  // Those of earlier versions are packed otherwise.
  await writeFile(last, gzipSync(zstdDecompressSync(whole)))
  await checkArchive(last)
})

async function theProgram(dataDir: string) {
  const ends: string[] = []
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    MAX_UNPAID_ORDERS: '100000',
    LIMITS_FACTOR: '1000',
  }
  const running = await openProgram(environment, {
    unaskedExit: (how) => void ends.push(how),
    strayRejection: (line) => void ends.push(line),
  })
  onTestFinished(async () => {
    await running.stop()
    expect(ends).toEqual([])
  })
  await running.start()
  return running
}

async function addressOf(dataDir: string): Promise<string> {
  const connection = await runningEmbedded(dataDir)
  if (!connection) throw new Error('the program runs without its database')
  return connectionStringOf(connection)
}

async function ownerOf(url: string): Promise<Caller> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return callerWith(
    url,
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  )
}

function program(name: string): string {
  return fileURLToPath(new URL(`../../../${name}.ts`, import.meta.url))
}
