import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { openBoard, pressTool } from './kitchen.ts'
import { signUp, toCheckout } from './ordering.ts'
import { STAFF } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const SAID =
  /^Not taking delivery orders until \d{1,2}(:\d{2})? [ap]\.m\.$|^Not taking delivery orders until tomorrow at /
/** The bound of what "at once" means on an open page; usually it is a fifth of it. */
const AT_ONCE = { timeout: 5000 }

async function openDialog(board: Page) {
  await pressTool(board, 'Pause orders…')
  return board.getByRole('dialog', { name: 'Pause orders' })
}

async function pause(board: Page, what: string): Promise<void> {
  const dialog = await openDialog(board)
  await dialog.getByRole('radio', { name: what }).check()
  await dialog.getByRole('radio', { name: '60 min' }).check()
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('staff pause delivery: the open menu and checkout of guests say so, until it is resumed (times 20)', async () => {
  const menu = await browser.page({ width: 1280, height: 900 })
  const live = menu.waitForResponse((answer) => answer.url().endsWith('/api/live'))
  await menu.goto(`${url()}/menu/truro`)
  await live
  const checkout = await browser.page()
  await signUp(checkout, url())
  await toCheckout(checkout, url())
  await checkout.getByText('Delivery', { exact: true }).click()
  const placeOrder = checkout.getByRole('button', { name: /^Place Order/ })
  await checkout.getByLabel('Delivery address').fill('1 Main Street, Truro, B2N 5E3')
  await checkout.getByLabel('Phone Number').fill('(902) 555-0123')
  await expect.poll(() => placeOrder.isEnabled()).toBe(true)

  const board = await browser.page({ width: 1280, height: 720 })
  await openBoard(board, url(), STAFF)
  await pause(board, 'Delivery')
  await board.getByText(/^Delivery paused on the site until /).waitFor()
  await expect.poll(() => problemsByAxe(board)).toEqual([])
  await menu.getByText(SAID).first().waitFor(AT_ONCE)
  await checkout.getByText(SAID).first().waitFor(AT_ONCE)
  await expect.poll(() => placeOrder.isDisabled()).toBe(true)
  await expect.poll(async () => [...(await problemsByAxe(menu)), ...(await problemsByAxe(checkout))]).toEqual([])
  await keepPicture(menu, 'pauses-menu')
  await keepPicture(checkout, 'pauses-checkout')
  await checkout.getByText('Pickup', { exact: true }).click()
  await expect.poll(() => placeOrder.isEnabled()).toBe(true)
  await checkout.locator('label', { has: checkout.getByRole('radio', { name: /^Delivery/ }) }).click()

  await board.getByRole('button', { name: /^Resume: Delivery paused/ }).click()
  await board.getByText(/^Delivery paused on the site until /).waitFor({ state: 'hidden' })
  await menu
    .getByText(SAID)
    .first()
    .waitFor({ state: 'hidden', ...AT_ONCE })
  await expect.poll(() => placeOrder.isEnabled(), AT_ONCE).toBe(true)
})

test('with everything paused one can order for later, and longer waiting times have a line of their own', async () => {
  const board = await browser.page({ width: 1024, height: 768 })
  await openBoard(board, url(), STAFF)
  await pause(board, 'All')
  const dialog = await openDialog(board)
  await dialog.getByRole('radio', { name: 'Longer waiting times' }).check()
  await dialog.getByRole('radio', { name: '+20 min' }).check()
  await dialog.getByRole('button', { name: 'Add to waiting times' }).click()
  await board.getByText(/^Quotes \+20 min until /).waitFor()
  await board.getByText(/^All orders paused on the site until /).waitFor()

  const guest = await browser.page()
  await guest.goto(`${url()}/menu/truro`)
  await guest
    .getByText(/^Not taking orders until /)
    .first()
    .waitFor()
  await guest
    .getByRole('button', { name: /^Add .+ to your cart$/ })
    .first()
    .click()
  await guest.getByRole('button', { name: 'View cart' }).click()
  const cart = guest.getByRole('dialog', { name: 'Your cart' })
  await cart.getByText(/^Not taking orders until .+ Order now for .+ or later\.$/).waitFor()

  await board.getByRole('button', { name: /^End: Quotes \+20 min/ }).click()
  await board.getByText(/^Quotes \+20 min/).waitFor({ state: 'hidden' })
  await board.getByRole('button', { name: /^Resume: All orders/ }).click()
  await cart.getByText('Plus tax at checkout.').waitFor(AT_ONCE)
})
