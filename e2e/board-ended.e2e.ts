import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { card, cookieOf, type Kitchen, openBoard, openKitchen, tapBoard } from './kitchen.ts'
import { STAFF } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
const WITHIN_5_S = { timeout: 5_000 }
const EXPECTED = [/401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/]
let browser: TestBrowser
let kitchen: Kitchen

beforeAll(async () => {
  browser = await openBrowser()
  kitchen = await openKitchen(url())
})
afterEach(() => kitchen.clear())
afterAll(() => browser.close())

const LISTEN = `window.sounds = []
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounds.push(this.buffer.duration)
    return start.apply(this, when)
  }`
/** The length of the three falling strokes, which nothing else has. */
const lineLost = (page: Page) => page.evaluate('window.sounds.filter((s) => Math.abs(s - 1.4) < 0.01).length')

async function aBoard(options = {}): Promise<Page> {
  const page = await browser.page({ width: 1440, height: 900, expected: EXPECTED, ...options })
  await page.addInitScript(LISTEN)
  await openBoard(page, url(), STAFF)
  await tapBoard(page)
  await page.getByText('Sound notifications need setup.').waitFor({ state: 'hidden' })
  return page
}

/** From another device of the same person. */
async function signOutEverywhere(): Promise<void> {
  const cookie = await cookieOf(url(), STAFF)
  const { apiKey } = (await (await fetch(`${url()}/api/session`, { headers: { cookie } })).json()) as { apiKey: string }
  const done = await fetch(`${url()}/api/signOutEverywhere`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url(),
      cookie,
      'x-api-key': apiKey,
      'idempotency-key': randomUUID(),
    },
    body: '{}',
  })
  expect(done.status).toBe(200)
}

describe('a board that hears of nothing any more', () => {
  test('says within 5 seconds that its session has ended, hides the names, and goes on where it was', async () => {
    const order = await kitchen.place({ name: 'Hidden Person' })
    const page = await aBoard()
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByText('Live', { exact: true }).waitFor()
    await page.getByLabel('Search the orders').fill('hidden')
    await card(page, order).getByText('Hidden Person').waitFor()

    await signOutEverywhere()
    for (const tab of [page, second]) {
      await tab.getByText('Signed out. New orders no longer reach this screen.').waitFor(WITHIN_5_S)
      await tab.getByRole('dialog', { name: 'Please sign in again' }).waitFor(WITHIN_5_S)
      await expect.poll(() => tab.getByText('Live', { exact: true }).isVisible()).toBe(false)
      await expect.poll(() => tab.getByText('Signed out', { exact: true }).isVisible()).toBe(true)
      await expect.poll(() => tab.getByText('Hidden Person').first().isVisible()).toBe(false)
    }
    await expect.poll(() => lineLost(page)).toBe(1)
    await keepPicture(page, 'board-ended')
    const missed = await kitchen.place({ name: 'Hidden Too' })

    await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    for (const tab of [page, second]) {
      await tab.getByText('Live', { exact: true }).waitFor()
      await tab.getByRole('dialog', { name: `New order ${missed.number}` }).waitFor()
    }
    await expect.poll(() => page.getByLabel('Search the orders').inputValue()).toBe('hidden')
    await expect.poll(() => lineLost(page)).toBe(1)
  })

  test('says within 5 seconds that the network is away, keeps its cards, and sounds once (offline 15)', async () => {
    const order = await kitchen.place()
    const page = await aBoard()
    await card(page, order).waitFor()
    await page.context().setOffline(true)
    await page.getByText(/no connection since/).waitFor(WITHIN_5_S)
    await page.getByText('Offline', { exact: true }).waitFor()
    await card(page, order).waitFor()
    await expect.poll(() => lineLost(page)).toBe(1)
    await keepPicture(page, 'board-offline')
    await page.context().setOffline(false)
    await page.getByText(/no connection since/).waitFor({ state: 'hidden' })
    await page.getByText('Live', { exact: true }).waitFor()
  })

  test('says that a location was taken from its person, and shows no more of it', async () => {
    const order = await kitchen.place({ name: 'Not Yours' })
    const page = await aBoard()
    await card(page, order).waitFor()
    await kitchen.locationsOf(STAFF.email, [])
    await page.getByText('Truro Heights is no longer on your list.').waitFor(WITHIN_5_S)
    await page.getByText('No location is on your list yet.').waitFor()
    await expect.poll(() => page.getByText('Not Yours').count()).toBe(0)
    await expect.poll(() => lineLost(page)).toBe(1)
    await kitchen.locationsOf(STAFF.email, ['truro'])
    await card(page, order).waitFor()
    await page.getByRole('button', { name: 'Understood' }).click()
  })
})
