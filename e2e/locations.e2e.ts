import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { promoteStaff } from './office.ts'
import { STAFF, signIn, signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openLocations(page: Page): Promise<void> {
  await page.goto(`${url()}/admin/dashboard#locations`)
  await page.getByRole('heading', { name: 'Location Management' }).waitFor()
}
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Everything that has to be there, with a night that ends on the next day and a tax of its own. */
async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Location Name').fill('Peggys Cove')
  await form.getByRole('button', { name: 'Make from name' }).click()
  await form.getByText('Valid location ID', { exact: true }).waitFor()
  await expect.poll(() => form.getByLabel('Location ID').inputValue()).toBe('peggys-cove')
  await form.getByLabel('Order Code').fill('peg')
  await form.getByLabel('Address').fill('1 Lighthouse Road, Peggys Cove')
  await form.getByLabel('Pincode').fill('B3Z 3R4')
  await form.getByLabel('Phone').fill('9025550177')
  await form.getByLabel('Email').fill('cove@example.test')
  await form.getByLabel('Friday closes').fill('02:00')
  await form.getByText('Closes at 2 a.m. the next day').waitFor()
  await form.getByLabel('Takeout').check()
  await form.getByLabel('Active Location').check()
  await form.getByLabel('Own rates').check()
  await form.getByRole('button', { name: 'Add a tax' }).click()
  await form.getByLabel('Tax', { exact: true }).fill('HST')
  await form.getByLabel('Rate in %').fill('14')
  await form.getByText('On $100.00 today: HST $14.00').waitFor()
}

/** Every section listens for new orders of every kitchen. One may be asked about while the news of its end arrives. */
const GONE = [/404 \(Not Found\).*getKitchen\?locationId=peggys-cove/]

test('a location is added, run by two people at once, deactivated and deleted', async () => {
  const page = await browser.page({ width: 1280, height: 800, expected: GONE })
  await signInAsOwner(page, url())
  await openLocations(page)
  await cardOf(page, 'Truro Heights').waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])

  await page.getByRole('button', { name: 'Add Location' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Location' })
  await fillIn(adding)
  await keepPicture(page, 'location-add')
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await adding.getByRole('button', { name: 'Add Location' }).click()
  const card = cardOf(page, 'Peggys Cove')
  await card.getByText('PEG', { exact: true }).waitFor()
  await card.getByRole('link', { name: '(902) 555-0177' }).waitFor()

  const guest = await browser.page()
  await guest.goto(url())
  await guest.getByText('1 Lighthouse Road, Peggys Cove').first().waitFor()

  await promoteStaff(url(), ['peggys-cove'])
  const other = await browser.page({ width: 820, height: 1180, expected: GONE })
  await signIn(other, url(), STAFF)
  await openLocations(other)
  await expect.poll(() => other.getByRole('button', { name: 'Add Location' }).count()).toBe(0)
  await expect.poll(() => cardOf(other, 'Truro Heights').count()).toBe(0)
  await cardOf(other, 'Peggys Cove').getByRole('button', { name: /^Edit/ }).click()
  const theirs = other.getByRole('dialog', { name: 'Edit Location' })
  await theirs.getByLabel('Phone').fill('(902) 555-0188')

  await card.getByRole('button', { name: /^Edit/ }).click()
  const mine = page.getByRole('dialog', { name: 'Edit Location' })
  await mine.getByLabel('Capacity').fill('48')
  await theirs.getByRole('button', { name: 'Update Location' }).click()
  await mine.getByText(/^Sam Staff changed this location at/).waitFor()
  await expect.poll(() => mine.getByLabel('Capacity').inputValue()).toBe('48')
  await keepPicture(page, 'location-changed-meanwhile')
  await mine.getByRole('button', { name: 'Keep my entries' }).click()
  await expect.poll(() => mine.getByLabel('Phone').inputValue()).toBe('(902) 555-0188')
  await mine.getByRole('button', { name: 'Update Location' }).click()
  await mine.waitFor({ state: 'detached' })
  for (const either of [page, other]) {
    await cardOf(either, 'Peggys Cove').getByText('48', { exact: true }).waitFor()
    await cardOf(either, 'Peggys Cove').getByRole('link', { name: '(902) 555-0188' }).waitFor()
  }

  await card.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('button', { name: /^Deactivate/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click()
  await card.getByText('Inactive', { exact: true }).waitFor()
  await cardOf(other, 'Peggys Cove').getByText('Inactive', { exact: true }).waitFor()
  await guest.goto(`${url()}/menu/peggys-cove`)
  await guest.getByText('Location is currently inactive').first().waitFor()
  await guest.goto(url())
  await guest.getByRole('link', { name: 'Menu in Truro Heights' }).waitFor()
  await expect.poll(() => guest.getByText('1 Lighthouse Road, Peggys Cove').count()).toBe(0)

  await card.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByText('This will deactivate it to preserve order history.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Peggys Cove' }).click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  await cardOf(other, 'Peggys Cove').waitFor({ state: 'detached' })
})
