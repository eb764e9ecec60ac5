import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { dateIn, fillIn, newEmail } from './booking.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { isFocused, tabUntil } from './keyboard.ts'
import { openMailbox } from './mailbox.ts'
import { type OfficeBooking, openOffice } from './office.ts'
import { STAFF, signIn, signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'
import { expectReasonCounted } from './reason.ts'

// Strangers are believed as in a restaurant: what many book from one address is pending.
const url = useProgram({ LIMITS_FACTOR: '1' })
let browser: TestBrowser
let bookByPhone: (booking: OfficeBooking) => Promise<void>

beforeAll(async () => {
  browser = await openBrowser()
  bookByPhone = await openOffice(url())
})
afterAll(() => browser.close())

async function openList(query: string) {
  const page = await browser.page({ width: 1280, height: 720 })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/admin/dashboard?location=truro#reservations?date=all&${query}`)
  return page
}

describe('the list', () => {
  test('counts one reservation and many', async () => {
    for (const name of ['Zara Single', 'Yusuf Plural', 'Yara Plural'])
      await bookByPhone({ name, date: dateIn(20), time: '19:00', partySize: 2 })
    const page = await openList('search=Zara+Single')
    await page.getByText('1 reservation', { exact: true }).waitFor()
    await page.getByLabel('Search').fill('Plural')
    await page.getByText('2 reservations', { exact: true }).waitFor()
  })

  test('says that it could not be loaded, and loads when asked again', async () => {
    const page = await browser.page({ width: 1280, height: 720, expected: [/ERR_FAILED/] })
    await signInAsOwner(page, url())
    await page.route('**/api/getAllReservations*', (route) => route.abort())
    await page.goto(`${url()}/admin/dashboard?location=truro#reservations?date=all`)
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load' })
    await alert.getByText('Failed to load reservations', { exact: true }).waitFor()
    await page.unroute('**/api/getAllReservations*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText(/^(Showing 1 to |\d+ reservation)/).waitFor()
    await expect.poll(() => alert.count()).toBe(0)
  })
})

describe('a reason that is too long', () => {
  test('is counted and refused for one reservation', async () => {
    await bookByPhone({ name: 'Long Reason', date: dateIn(21), time: '19:00', partySize: 2 })
    const page = await openList('search=Long+Reason')
    await page.getByRole('article').getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel reservation' })
    await dialog.getByLabel('Other').check()
    const press = dialog.getByRole('button', { name: 'Cancel reservation' })
    await expectReasonCounted(dialog, 'Reason', press)
    await expect.poll(() => dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    await press.click()
    await page.getByText('x'.repeat(500)).waitFor()
  })

  test('is counted and refused for several', async () => {
    await bookByPhone({ name: 'Many Words', date: dateIn(22), time: '19:00', partySize: 2 })
    const page = await openList(`day=${dateIn(22)}`)
    await page.getByRole('button', { name: 'Reservation tools' }).click()
    await page.getByRole('button', { name: 'Cancel several' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel several reservations' })
    await dialog.getByText('1 reservation will be cancelled').waitFor()
    await dialog.getByLabel('Other').check()
    await expectReasonCounted(dialog, 'Reason', dialog.getByRole('button', { name: 'Cancel 1 reservation' }))
  })
})

test('the bookings of an evening are in sight at 1280 x 720, and every other time is one press away', async () => {
  const times = ['18:30', '19:00', '20:00', '21:30']
  for (const time of times) await bookByPhone({ name: 'Evening Guest', date: dateIn(23), time, partySize: 4 })
  const page = await openList(`day=${dateIn(23)}`)
  await page.getByText('16 guests in all').waitFor()
  const guests = page.getByRole('button', { name: /Evening Guest/ })
  await expect.poll(() => guests.count()).toBe(times.length)
  for (const guest of await guests.all()) {
    const box = await guest.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 720)).toBeLessThanOrEqual(720)
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const empty = page.getByRole('listitem').filter({ hasText: '0 of 40 guests' })
  await expect.poll(() => empty.first().isVisible()).toBe(false)
  await page.getByText(/^\d+ times without a reservation$/).click()
  await page.getByRole('heading', { name: '7:30 p.m.', exact: true }).waitFor()
  await expect.poll(() => empty.count()).toBeGreaterThan(30)

  await page.getByRole('button', { name: 'Another day' }).click()
  await page.getByLabel('Day', { exact: true }).fill(dateIn(24))
  await page.getByText('0 guests in all').waitFor()
  await page.getByRole('heading', { name: '7 p.m.', exact: true }).waitFor()
})

test('staff confirm a big party that a stranger booked, and the guest gets the letter', async () => {
  const email = newEmail()
  const guest = await browser.page({ width: 390 })
  await guest.goto(`${url()}/reservations?location=truro&date=${dateIn(24)}&party=13`)
  await guest.getByRole('button', { name: '7 p.m.' }).click()
  await fillIn(guest, email)
  await guest.getByRole('button', { name: 'Reserve for 7 p.m.' }).click()
  await guest.getByRole('heading', { name: 'Your table is not confirmed yet' }).waitFor()

  const page = await browser.page({ width: 1280, height: 720 })
  await signIn(page, url(), STAFF)
  await page.goto(`${url()}/admin/dashboard?location=truro#reservations?day=${dateIn(24)}`)
  await page.getByText('13 pending').waitFor()
  await page.getByRole('button', { name: /Priya Sharma/ }).click()
  const details = page.getByRole('dialog', { name: 'Reservation details' })
  await details.getByText(/^Not confirmed yet, held until /).waitFor()
  await details.getByRole('button', { name: 'Confirm the reservation of Priya Sharma' }).click()
  await page.getByText('Priya Sharma: Confirmed').waitFor()
  await details.getByText(/, Sam Staff$/).waitFor()
  await expect.poll(() => details.getByRole('button', { name: /^Confirm/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByText('13 of 40 guests').waitFor()

  const mailbox = await openMailbox(url())
  await expect.poll(() => mailbox.textsTo(email)).toContainEqual(expect.stringContaining('Your table is reserved'))
})

test('a mark is taken back within its seconds', async () => {
  await bookByPhone({ name: 'Slip Ofthefinger', partySize: 2, ...soon() })
  const page = await openList('search=Slip')
  await page.getByRole('button', { name: /^Details of/ }).click()
  const details = page.getByRole('dialog', { name: 'Reservation details' })
  await details.getByRole('button', { name: 'Seat', exact: true }).click()
  await details.getByRole('button', { name: 'Undo Seated' }).click()
  await details.getByText('Taken back').waitFor()
  await details.getByRole('button', { name: 'Seat', exact: true }).waitFor()
  await expect.poll(() => details.getByRole('button', { name: 'Undo Seated' }).count()).toBe(0)
})

test('several are cancelled with the keyboard alone, and axe objects to nothing on the way', async () => {
  for (const name of ['Keyboard One', 'Keyboard Two'])
    await bookByPhone({ name, date: dateIn(26), time: '19:00', partySize: 2 })
  const page = await openList(`day=${dateIn(26)}`)
  await page.getByText('4 guests in all').waitFor()
  const opener = page.getByRole('button', { name: 'Reservation tools' })
  const tool = page.getByRole('button', { name: 'Cancel several' })
  const dialog = page.getByRole('dialog', { name: 'Cancel several reservations' })
  await tabUntil(page, opener)
  await page.keyboard.press('Enter')
  await tabUntil(page, tool)
  await page.keyboard.press('Enter')
  await dialog.getByText('2 reservations will be cancelled').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(opener)).toBe(true)

  await page.keyboard.press('Enter')
  await tabUntil(page, tool)
  await page.keyboard.press('Enter')
  await dialog.getByText('2 reservations will be cancelled').waitFor()
  await hasComeIn(page)
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await tabUntil(page, dialog.getByRole('radio').first())
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  if (!(await dialog.getByRole('radio', { name: 'Kitchen emergency' }).isChecked())) await page.keyboard.press('Space')
  await expect.poll(() => dialog.getByRole('radio', { name: 'Kitchen emergency' }).isChecked()).toBe(true)
  const press = dialog.getByRole('button', { name: 'Cancel 2 reservations' })
  await tabUntil(page, press)
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(opener)).toBe(true)
  await page.getByText('2 reservations were cancelled').waitFor()
  await page.getByText('0 guests in all').waitFor()
})

/** Colours are judged as they end. */
async function hasComeIn(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
}

/** A time within the two hours in which a party can be seated before it is due. */
function soon(): { date: string; time: string } {
  const [date = '', time = ''] = new Date(Math.ceil((Date.now() + 3_600_000) / 1_800_000) * 1_800_000)
    .toLocaleString('en-CA', {
      timeZone: 'America/Halifax',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    .split(', ')
  // There is no table at the moment of opening, which is midnight here.
  return { date, time: time === '00:00' ? '00:30' : time }
}
