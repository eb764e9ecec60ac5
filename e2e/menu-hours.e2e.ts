import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { type Program, startProgram } from './program.ts'

let program: Program
let browser: TestBrowser
const url = () => program.url

beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Halifax', timeStyle: 'short', hourCycle: 'h23' })
const inSeconds = (seconds: number) => format.format(Date.now() + seconds * 1000)

async function openMenus(page: Page): Promise<Locator> {
  await page.goto(`${url()}/admin/dashboard#locations`)
  await page.getByRole('button', { name: 'Menus Truro Heights' }).click()
  return page.getByRole('dialog', { name: 'Menus and hours of Truro Heights' })
}

/** A menu of one category that is on since an hour and ends in a full minute that is not upon us. */
async function addLunch(page: Page): Promise<void> {
  const menus = await openMenus(page)
  await menus.getByText(/^There is no menu with hours/).waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await menus.getByRole('button', { name: 'Add a menu' }).click()
  const form = page.getByRole('dialog', { name: 'Add a menu' })
  await form.getByLabel('Name', { exact: true }).fill('Lunch')
  await form.getByRole('button', { name: 'Add a time on Monday' }).click()
  await form.getByLabel('Monday from').fill(inSeconds(-3600))
  await form.getByLabel('Monday until').fill(inSeconds(100))
  await form.getByRole('button', { name: 'Copy the times of Monday to all days' }).click()
  await form.getByLabel('Appetizers').check()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await keepPicture(page, 'menu-hours-form')
  await form.getByRole('button', { name: 'Save menu' }).click()
  await menus.getByRole('article', { name: 'Lunch' }).waitFor()
  await keepPicture(page, 'menu-hours-list')
}

test('a lunch menu ends on an open page when the minute comes, and its dishes are ordered for later (times 32)', async () => {
  const guest = await browser.page()
  await guest.clock.install()
  const live = guest.waitForResponse((answer) => answer.url().endsWith('/api/live'))
  await guest.goto(`${url()}/menu/truro`)
  await live
  await guest.evaluate('window.neverReloaded = true')

  const office = await browser.page({ width: 1280, height: 800 })
  await signInAsOwner(office, url())
  await addLunch(office)

  const dish = guest.locator('#dish-pani-puri')
  await dish.getByRole('button', { name: 'Choose Pani Puri' }).waitFor()
  await program.passTime(100_000, guest)
  await dish.getByText(/^Lunch only, /).waitFor()
  await expect.poll(() => guest.evaluate('window.neverReloaded')).toBe(true)
  await expect.poll(() => problemsByAxe(guest)).toEqual([])
  await keepPicture(guest, 'menu-hours-off')
  await dish.getByRole('button', { name: 'Order for later: Pani Puri' }).click()
  await guest.getByRole('button', { name: /^Order for later · / }).click()
  await guest.getByRole('button', { name: 'View cart' }).click()
  const cart = guest.getByRole('dialog', { name: 'Your cart' })
  await cart.getByText(/^Lunch only, /).waitFor()
  await cart.getByText('Plus tax at checkout.').waitFor()

  const menus = office.getByRole('dialog', { name: 'Menus and hours of Truro Heights' })
  await menus.getByRole('button', { name: 'Delete Lunch' }).click()
  await office
    .getByRole('dialog', { name: /^Delete Lunch\?/ })
    .getByRole('button', { name: 'Delete Lunch' })
    .click()
  await cart.getByText('Plus tax at checkout.', { exact: true }).waitFor()
})
