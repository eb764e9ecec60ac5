import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { type Dish, type Kitchen, openBoard, openKitchen, type PlacedOrder, pressMore, pressTool } from './kitchen.ts'
import { ownersCalls } from './office.ts'
import { signIn } from './people.ts'
import { OWNER, type Program, startProgram } from './program.ts'

// A shift: sixty orders, two cooks, an expo and a manager on four screens, with a network that is cut, a server that starts
// again, a cancelled order and an edited one. At the end every dish was cooked, and none twice.

const [HOT, BAR, PASS] = [randomUUID(), randomUUID(), randomUUID()]
const NO_NETWORK = [/Failed to load resource/, /net::ERR_/, /WebSocket|EventSource/]
const cookAt = (n: number) => ({ email: `staff${n === 1 ? '' : n}@localhost.test`, password: 'Turmeric-42' })

let program: Program
let browser: TestBrowser
let kitchen: Kitchen
let owner: Awaited<ReturnType<typeof ownersCalls>>
/** The hot station makes the first, the bar the second. */
let dishes: Record<'curry' | 'drink', Dish>

beforeAll(async () => {
  program = await startProgram({ TEST_CLUSTER: '', STAFF: '3' })
  browser = await openBrowser()
  kitchen = await openKitchen(program.url)
  owner = await ownersCalls(program.url)
  const { items } = await owner.get('/getLocationMenu', { locationId: 'truro' })
  const plain = items.filter(({ groups, isAvailable }) => isAvailable && groups.length === 0)
  const [curry, drink] = [
    plain.find(({ category }) => category !== 'drinks'),
    plain.find(({ category }) => category === 'drinks'),
  ]
  if (!curry || !drink) throw new Error('Truro has no such dishes')
  dishes = { curry, drink }
  await setUpKitchen()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

async function setUpKitchen(): Promise<void> {
  const times = { soonMinutes: 10, lateMinutes: 20 }
  const input = {
    locationId: 'truro',
    expectedVersion: 0,
    stations: [
      { id: HOT, name: 'Hot', kind: 'prep' as const, ...times },
      { id: BAR, name: 'Bar', kind: 'prep' as const, ...times },
      { id: PASS, name: 'Pass', kind: 'expo' as const, ...times },
    ],
    defaultStationId: HOT,
    routes: [{ match: 'item' as const, id: dishes.drink.id, stationId: BAR }],
    readyByLastTicket: true,
  }
  await owner.post('/saveStations', input, randomUUID())
  const { locations } = await owner.get('/getAllLocations', { id: 'truro' })
  const [truro] = locations
  if (!truro) throw new Error('Truro is not there')
  const orderRules = { ...truro.orderRules, accepting: 'by_itself' as const }
  await owner.post(
    '/updateLocation',
    { id: 'truro', expectedVersion: truro.version, updates: { orderRules } },
    randomUUID(),
  )
}

/** A fifth is made at both stations, the rest at one of them. */
const mixed = (n: number) => (n % 5 === 0 ? [dishes.curry, dishes.drink] : [n % 2 === 0 ? dishes.curry : dishes.drink])

async function place(count: number, dishesOf: (n: number) => Dish[] = mixed): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  for (let n = 0; n < count; n += 1) placed.push(await kitchen.place({ dishes: dishesOf(n) }))
  return placed
}

async function openStation(n: number, name: string, size: { width: number; height: number }): Promise<Page> {
  const page = await browser.page({ ...size, expected: NO_NETWORK })
  await signIn(page, program.url, cookAt(n))
  await page.goto(`${program.url}/admin/dashboard?location=truro#stations`)
  await page.getByLabel('Station', { exact: true }).selectOption(name)
  await page.getByText(`Nothing to do at ${name}.`).waitFor()
  return page
}

type Shift = { isOver: boolean; readonly away: Set<Page> }

/** Strikes off whatever stands first with the key 1, until the shift is over; answers how often the key was pressed for which ticket. */
async function cook(page: Page, shift: Shift): Promise<string[]> {
  const presses: string[] = []
  const tickets = page.locator('[data-act^="bump "]')
  for (;;) {
    // While the server starts again nobody watches the kitchen, so that an order may call for somebody.
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    const act = shift.away.has(page) ? null : await firstOf(page)
    if (act === null) {
      if (shift.isOver) return presses
      await tickets
        .first()
        .waitFor({ timeout: 500 })
        .catch(() => undefined)
      continue
    }
    await page.keyboard.press('1')
    presses.push(act.slice('bump '.length))
    // What did not come through, as while the server starts again, is pressed again.
    await page
      .locator(`[data-act="${act}"]`)
      .waitFor({ state: 'detached', timeout: 8_000 })
      .catch(() => undefined)
  }
}

/** The ticket that a key strikes off now: nothing is pressed that nobody can have seen. */
async function firstOf(page: Page): Promise<string | null> {
  const first = page.locator('[data-act^="bump "]').first()
  if ((await first.count()) === 0) return null
  await first
    .and(page.locator(':not([aria-disabled])'))
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined)
  return (await first.count()) === 0 ? null : first.getAttribute('data-act')
}

