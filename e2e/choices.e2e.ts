import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { column, openBoard } from './kitchen.ts'
import { ordersOf, placeOrder, signUp } from './ordering.ts'
import { type Program, startProgram } from './program.ts'

let program: Program
let browser: TestBrowser
beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
  await program.tell({ do: 'groups', at: 'truro', id: 'butter-chicken', groups: GROUPS })
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const GROUPS = [
  {
    id: 'test-size',
    name: 'Size',
    kind: 'size',
    min: 1,
    options: [
      { id: 'full', name: 'Full', price: 1749, sizeCode: 'full' },
      { id: 'half', name: 'Half', price: 1249, sizeCode: 'half' },
    ],
  },
  {
    id: 'test-bread',
    name: 'Bread',
    min: 1,
    max: 2,
    options: [
      { id: 'garlic-naan', name: 'Garlic Naan', price: 399 },
      { id: 'roti', name: 'Roti', price: 249 },
    ],
  },
  {
    id: 'test-chutneys',
    name: 'Chutneys',
    max: 4,
    maxEach: 2,
    free: 2,
    options: [
      { id: 'mint', name: 'Mint', price: 75 },
      { id: 'tamarind', name: 'Tamarind', price: 75 },
      { id: 'mango', name: 'Mango', price: 125 },
    ],
  },
]

async function chooseDish(page: Page): Promise<void> {
  await page.goto(`${program.url}/menu/truro`)
  await page.getByRole('button', { name: 'Choose Butter Chicken', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Butter Chicken' })
  await sheet.getByRole('button', { name: 'Please choose Size' }).click()
  await sheet.getByText('Full', { exact: true }).click()
  await sheet.getByRole('button', { name: 'Please choose Bread' }).click()
  await sheet.getByText('Garlic Naan').click()
  for (const name of ['Mint', 'Mint', 'Mango']) await sheet.getByRole('button', { name: `One ${name} more` }).click()
  await sheet.getByRole('button', { name: 'Add a note' }).click()
  await sheet.getByLabel(/^Note for this dish/).fill('no onions')
  await sheet.getByRole('button', { name: 'Add to cart · $22.23' }).click()
  await sheet.waitFor({ state: 'hidden' })
}

test('a dish with a size, a bread, chutneys and a note goes from the menu to its confirmation, and is ordered again', async () => {
  const page = await browser.page()
  await signUp(page, program.url)
  await chooseDish(page)
  await page.reload()
  await page.getByRole('button', { name: 'View cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  for (const words of ['Garlic Naan', 'Mint ×2', '“no onions”']) await cart.getByText(words).waitFor()
  await keepPicture(page, 'choices-cart-390')

  // Changed from the cart: two of it, with a roti beside the naan.
  await cart.getByRole('button', { name: 'Edit Butter Chicken' }).click()
  const sheet = page.getByRole('dialog', { name: 'Butter Chicken' })
  await sheet.getByText('Roti').click()
  await sheet.getByRole('button', { name: 'Save changes · $24.72' }).click()
  await cart.getByText('Roti').waitFor()
  await cart.getByRole('button', { name: 'One Butter Chicken, Mild more' }).click()
  await cart.getByText('$24.72 each').waitFor()
  await cart.getByText('$49.44').first().waitFor()
  await cart.getByRole('link', { name: 'Checkout' }).click()

  await page.getByLabel('Phone Number').fill('902 555 0177')
  await placeOrder(page)
  await page.getByText('Butter Chicken').first().waitFor()
  const [order] = await ordersOf(page)
  expect(order?.items).toMatchObject([
    {
      id: 'butter-chicken',
      price: 24.72,
      basePrice: 17.49,
      quantity: 2,
      note: 'no onions',
      options: [
        { name: 'Full', price: 0 },
        { name: 'Garlic Naan', price: 3.99 },
        { name: 'Roti', price: 2.49 },
        { name: 'Mint', quantity: 2, price: 0.75 },
        { name: 'Mango', price: 0 },
      ],
    },
  ])

  // The next time there is no naan left: it is named, and the roti alone is enough.
  await program.tell({ do: 'sold-out', at: 'truro', group: 'test-bread', option: 'garlic-naan', isSoldOut: true })
  await page.goto(`${program.url}/dashboard`)
  await page
    .getByRole('button', { name: /^Order.* again/ })
    .first()
    .click()
  await page.getByText('No longer available: Garlic Naan in Butter Chicken.').waitFor()
  await program.tell({ do: 'sold-out', at: 'truro', group: 'test-bread', option: 'garlic-naan', isSoldOut: false })
})

test('what is sold out while somebody is at the checkout leads back to the dialog of the dish', async () => {
  const page = await browser.page()
  await signUp(page, program.url)
  await chooseDish(page)
  await page.getByRole('button', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('Phone Number').waitFor()
  await program.tell({ do: 'sold-out', at: 'truro', group: 'test-bread', option: 'garlic-naan', isSoldOut: true })
  await page.getByText('No longer available: Garlic Naan in Butter Chicken.').waitFor()
  await page.getByRole('link', { name: 'Choose again: Butter Chicken' }).click()

  const sheet = page.getByRole('dialog', { name: 'Butter Chicken' })
  await sheet.getByRole('button', { name: 'Please choose Bread' }).click()
  await sheet.getByText('Roti').click()
  await sheet.getByRole('button', { name: 'Save changes · $20.73' }).click()
  await page.getByRole('button', { name: 'View cart' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('Roti').waitFor()

  await program.tell({ do: 'sold-out', at: 'truro', group: 'test-bread', option: 'roti', isSoldOut: true })
  await page.getByText('Sold out: Bread').first().waitFor()
})

test('a lunch with a size below one of its dishes goes from the dialog to the card on the board', async () => {
  const page = await browser.page()
  await signUp(page, program.url)
  await page.goto(`${program.url}/menu/truro`)
  await page.getByRole('button', { name: 'Choose Sizzle Lunch Combo', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Sizzle Lunch Combo' })
  await sheet.getByText('Garlic naan').click()
  await sheet.getByText('Mango Lassi').click()
  await sheet.getByText('Large').click()
  await sheet.getByRole('button', { name: 'One Sizzle Lunch Combo more' }).click()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await keepPicture(page, 'choices-lunch-390')
  // Pressed twice: the second press must not open what lies below the dialog.
  await sheet.getByRole('button', { name: 'Add to cart · $43.98' }).dblclick()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'View cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByText('Large ($2.00)').waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('Phone Number').fill('902 555 0177')
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  const number = await placeOrder(page)

  const board = await browser.page({ width: 1280, height: 900 })
  await openBoard(board, program.url)
  const card = column(board, 'Pending Orders').getByRole('article', { name: `Order ${number}` })
  const line = card.getByRole('listitem').filter({ hasText: 'Sizzle Lunch Combo' })
  await expect
    .poll(async () => (await line.innerText()).split(/\n+/))
    .toEqual(['2×', 'Sizzle Lunch Combo', 'each:', 'Chana Masala', 'Full', 'Garlic naan', 'Mango Lassi', 'Large'])
  await keepPicture(board, 'choices-board-1280')
})
