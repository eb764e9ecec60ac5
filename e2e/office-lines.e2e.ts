import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from './booking.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { openOffice, ownersCalls } from './office.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

// What stands on one line, at one margin and whole, in the sizes that the back office is used in.

const url = useProgram({})
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function at(width: number, height: number, hash: string, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await browser.page({ width, height, expected })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/admin/dashboard?location=truro#${hash}`)
  return page
}
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox()
  if (!found) throw new Error(`${selector} is not there`)
  return found
}

test('on a laptop the tips stand whole above the payment; offline more is said to be below', async () => {
  // A room may still be on its way ahead of its use.
  const page = await at(1280, 720, 'create-order', [/ERR_INTERNET_DISCONNECTED/])
  const form = page.locator('section[aria-label="Order"]')
  await form.getByText('No Tip').waitFor()
  // The first press also switches the sound on, whose notice takes room.
  await page.getByRole('heading', { name: 'Create New Order' }).click()
  const left = () => form.evaluate((one) => one.scrollHeight - one.clientHeight)
  await expect.poll(left).toBe(0)
  const tips = await box(page, 'section[aria-label="Order"] fieldset:last-of-type label:has-text("No Tip")')
  const end = await box(page, 'section[aria-label="Order"]')
  // The shade above the foot is so high.
  expect(end.y + end.height - (tips.y + tips.height)).toBeGreaterThanOrEqual(16)
  expect(await page.getByText('More below').count()).toBe(0)
  await page.context().setOffline(true)
  await page.getByText('More below').click()
  await expect.poll(() => page.getByText('More below').count()).toBe(0)
})

test('on a phone an order is taken at one margin', async () => {
  const page = await at(390, 844, 'create-order')
  await page.getByRole('heading', { name: 'Appetizers' }).waitFor()
  const lefts = await Promise.all(
    [
      'header select',
      'nav[aria-label="Categories"] button',
      'section[aria-label="Menu"] h2',
      'button:has-text("Order details")',
    ].map(async (selector) => (await box(page, `main ${selector}`)).x),
  )
  expect(new Set(lefts).size, lefts.join(', ')).toBe(1)
})

test('on a phone the choices of a holiday stand as far from one edge as from the other', async () => {
  const page = await at(390, 844, 'locations/holidays')
  const row = page.getByRole('region', { name: 'Public holidays' }).getByRole('listitem').first()
  await row.waitFor()
  const [left, right] = await row.evaluate((one) => {
    const whole = one.getBoundingClientRect()
    const choices = one.lastElementChild?.getBoundingClientRect()
    return choices ? [choices.left - whole.left, whole.right - choices.right] : []
  })
  expect(left).toBe(right)
})

test('on a tablet the time and the day of a reservation keep one line each', async () => {
  const bookByPhone = await openOffice(url())
  await bookByPhone({ name: 'Lunch Guest', date: dateIn(9), time: '12:30', partySize: 2 })
  const page = await at(820, 1180, 'reservations?date=all&search=Lunch')
  const time = page.getByRole('article').first().locator('p').first()
  await time.waitFor()
  const lines = await time.evaluate(
    (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
  )
  expect(lines).toBeLessThan(2.2)
})

test('the two lines of a campaign stand on one line with those of its result', async () => {
  const templateData = { subject: 'Thali week', message: 'Hello!', offerTitle: 'Thali week' }
  const campaign = { name: 'Thali week', audience: {}, templateData, code: '', perMinute: 600 }
  await (await ownersCalls(url())).post('/saveCampaign', campaign, randomUUID())
  const page = await at(1280, 720, 'messages/campaigns')
  const row = page.getByRole('link', { name: /Thali week/ })
  const result = await row.getByText(/on its list now/).elementHandle()
  // Both at once: what is above the list may still come.
  const below = await row
    .getByText('Thali week')
    .evaluate((name, other) => (other?.getBoundingClientRect().y ?? 0) - name.getBoundingClientRect().y, result)
  expect(below).toBe(0)
})
