import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fetchBytes, startBareServer } from '../bare-server.ts'
import { signIn } from '../board/people.ts'
import { openSharedDatabase } from '../board/shared-database.ts'
import { table } from '../compare.ts'
import { median } from '../load.ts'
import { serverCommand, timeToFirstAnswer } from '../start.ts'
import { type Office, officeOf } from './office.ts'
import { menuAsker, openMenus } from './open-menus.ts'
import { noisyPicture, plainPicture } from './pictures.ts'
import { sectionTimes } from './section.ts'
import { waitsDuring } from './waits.ts'

// `npm run bench -- menu`: a menu of 1,000 dishes with photos, in the back office and before 1,000 guests. Each figure beside
// its limit and beside the least that the same machine does for it. Takes about two minutes.
const SERVER = serverCommand(join(import.meta.dirname, '../../apps/server/src/main.ts'))
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const DISHES = 1_000
const PHOTOS = 24
const MENUS = 1_000
const CHANGES = 5
const CSV_LINES = 5_000
const CSV_ROUNDS = 3
const MENU = '/api/getLocationMenu?locationId=truro'
const DISH = 'butter-chicken'

const folder = mkdtempSync(join(tmpdir(), 'bench-menu-'))
chmodSync(folder, 0o711) // the embedded database may run under another account
const environment = {
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'error',
  LIMITS_FACTOR: '100000',
  ADMIN_PASSWORD: OWNER.password,
}
const rows: string[][] = [['', 'median', 'worst', 'limit', 'reference', 'ratio']]
const database = await openSharedDatabase(environment)
try {
  const site = await timeToFirstAnswer(SERVER, '/menu/truro', { env: { ...environment, DATABASE_URL: database.url } })
  try {
    await measure(site.origin)
  } finally {
    console.log(`\n${DISHES} dishes with photos\n${table(rows)}`)
    await site.stop()
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  'references: the same answer, fetched and parsed; a key on an empty page; the same bytes for as many from a bare server; the\ntable split, written and parsed as JSON; the same small question while no picture is made.',
)

async function measure(origin: string): Promise<void> {
  const office = officeOf(origin, await signIn(origin, OWNER.email, OWNER.password))
  const { items } = await office.ask<{ items: { id: string }[] }>('getLocationMenu')
  const photo = noisyPicture(1200, 900)
  for (const { id } of items.slice(0, PHOTOS)) await office.upload(id, photo)
  await database.fillMenu(DISHES)
  await measureSection(origin)
  await measureGuests(origin, office)
  await measureTable(office)
  await measurePictures(origin, office)
}

async function measureSection(origin: string): Promise<void> {
  const { first, opened, fetched, keys, otherDishes, bareKeys } = await sectionTimes(origin, OWNER)
  add('section opens, and its script comes', [first])
  add('section opens', opened, '300 ms', fetched)
  add('a key of the search until the list is painted', keys, '16.7 ms', bareKeys)
  add('... after which only other dishes are shown', otherDishes, '16.7 ms', bareKeys)
}

type ManagedDish = { id: string; version: number; hasSizes: boolean }

async function measureGuests(origin: string, office: Office): Promise<void> {
  const menus = await openMenus({ origin, path: MENU, count: MENUS })
  const [heard, answered]: [number[], number[]] = [[], []]
  try {
    for (let n = 0; n < CHANGES; n += 1) {
      await wait(1_000)
      const { items } = await office.ask<{ items: ManagedDish[] }>('getLocationMenuAdmin')
      const dish = items.find(({ hasSizes }) => !hasSizes)
      const price = 31 + n
      const all = menus.next(`"price":${price},`)
      const start = performance.timeOrigin + performance.now()
      await office.post('updateMenuItem', { id: dish?.id, expectedVersion: dish?.version, updates: { price } })
      const result = await all
      if (result.refused > 0) throw new Error(`${result.refused} menus were refused`)
      heard.push(Math.max(...result.heard) - start)
      answered.push(Math.max(...result.answered) - start)
    }
  } finally {
    menus.close()
  }
  add(`a price is saved until all of ${MENUS} open menus know`, heard, '1000 ms')
  add('... until all of them have the menu anew', answered, '1000 ms', [await bareAnswers(origin)])
}

/** As many as there are menus ask at once for the same bytes. */
async function bareAnswers(origin: string): Promise<number> {
  const bare = await startBareServer(await fetchBytes(origin + MENU, { 'accept-encoding': 'gzip' }))
  try {
    const start = performance.now()
    await Promise.all(Array.from({ length: MENUS }, () => menuAsker({ origin: bare.url, path: '' })()))
    return performance.now() - start
  } finally {
    bare.stop()
  }
}

async function measureTable(office: Office): Promise<void> {
  const { csv } = await office.post<{ csv: string }>('exportMenuCsv', {})
  const [head = '', ...lines] = csv.trimEnd().split('\r\n')
  const more = Array.from({ length: CSV_LINES }, (_, n) => {
    const round = Math.floor(n / lines.length)
    // The first thousand are on the menu, the others would be added.
    return (lines[n % lines.length] ?? '').replace(/^"([^"]*)"/, round === 0 ? '$&' : `"$1-r${round}"`)
  })
  const times: number[] = []
  const reference: number[] = []
  for (let n = 0; n < CSV_ROUNDS; n += 1) {
    const start = performance.now()
    const read = await office.post<{ lines: number }>('importMenuCsv', {
      csv: [head, ...more].join('\r\n'),
      dryRun: true,
    })
    times.push(performance.now() - start)
    if (read.lines !== CSV_LINES) throw new Error(`${read.lines} lines were read`)
    const began = performance.now()
    JSON.parse(JSON.stringify(more.map((line) => line.split(','))))
    reference.push(performance.now() - began)
  }
  add(`dry run of a table of ${CSV_LINES} lines`, times, '5000 ms', reference)
}

async function measurePictures(origin: string, office: Office): Promise<void> {
  const large = plainPicture(7_300, 5_470)
  const calm = await waitsDuring(origin, wait(3_000))
  const busy = await waitsDuring(origin, Promise.all([office.upload(DISH, large), office.upload(`${DISH}-1`, large)]))
  add('an answer while two pictures of 40 megapixels are made', busy, '', calm)
  add('... the longest', [Math.max(...busy)], '', [Math.max(...calm)])
}

function add(name: string, values: readonly number[], limit = '', reference?: readonly number[]): void {
  const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
  const compared = reference ? [ms(median(reference)), (median(values) / median(reference)).toFixed(2)] : ['', '']
  rows.push([name, ms(median(values)), ms(Math.max(...values)), limit, ...compared])
}
