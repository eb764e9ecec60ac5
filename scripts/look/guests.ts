import type { Page } from 'playwright-core'
import { type Group, press } from './state.ts'

export const MENU = '/menu/truro'

async function add(page: Page, dishes = 2): Promise<void> {
  const plus = page.getByRole('button', { name: /^Add .+ to your cart$/ })
  for (let n = 0; n < dishes; n++) await plus.first().click()
}

export async function toCheckout(page: Page): Promise<void> {
  await add(page)
  await press('View cart')(page)
  await press(/^Checkout/)(page)
  await page.getByRole('button', { name: /^Place Order/ }).waitFor()
}

/** Below the last field, where it is said what can still be done. */
async function loseTheLine(page: Page): Promise<void> {
  await toCheckout(page)
  await page.context().setOffline(true)
  await page.getByText('Your order is kept here.').waitFor()
}

/** Who they are is known, but not where the order is to be brought. */
async function leaveEmpty(page: Page): Promise<void> {
  await page.getByText('Delivery', { exact: true }).first().click()
  await toCheckout(page)
  await press(/^Place Order/)(page)
  await page.getByText('Delivery address is required').first().waitFor()
}

/** One dish more than was ordered a moment ago, which would be asked about first. */
export async function toPayment(page: Page): Promise<void> {
  await add(page, 1)
  await toCheckout(page)
  await page.getByRole('radio', { name: /^Pay online/ }).check()
  await press(/^Place Order/)(page)
  await page.getByRole('dialog', { name: 'Payment' }).waitFor()
}

export async function toOrder(page: Page): Promise<void> {
  await press(/^Track/)(page)
  await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
}

export async function pickTime(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /p\.m\./ })
    .first()
    .click()
}

/** Of a visitor without an account. */
export const visitors: Group = {
  name: 'visitor',
  states: [
    { name: 'home', path: '/' },
    { name: 'menu', path: MENU },
    { name: 'menu-none-found', path: `${MENU}?search=zebra` },
    { name: 'menu-filtered', path: `${MENU}?diet=vegan&heat=hot` },
    { name: 'dish', path: MENU, steps: press('Butter Chicken') },
    { name: 'cart-bar', path: MENU, steps: (page) => add(page) },
    {
      name: 'cart',
      path: MENU,
      steps: async (page) => {
        await add(page)
        await press('View cart')(page)
      },
    },
    { name: 'checkout-empty', path: '/checkout' },
    { name: 'reservations', path: '/reservations' },
    { name: 'reservations-time', path: '/reservations', steps: pickTime },
    { name: 'login', path: '/login' },
    { name: 'signup', path: '/signup' },
    { name: 'signup-mistakes', path: '/signup', steps: press('Create account') },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'reset-password-old', path: '/reset-password?token=gone' },
    { name: 'verify-email-old', path: '/verify-email?token=gone' },
    { name: 'join-old', path: '/join?token=gone' },
    { name: 'privacy', path: '/privacy' },
    { name: 'terms', path: '/terms' },
    { name: 'not-found', path: '/nowhere' },
    { name: 'receipt-not-found', path: '/receipt/gone?token=gone' },
    { name: 'order-unknown', path: '/order-success?order_id=gone' },
    { name: 'order-bare', path: '/order-success' },
    {
      name: 'payment-cancelled',
      path: MENU,
      steps: async (page) => {
        await add(page)
        await page.goto(new URL('/payment-cancel', page.url()).href)
        await page.getByRole('heading', { name: /cancel/i }).waitFor()
      },
    },
    { name: 'ready-unknown', path: '/ready/gone' },
    { name: 'menu-slow', path: '/', calls: 'slow', steps: press(/^Menu in/) },
    { name: 'menu-failing', path: '/', calls: 'failing', steps: press(/^Menu in/) },
    { name: 'reservations-slow', path: '/reservations', calls: 'slow' },
    { name: 'reservations-failing', path: '/reservations', calls: 'failing' },
    { name: 'menu-offline', path: MENU, calls: 'offline' },
    { name: 'cart-offline', path: MENU, steps: (page) => add(page), calls: 'offline' },
  ],
}

/** Of a guest with an account. The last order they placed is on its way. */
export const guests: Group = {
  name: 'guest',
  async prepare(page, { url }) {
    const answer = await page.request.post(`${url}/api/auth/sign-up/email`, {
      headers: { origin: url },
      data: {
        email: `priya.sharma.${crypto.randomUUID().slice(0, 6)}@example.test`,
        name: 'Priya Sharma',
        password: 'Turmeric-42',
      },
    })
    if (!answer.ok()) throw new Error(`Signing up was answered ${answer.status()}.`)
    await page.goto(url + MENU)
    await toCheckout(page)
    await page.getByLabel('Phone Number').fill(`902 555 ${1000 + Math.floor(Math.random() * 9000)}`)
    await press(/^Place Order/)(page)
    await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
  },
  states: [
    { name: 'home-again', path: '/' },
    { name: 'menu-again', path: MENU },
    { name: 'order', path: '/dashboard', steps: toOrder },
    { name: 'orders', path: '/dashboard' },
    { name: 'tables', path: '/dashboard#reservations' },
    { name: 'profile', path: '/profile' },
    { name: 'security', path: '/profile#security' },
    { name: 'change-email', path: '/profile', steps: press('Change email address') },
    // Last: they leave a cart, which every page's header counts.
    { name: 'checkout', path: MENU, steps: toCheckout },
    { name: 'checkout-offline', path: MENU, steps: loseTheLine },
    { name: 'payment', path: MENU, steps: toPayment },
    { name: 'checkout-missing', path: MENU, steps: leaveEmpty },
  ],
}
