import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { STAFF, signIn, signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openMenuOffice(page: Page): Promise<void> {
  await page.goto(`${url()}/admin/dashboard#menu`)
  await page.getByText(/^\d+ of \d+ items$/).waitFor()
}
async function pressTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu tools' }).click()
  await page.getByRole('dialog', { name: 'Menu tools' }).getByRole('button', { name }).click()
}
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const dishOf = (page: Page) => page.locator('#dish-plum-halwa')

async function addDish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  await form.getByLabel('Name', { exact: true }).fill('Plum Halwa')
  await form.getByLabel('Description').fill('Semolina with plums and cardamom')
  await form.getByLabel('Category').selectOption({ label: 'Drinks' })
  await form.getByLabel('Price').fill('8.25')
  await form.getByLabel("Today's Special").check()
  await expect.poll(() => form.getByLabel('Start date').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
  await keepPicture(page, 'menu-add')
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await form.getByRole('button', { name: 'Add Item' }).click()
  await form.waitFor({ state: 'detached' })
}

test('a dish is added as a special, hidden by staff, changed, moved and deleted, and guests follow', async () => {
  const page = await browser.page({ width: 1280, height: 800 })
  await signInAsOwner(page, url())
  await openMenuOffice(page)
  await expect.poll(() => problemsByAxe(page)).toEqual([])

  const guest = await browser.page()
  const live = guest.waitForResponse((answer) => answer.url().endsWith('/api/live'))
  await guest.goto(`${url()}/menu/truro`)
  await live

  await addDish(page)
  await dishOf(guest).getByText('$8.25').waitFor()
  await page.getByLabel('Search', { exact: true }).fill('plums')
  await page.getByText(/^1 of \d+ items$/).waitFor()
  await cardOf(page, 'Plum Halwa').getByText("Today's Special").waitFor()

  const staff = await browser.page({ width: 390, height: 844 })
  await signIn(staff, url(), STAFF)
  await openMenuOffice(staff)
  await expect.poll(() => staff.getByRole('button', { name: 'Add Item' }).count()).toBe(0)
  await staff.getByLabel('Search', { exact: true }).fill('plums')
  await cardOf(staff, 'Plum Halwa').getByRole('button', { name: /^Hide/ }).click()
  await cardOf(page, 'Plum Halwa').getByText('Hidden').waitFor()
  await dishOf(guest).waitFor({ state: 'detached' })
  await cardOf(staff, 'Plum Halwa').getByRole('button', { name: /^Show/ }).click()
  await dishOf(guest).waitFor()

  await cardOf(page, 'Plum Halwa').getByRole('button', { name: /^Edit/ }).click()
  const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await form.getByLabel('Price').fill('9')
  await form.getByRole('button', { name: 'Update Item' }).click()
  await dishOf(guest).getByText('$9.00').waitFor()
  await cardOf(staff, 'Plum Halwa').getByText('$9.00').waitFor()

  await cardOf(staff, 'Plum Halwa')
    .getByRole('button', { name: /^Mark sold out/ })
    .click()
  await staff.getByLabel('Until I turn it back on').check()
  await staff.getByRole('button', { name: 'Mark as sold out' }).click()
  await dishOf(guest)
    .getByText(/Sold out/)
    .waitFor()
  await cardOf(page, 'Plum Halwa')
    .getByRole('button', { name: /^Back on sale/ })
    .click()
  await dishOf(guest)
    .getByText(/Sold out/)
    .waitFor({ state: 'detached' })
})

test('a category is added, put first and deleted with its dishes moved', async () => {
  const page = await browser.page({ width: 1280, height: 800 })
  await signInAsOwner(page, url())
  await openMenuOffice(page)
  await pressTool(page, 'Manage Categories')
  const dialog = page.getByRole('dialog', { name: 'Manage Categories' })
  await dialog.getByPlaceholder('e.g., Desserts, Beverages').fill('Sweet Things')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Sweet Things was added').waitFor()
  await dialog.getByRole('button', { name: 'Rearrange' }).click()
  await dialog.getByRole('button', { name: 'Move Sweet Things up' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Sweet Things is number 7 of 8 now.').waitFor()
  await keepPicture(page, 'menu-categories')
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByLabel('Search', { exact: true }).fill('vegetable samosas')
  const samosas = cardOf(page, 'Vegetable Samosas')
  await samosas.getByRole('button', { name: /^Edit/ }).click()
  const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await form.getByLabel('Category').selectOption({ label: 'Sweet Things' })
  await form.getByRole('button', { name: 'Update Item' }).click()
  await page.getByRole('heading', { name: 'Sweet Things' }).waitFor()

  await pressTool(page, 'Manage Categories')
  await dialog.getByRole('button', { name: 'More for Sweet Things' }).click()
  await page.getByRole('button', { name: 'Delete…', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete Sweet Things?' })
  await question.getByLabel('Its item moves to').selectOption({ label: 'Appetizers' })
  await question.getByRole('button', { name: 'Delete category' }).click()
  // With its row gone the dialog is lower, and Done stands elsewhere.
  await dialog.getByRole('button', { name: 'More for Sweet Things' }).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Sweet Things' }).waitFor({ state: 'detached' })

  await samosas.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const copy = cardOf(page, 'Vegetable Samosas (Copy)')
  await copy.getByText('Hidden').waitFor()
  await copy.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('button', { name: 'Delete…', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Are you sure you want to delete this item?' })
  await asked.getByRole('button', { name: /^Delete/ }).click()
  await copy.waitFor({ state: 'detached' })
})

test('a group of options is made, offered with a dish, and refused while it cannot be met', async () => {
  const page = await browser.page({ width: 1280, height: 800 })
  await signInAsOwner(page, url())
  await openMenuOffice(page)
  await pressTool(page, 'Option groups')
  const library = page.getByRole('dialog', { name: 'Option groups' })
  await library.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('dialog', { name: 'Add a group' }).getByRole('button', { name: 'Add-ons' }).click()
  const form = page.getByRole('dialog', { name: 'Add an option group' })
  await form.getByLabel('Group name').fill('Garnish')
  await form.getByLabel('At least').fill('5')
  await form.getByLabel('At most').fill('6')
  await form.getByLabel('Option name').nth(0).fill('Mint')
  await form.getByLabel('Option name').nth(1).fill('Chili oil')
  await form.getByLabel('Adds to the price').nth(1).fill('0.75')
  await form.getByRole('button', { name: 'Add group' }).click()
  await form.getByText('There are not enough options to reach the minimum').waitFor()
  await form.getByLabel('At least').fill('0')
  await form.getByRole('button', { name: 'Add group' }).click()
  await library.getByRole('heading', { name: 'Garnish' }).waitFor()
  await keepPicture(page, 'menu-option-groups')
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await library.getByRole('button', { name: 'Close', exact: true }).click()

  await cardOf(page, 'Samosa Chaat').getByRole('button', { name: /^Edit/ }).click()
  const dish = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await dish.getByLabel('Add an option group').selectOption({ label: 'Garnish' })
  await dish.getByRole('button', { name: 'Add group' }).click()
  await dish.getByRole('button', { name: 'Update Item' }).click()
  await dish.waitFor({ state: 'detached' })

  const guest = await browser.page()
  await guest.goto(`${url()}/menu/truro`)
  await guest.locator('#dish-samosa-chaat').getByRole('button', { name: 'Samosa Chaat', exact: true }).click()
  await guest.getByText('Chili oil').waitFor()
})
