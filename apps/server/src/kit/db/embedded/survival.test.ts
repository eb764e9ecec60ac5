import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { childrenOf, give, isRoot, postmasterPid, startApp, temporaryFolder } from '../../../testing/db/counting-app.ts'
import { until } from '../../../testing/until.ts'
import { openLog } from '../../log.ts'
import { openDatabase } from '../open.ts'
import { sql } from '../sql.ts'
import { isPostmasterOf } from './postmaster-file.ts'

// Makes whole databases: seconds on a free machine, more on a busy one.
vi.setConfig({ testTimeout: 90_000 })

// Real processes, really killed. What the app was told is stored must be there afterwards.
const NOBODY = { uid: 65_534, gid: 65_534 }
const log = openLog('silent')

async function storedIn(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir, log })
  try {
    const { n } = await database.db.one<{ n: number }>(sql`SELECT max(n) AS n FROM counted`)
    return n
  } finally {
    await database.close()
  }
}

test('an app killed with -9 takes its database along, and the next start finds every confirmed row', async () => {
  const dataDir = await temporaryFolder()
  for (let round = 0; round < 2; round += 1) {
    const app = startApp(dataDir)
    await app.line('counted')
    const left = await postmasterPid(dataDir)
    await app.kill()
    const runs = await until(
      () => isPostmasterOf(left, path.join(dataDir, 'postgres')),
      (isRunning) => !isRunning,
    )
    expect(runs).toBe(false)
    expect(await storedIn(dataDir)).toBeGreaterThanOrEqual(app.counted())
  }
})

test('a start right after a kill -9 waits for the database that is just ending', async () => {
  const dataDir = await temporaryFolder()
  for (let round = 0; round < 2; round += 1) {
    const app = startApp(dataDir)
    await app.line('counted')
    await app.kill()
    expect(await storedIn(dataDir)).toBeGreaterThanOrEqual(app.counted())
  }
})

test.runIf(process.platform === 'linux')(
  'a database that was left running all the same is stopped by the next start',
  async () => {
    const dataDir = await temporaryFolder()
    const app = startApp(dataDir)
    await app.line('counted')
    const left = await postmasterPid(dataDir)
    for (const watch of await childrenOf(app.process.pid, 'sh')) process.kill(watch, 'SIGKILL')
    await app.kill()
    expect(await isPostmasterOf(left, path.join(dataDir, 'postgres'))).toBe(true)
    expect(await storedIn(dataDir)).toBeGreaterThanOrEqual(app.counted())
    expect(await isPostmasterOf(left, path.join(dataDir, 'postgres'))).toBe(false)
  },
)

test('a database killed with -9 comes back by itself, and the app goes on', async () => {
  const dataDir = await temporaryFolder()
  const app = startApp(dataDir)
  await app.line('counted')
  for (let round = 0; round < 2; round += 1) {
    const killed = await postmasterPid(dataDir)
    const noticed = app.line('down')
    process.kill(killed, 'SIGKILL')
    await noticed
    await app.line('counted')
    expect(await postmasterPid(dataDir)).not.toBe(killed)
  }
  await app.stop()
  expect(app.process.exitCode).toBe(0)
  expect(await storedIn(dataDir)).toBeGreaterThanOrEqual(app.counted())
})

test('Ctrl-C in the terminal reaches the app, not its database', async () => {
  const dataDir = await temporaryFolder()
  const app = startApp(dataDir)
  await app.line('counted')
  const before = await postmasterPid(dataDir)
  const { pid } = app.process
  if (pid === undefined) throw new Error('the app has no process')
  const heard = app.line('interrupted')
  process.kill(-pid, 'SIGINT')
  await heard
  await app.line('counted')
  expect(await postmasterPid(dataDir)).toBe(before)
  await app.stop()
  expect(app.process.exitCode).toBe(0)
})

test('app and database killed together start again with every confirmed row', async () => {
  const dataDir = await temporaryFolder()
  for (let round = 0; round < 2; round += 1) {
    const app = startApp(dataDir)
    await app.line('counted')
    const postmaster = await postmasterPid(dataDir)
    const killed = app.kill()
    process.kill(postmaster, 'SIGKILL')
    await killed
    expect(await storedIn(dataDir)).toBeGreaterThanOrEqual(app.counted())
  }
})

test('a second start of the same folder is refused in one sentence, and the first does not notice', async () => {
  const dataDir = await temporaryFolder()
  const first = startApp(dataDir)
  await first.line('counted')
  const reasons = await Promise.all([startApp(dataDir), startApp(dataDir)].map((app) => app.line('failed')))
  for (const reason of reasons)
    expect(reason).toBe(
      `Another running copy of this program already uses the database in ${dataDir}: stop it first, or give this one its own DATA_DIR.`,
    )
  await first.line('counted')
  await first.stop()
  expect(first.process.exitCode).toBe(0)
})

test('of many starts at once exactly one gets the folder', async () => {
  const dataDir = await temporaryFolder()
  const apps = Array.from({ length: 5 }, () => startApp(dataDir))
  const outcomes = await Promise.all(
    apps.map((app) => Promise.race([app.line('ready').then(() => 'ready'), app.line('failed').then(() => 'failed')])),
  )
  expect(outcomes.toSorted()).toEqual(['failed', 'failed', 'failed', 'failed', 'ready'])
})

test.runIf(isRoot)('a normal user runs the database under the own account', async () => {
  const dataDir = await temporaryFolder(0o700)
  await give(dataDir, NOBODY)
  const app = startApp(dataDir, NOBODY)
  await app.line('counted')
  expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(NOBODY.uid)
  await app.stop()
  expect(app.process.exitCode).toBe(0)
})

test.runIf(isRoot)('one start as root in between changes nothing for the normal user', async () => {
  const dataDir = await temporaryFolder(0o755)
  await give(dataDir, NOBODY)
  const before = startApp(dataDir, NOBODY)
  await before.line('counted')
  await before.kill()
  expect(await storedIn(dataDir)).toBeGreaterThanOrEqual(before.counted())
  const after = startApp(dataDir, NOBODY)
  await after.line('counted')
  await after.stop()
  expect(after.counted()).toBeGreaterThan(before.counted())
})

test.runIf(isRoot)('as root it also works below a folder that only root may enter', async () => {
  const dataDir = path.join(await temporaryFolder(0o700), 'data')
  const app = startApp(dataDir)
  await app.line('counted')
  const server = await stat(`/proc/${await postmasterPid(dataDir)}`)
  expect(server.uid).not.toBe(0)
  await app.kill()
  expect(await storedIn(dataDir)).toBeGreaterThanOrEqual(app.counted())
})
