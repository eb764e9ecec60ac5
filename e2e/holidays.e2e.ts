import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { bookAsGuest, dateIn } from './booking.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const DAYS = 5
const dayInWords = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
}).format(new Date(`${dateIn(DAYS)}T00:00:00Z`))

test('an admin closes all locations on a day with bookings, keeps them, and the site says so at once', async () => {
  await bookAsGuest(url(), DAYS, 2)
  const site = await browser.page({ width: 390 })
  await site.goto(`${url()}/menu/truro`)
  const notice = site.getByRole('main').getByText(`Closed ${dayInWords} (Staff party)`)
  await site.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => notice.count()).toBe(0)

  const office = await browser.page({ width: 1280, expected: [/409 \(Conflict\).*setChainHours/] })
  await signInAsOwner(office, url())
  await office.goto(`${url()}/admin/dashboard#locations`)
  await office.getByRole('button', { name: 'Holidays for all locations' }).click()
  const dialog = office.getByRole('dialog', { name: 'Holidays for all locations' })
  await dialog
    .getByRole('radiogroup', { name: /^Christmas Day/ })
    .getByText('Closed')
    .click()
  await dialog.getByRole('button', { name: 'Add a date' }).click()
  const row = dialog.getByRole('group', { name: 'New date' })
  await row.getByLabel('Date').fill(dateIn(DAYS))
  await dialog
    .getByRole('group', { name: dateIn(DAYS) })
    .getByLabel('Name (optional)')
    .fill('Staff party')
  await expect.poll(() => problemsByAxe(office)).toEqual([])
  await keepPicture(office, 'holidays-chain')
  await dialog.getByRole('button', { name: 'Save holidays' }).click()

  const list = office.getByRole('dialog', { name: 'Orders and bookings in these hours' })
  await list.getByRole('heading', { name: '1 booking lies in these hours' }).waitFor()
  await list.getByRole('link', { name: /Li Wei.*7 p.m.*2 guests/ }).waitFor()
  await expect.poll(() => problemsByAxe(office)).toEqual([])
  await keepPicture(office, 'holidays-list')
  await list.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Save holidays' }).click()
  await list.getByRole('button', { name: 'Keep them and save' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await notice.waitFor()
  const booking = await browser.page({ width: 390 })
  await booking.goto(`${url()}/reservations?location=truro&date=${dateIn(DAYS)}&party=2`)
  await keepPicture(booking, 'holidays-booking')
  await booking.getByText(`Closed ${dayInWords} (Staff party). Please choose another day.`).waitFor()
  await expect.poll(() => booking.getByRole('button', { name: '7 p.m.' }).count()).toBe(0)
})