test('sixty orders are cooked, each once, whatever happens to the network, the server and the orders', async () => {
  const manager = await browser.page({ width: 1920, height: 1080, expected: NO_NETWORK })
  const watched = manager.waitForResponse((answer) => answer.url().endsWith('/watchKitchens'))
  await openBoard(manager, program.url, OWNER)
  await watched
  const hot = await openStation(1, 'Hot', { width: 1280, height: 720 })
  const bar = await openStation(2, 'Bar', { width: 1024, height: 768 })
  const expo = await openStation(3, 'Pass', { width: 1180, height: 820 })
  const shift: Shift = { isOver: false, away: new Set() }
  const cooks = Promise.all([cook(hot, shift), cook(bar, shift)])
  // When the test fails first, it closes their screens.
  cooks.catch(() => undefined)

  const first = await place(20)

  // The network of the hot station is cut: what came meanwhile is there afterwards, as it is then.
  shift.away.add(hot)
  await hot.context().setOffline(true)
  const missed = await place(15, () => [dishes.curry])
  const [cancelled, edited] = missed as [PlacedOrder, PlacedOrder]
  await pressMore(manager, cancelled, /^Cancel/)
  await manager.getByLabel('Reason for cancellation').fill('The guest called')
  await manager.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect.poll(() => kitchen.statusOf(cancelled.orderId)).toBe('cancelled')
  await pressMore(manager, edited, /^Edit/)
  const edit = manager.getByRole('dialog', { name: `Edit order ${edited.number}` })
  for (let more = 0; more < 2; more += 1)
    await edit.getByRole('button', { name: `One ${dishes.curry.name} more` }).click()
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await edit.waitFor({ state: 'detached' })
  // The ways to take what it costs more are offered; this guest pays at the counter.
  const ways = manager.getByRole('dialog', { name: `More for order ${edited.number}` })
  await ways.waitFor()
  await manager.keyboard.press('Escape')
  await ways.waitFor({ state: 'detached' })
  await hot.getByText(/^New orders may be missing: no connection/).waitFor()
  await hot.context().setOffline(false)
  await hot.getByRole('article', { name: edited.number }).first().waitFor()
  await expect
    .poll(() => hot.getByRole('article', { name: cancelled.number }).getByText('VOID - do not make').count())
    .toBe(1)
  await keepPicture(hot, 'shift-hot-1280')
  shift.away.delete(hot)

  const before = await place(5)
  await program.restart()
  await expect.poll(async () => (await fetch(`${program.url}/api/ping`)).ok).toBe(true)
  const after = await place(20)
  await expo
    .getByText(/^Missing: /)
    .first()
    .waitFor()
  await keepPicture(expo, 'shift-pass-1180')
  await keepPicture(manager, 'shift-board-1920')

  const made = [...first, ...missed, ...before, ...after].filter(({ orderId }) => orderId !== cancelled.orderId)
  // Some forty presses are left, one after another: more than one thing that comes by itself.
  await expect.poll(() => readyCount(), { timeout: 300_000 }).toBe(made.length)
  shift.isOver = true
  const [hotPresses, barPresses] = await cooks
  // What was taken back is read at the pass as well.
  await expo.getByRole('article', { name: cancelled.number }).getByRole('button', { name: 'Seen' }).click()
  await expo.getByText('Nothing to do at Pass.').waitFor()

  const { orders } = await owner.get('/getTickets', { locationId: 'truro' })
  expect(orders).toHaveLength(60)
  for (const { shortNumber, tickets } of orders.filter(({ orderId }) => orderId !== cancelled.orderId)) {
    const cooked = tickets.filter(({ stationKind }) => stationKind === 'prep')
    // Version 1 is as it was told: one press made each of them 2, and none came a second time.
    expect(
      cooked.map(({ doneAt, version }) => [doneAt !== null, version]),
      shortNumber,
    ).toEqual(cooked.map(() => [true, 2]))
  }
  const ofFirstTen = orders
    .filter(({ orderId }) => first.slice(0, 10).some((one) => one.orderId === orderId))
    .flatMap(({ tickets }) => tickets.map(({ id }) => id))
  const keys = [...hotPresses, ...barPresses].filter((id) => ofFirstTen.includes(id)).length
  expect(keys, 'keys for ten orders').toBeLessThanOrEqual(20)

  await pressTool(manager, 'Choose several')
  const boxes = manager.getByRole('region', { name: 'Ready', exact: true }).getByRole('checkbox')
  for (let n = 0; n < 10; n += 1) await boxes.nth(n).check()
  await manager.getByRole('button', { name: 'Mark as Completed (10)' }).click()
  await manager.getByRole('button', { name: 'Complete unpaid' }).click()
  await manager.getByText('10 of 10 orders moved').waitFor()
})

async function readyCount(): Promise<number> {
  return (await owner.get('/getLocationOrderCounts', { locationId: 'truro' })).ready
}
