import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { bookAsGuest, dateIn, fillIn, newEmail } from './booking.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { isFocused, tabUntil } from './keyboard.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openPage(page: Page, days: number, party = 2): Promise<void> {
  await page.goto(`${url()}/reservations?location=truro&date=${dateIn(days)}&party=${party}`)
  await page.getByRole('button', { name: '7 p.m.' }).waitFor()
}

/** Another guest who books while the page is open. */
const someoneBooks = (days: number, partySize: number) => bookAsGuest(url(), days, partySize)

describe('a guest without an account', () => {
  test('finds a page that is complete before any script runs, with its name for search engines', async () => {
    const page = await browser.page({ context: { javaScriptEnabled: false } })
    await page.goto(`${url()}/reservations`)
    await expect.poll(() => page.title()).toContain('Reserve a table')
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/reservations$/)
    await expect
      .poll(() => page.locator('script[type="application/ld+json"]').allTextContents())
      .toEqual(expect.arrayContaining([expect.stringContaining('"name":"Reservations"')]))
    await expect.poll(() => page.getByRole('radio', { name: 'Truro Heights' }).isChecked()).toBe(true)
  })

  test('books, saves the date and cancels with the keyboard alone, on a phone', async () => {
    const page = await browser.page({ width: 390 })
    await openPage(page, 3)
    const press = (...keys: string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
    const tabTo = (name: string | RegExp, role: 'button' | 'radio' | 'textbox') =>
      tabUntil(page, page.getByRole(role, { name }))
    await tabTo('2 guests', 'radio')
    await press('ArrowRight', 'ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: '4 guests' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: '7 p.m.' }).waitFor()
    await tabTo('7 p.m.', 'button')
    await press('Enter')
    await page.getByText('Held for').waitFor()
    for (const [label, text] of [
      ['Full Name', 'Zoë प्रिया'],
      ['Email Address', newEmail()],
      ['Phone Number', '902 555 0123'],
    ] as const) {
      await tabTo(label, 'textbox')
      await page.keyboard.type(text)
    }
    await press('Enter')
    const done = page.getByRole('heading', { name: 'Your table is reserved' })
    await done.waitFor()
    await expect.poll(() => isFocused(done)).toBe(true)
    const id = (await page.getByText(/^RES-TRU-\d{8}-[A-Z]{4}$/).textContent()) ?? ''

    await tabTo('Add to calendar', 'button')
    const saving = page.waitForEvent('download')
    await press('Enter')
    const file = await saving
    expect(file.suggestedFilename()).toBe(`${id}.ics`)
    const event = await readFile(await file.path(), 'utf8')
    expect(event).toContain('BEGIN:VCALENDAR\r\n')
    expect(event.replaceAll('\r\n ', '')).toContain(id)

    await tabTo('Cancel reservation', 'button')
    await press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).focus()
    await press('Enter')
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
  })

  test('whose time fills up meanwhile is shown the nearest ones and books there', async () => {
    const page = await browser.page({ width: 390, expected: [/409/] })
    await openPage(page, 4, 6)
    for (const size of [20, 18]) await someoneBooks(4, size)
    await page.getByRole('button', { name: '7 p.m.' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'That time has just filled up' })
    await alert.getByRole('button', { name: '7:30 p.m.' }).waitFor()
    // The list is asked again when the refusal arrives.
    const gone = page.getByRole('region', { name: 'Which time' }).getByRole('button', { name: '7 p.m.' })
    await gone.waitFor({ state: 'detached' })
    await keepPicture(page, 'reservations-filled-390')
    await alert.getByRole('button', { name: '7:30 p.m.' }).click()
    await fillIn(page, newEmail())
    await page.getByRole('button', { name: 'Reserve for 7:30 p.m.' }).click()
    await page.getByRole('heading', { name: 'Your table is reserved' }).waitFor()
  })

  test('who books twice sees the first booking with a way to cancel it, and can then book anew', async () => {
    const page = await browser.page({ width: 390 })
    const email = newEmail()
    await openPage(page, 5)
    await page.getByRole('button', { name: '7 p.m.' }).click()
    await fillIn(page, email)
    await page.getByRole('button', { name: /^Reserve for/ }).click()
    await page.getByRole('heading', { name: 'Your table is reserved' }).waitFor()
    await page.getByRole('button', { name: 'Make another reservation' }).click()

    await page.getByRole('button', { name: '8 p.m.' }).click()
    const blocked = page.getByRole('alert').filter({ hasText: 'You already have an active reservation' })
    await blocked.getByText('7 p.m.').waitFor()
    await keepPicture(page, 'reservations-blocked-390')
    await blocked.getByRole('button', { name: 'Cancel reservation' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click()
    await blocked.waitFor({ state: 'detached' })
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Reserve for 8 p.m.' }).click()
    await page.getByRole('heading', { name: 'Your table is reserved' }).waitFor()
  })

  test('opens the private link in another browser and cancels there; without it nobody learns of the booking', async () => {
    const email = newEmail()
    const page = await browser.page({ width: 390, context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    await openPage(page, 6)
    await page.getByRole('button', { name: '7 p.m.' }).click()
    await fillIn(page, email)
    await page.getByRole('button', { name: /^Reserve for/ }).click()
    await page.getByRole('button', { name: 'Copy private link' }).click()
    await page.getByText('Link copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const other = await browser.page({ width: 390, expected: [/404/] })
    await openPage(other, 6)
    await other.getByRole('button', { name: '8 p.m.' }).click()
    await fillIn(other, email)
    await other.getByRole('button', { name: 'Reserve for 8 p.m.' }).click()
    await other.getByRole('heading', { name: 'Your table is not confirmed yet' }).waitFor()
    await other.getByText('Truro Heights still has to confirm it by').waitFor()
    await keepPicture(other, 'reservations-pending-390')
    // 'Held until 7:17 p.m.' is not that time.
    await expect.poll(() => other.getByText(/(?<![\d:])7 p\.m\./).count()).toBe(0)

    await other.goto(link)
    const card = other.getByRole('region', { name: 'Your reservation' })
    await card.getByText('Priya Sharma').waitFor()
    await card.getByRole('button', { name: 'Cancel reservation' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click()
    await card.getByText('Cancelled', { exact: true }).waitFor()
    await other.goto(link.replace(/token=..../, 'token=AAAA'))
    await other.getByRole('heading', { name: 'We could not find this reservation' }).waitFor()
  })
})

describe('the back office', () => {
  test('hears of a booking while it looks, finds it, takes one by phone and cancels, one and several', async () => {
    const office = await browser.page({ width: 1440, height: 900 })
    await signInAsOwner(office, url())
    await office.goto(`${url()}/admin/dashboard?location=truro#reservations`)
    await office.getByRole('heading', { name: 'Reservation Management' }).waitFor()
    await office.evaluate('window.neverReloaded = true')
    await someoneBooks(8, 3)
    await office.getByText('New reservation: Li Wei, 3 guests').waitFor()

    await office.getByLabel('Search').fill('LI WEI')
    await office.waitForURL(/search=LI(\+|%20)WEI/)
    await office.getByLabel('Date', { exact: true }).selectOption('Upcoming')
    const card = office
      .getByRole('article', { name: 'Reservation of Li Wei' })
      .filter({ hasText: '3 guests' })
      .filter({ hasText: '7 p.m.' })
      .first()
    await card.getByRole('button', { name: /^Details of/ }).click()
    const details = office.getByRole('dialog', { name: 'Reservation details' })
    await details.getByText(/^Can be seated from .+/).waitFor()
    for (const mark of ['Seat', 'Complete', 'No-show'])
      expect(await details.getByRole('button', { name: mark }).count()).toBe(0)
    await office.keyboard.press('Escape')
    expect(new URLSearchParams(new URL(office.url()).hash.split('?')[1]).get('search')).toBe('LI WEI')

    await office.getByRole('button', { name: 'New reservation' }).click()
    const form = office.getByRole('dialog', { name: 'New reservation' })
    await form.getByRole('radio', { name: 'Truro Heights' }).check()
    await form.getByLabel('Day').fill(dateIn(8))
    await form.getByRole('radio', { name: '7 p.m., 37 of 40 free' }).check()
    await form.getByLabel('Name').fill('Walk In')
    await form.getByLabel('Phone').fill('902 555 0199')
    await form.getByRole('button', { name: 'Reserve' }).click()
    await form.waitFor({ state: 'detached' })

    await office.getByRole('button', { name: 'Day view' }).click()
    await office.getByRole('button', { name: 'Another day' }).click()
    await office.getByLabel('Day', { exact: true }).fill(dateIn(8))
    const slot = office.getByRole('listitem').filter({ hasText: '5 of 40 guests' })
    await slot.waitFor()
    // A day is of one place: a booking from it is for that place.
    await office.getByRole('button', { name: 'New reservation', exact: true }).click()
    expect(await form.getByRole('radio', { name: 'Truro Heights' }).isChecked()).toBe(true)
    await office.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await slot.getByRole('button', { name: /Walk In/ }).click()
    await details.getByRole('button', { name: 'Cancel reservation' }).click()
    const dialog = office.getByRole('dialog', { name: 'Cancel reservation' })
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancel reservation' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Other').check()
    await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
    await dialog.getByText('Please select or enter a cancellation reason').waitFor()
    await dialog.getByLabel('Weather conditions').check()
    await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
    await details.getByText('Weather conditions').waitFor()
    await office.keyboard.press('Escape')

    await office.getByRole('button', { name: 'Reservation tools' }).click()
    await office.getByRole('button', { name: 'Cancel several' }).click()
    const several = office.getByRole('dialog', { name: 'Cancel several reservations' })
    await several.getByText('1 reservation will be cancelled').waitFor()
    await several.getByText('Li Wei', { exact: true }).waitFor()
    await several.getByLabel('Kitchen emergency').check()
    await several.getByRole('button', { name: 'Cancel 1 reservation' }).click()
    await office.getByText('1 reservation was cancelled').waitFor()
    await office.getByText('0 guests in all').waitFor()
    // The next ones look at this day as well.
    await someoneBooks(8, 3)
    await expect.poll(() => office.evaluate('window.neverReloaded')).toBe(true)
  })

  test('keeps the filtered list as a table for spreadsheets', async () => {
    const office = await browser.page({ width: 1440, height: 900 })
    await signInAsOwner(office, url())
    await office.goto(`${url()}/admin/dashboard#reservations?date=all&status=cancelled`)
    const saving = office.waitForEvent('download')
    await office.getByRole('button', { name: 'Reservation tools' }).click()
    await office.getByRole('button', { name: 'Export (CSV)' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^reservations-\d{4}-\d\d-\d\d\.csv$/)
    const [header, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(header).toMatch(/^\uFEFF"ID","Customer"/)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toContain('"cancelled"')
  })
})

describe.each([390, 1440])('at %i px', (width) => {
  test('a guest’s way to a table has nothing that axe objects to', async () => {
    const page = await browser.page({ width })
    await openPage(page, 9)
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.getByRole('button', { name: '7 p.m.' }).click()
    await page.getByText('Held for').waitFor()
    await page.getByRole('button', { name: /^Reserve for/ }).click()
    await page.getByText('Please enter a valid phone number').waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await fillIn(page, newEmail())
    await page.getByRole('button', { name: /^Reserve for/ }).click()
    await page.getByRole('heading', { name: 'Your table is reserved' }).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await keepPicture(page, `reservations-done-${width}`)
  })

  test('the back office’s list, day view and dialogs have nothing that axe objects to', async () => {
    const page = await browser.page({ width, height: 900 })
    await signInAsOwner(page, url())
    await page.goto(`${url()}/admin/dashboard?location=truro#reservations?date=all`)
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.goto(`${url()}/admin/dashboard?location=truro#reservations?day=${dateIn(8)}`)
    await page.getByText('of 40 guests').first().waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /Li Wei/ })
      .click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Li Wei' }).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New reservation' }).click()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Reservation tools' }).click()
    await page.getByRole('dialog', { name: 'Reservation tools' }).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel several' }).click()
    await page.getByText('will be cancelled').waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  })
})
