import type { Page } from 'playwright-core'
import { guests, MENU, pickTime, toCheckout, toOrder, toPayment } from './guests.ts'
import { type Group, press } from './state.ts'

/** As whoever signs up has it; the numbers that guests give are made up. */
async function book(page: Page): Promise<void> {
  await pickTime(page)
  await press(/^Reserve|^Book/)(page)
  await page.getByRole('heading', { name: 'Your table is reserved' }).waitFor()
}

/** What opens from the pages of a guest with an account: receipts, dialogs, the page that a card is paid on. */
export const guestsMore: Group = {
  ...guests,
  name: 'guest-more',
  states: [
    {
      name: 'receipt',
      path: '/dashboard',
      async steps(page) {
        await toOrder(page)
        await press(/View Receipt/)(page)
        await page
          .getByRole('heading', { name: /receipt/i })
          .first()
          .waitFor()
      },
    },
    {
      name: 'order-cancel',
      path: '/dashboard',
      async steps(page) {
        await toOrder(page)
        await press(/^Cancel/)(page)
      },
    },
    { name: 'order-again', path: '/dashboard', steps: press(/^Order again/i) },
    { name: 'your-data', path: '/profile#data' },
    {
      name: 'delete-account',
      path: '/profile',
      async steps(page) {
        await press('Your data')(page)
        await press(/^Delete/)(page)
      },
    },
    { name: 'reserved', path: '/reservations', steps: book },
    {
      name: 'card',
      path: MENU,
      async steps(page) {
        await toPayment(page)
        await press('Continue to Payment')(page)
        await page.waitForURL(/\/pay\//)
      },
    },
    {
      name: 'checkout-delivery',
      path: MENU,
      async steps(page) {
        await page.getByText('Delivery', { exact: true }).first().click()
        await toCheckout(page)
      },
    },
  ],
}
