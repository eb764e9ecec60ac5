import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { openKitchen } from './kitchen.ts'
import { knownContact, ordersOf, placeOrder, signUp, toCheckout } from './ordering.ts'
import { useProgram } from './program.ts'
import { expectReasonCounted } from './reason.ts'

const url = useProgram()
let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function ordered(expected: readonly RegExp[] = []) {
  const page = await browser.page({ expected })
  await signUp(page, url())
  await toCheckout(page, url())
  await page.getByLabel('Phone Number').fill('902 555 0150')
  return { page, number: await placeOrder(page) }
}

describe('the confirmation', () => {
  test.each(['/order-success', '/order-success?order_id=pending'])('%s alone knows of no order', async (path) => {
    const page = await browser.page()
    await page.goto(url() + path)
    await page.getByRole('heading', { name: 'Order Not Found' }).waitFor()
    await page.getByText('No order information available').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Back to Menu' }).getAttribute('href')).toBe('/menu/truro')
  })

  test('a step that claims to be paid shows no PAID badge', async () => {
    const { page } = await ordered([/status of 404/])
    const order = (await ordersOf(page))[0]
    const forged = { orderId: crypto.randomUUID(), order: { ...order, paymentStatus: 'paid' } }
    await page.evaluate((usr) => history.replaceState({ usr, key: 'x', idx: 0 }, '', '/order-success'), forged)
    await page.reload()
    await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
    await page.getByText('Could not load complete order details').waitFor()
    await expect.poll(() => page.getByText('PAID', { exact: true }).count()).toBe(0)
    await expect.poll(() => page.getByText('CASH ON PICKUP').count()).toBe(1)
  })

  test('somebody else’s order is not found', async () => {
    const { page } = await ordered()
    const id = String((await ordersOf(page))[0]?.id)
    const stranger = await browser.page({ expected: [/status of 404/] })
    await signUp(stranger, url())
    await stranger.goto(`${url()}/order-success?order_id=${id}`)
    await stranger.getByRole('heading', { name: 'Order Not Found' }).waitFor()
    await stranger.getByText('Failed to fetch order details').waitFor()
  })

  test('a receipt’s address without its token opens nothing', async () => {
    const { page } = await ordered([/status of 40[04]/])
    const id = String((await ordersOf(page))[0]?.id)
    for (const path of [`/receipt/${id}`, `/receipt/${id}?token=wrong`]) {
      await page.goto(url() + path)
      await page.getByRole('heading', { name: 'We can’t open this receipt' }).waitFor()
    }
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
    await page.getByRole('heading', { name: 'Past Orders / Reservations' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'New Glasgow' }).waitFor()
  })
})

describe('my orders', () => {
  test('an order is cancelled while the kitchen has not finished it', async () => {
    const { page, number } = await ordered()
    // Where a mistake is noticed first, it leads to the list with the question open; once answered it is not asked again.
    await page.getByRole('main').getByRole('link', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`Cancel order ${number}?`).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.reload()
    const card = page.getByRole('article', { name: `Order ${number}` })
    await card.getByRole('button', { name: 'Cancel order' }).waitFor()
    expect(await dialog.count()).toBe(0)
    await card.getByRole('button', { name: 'Cancel order' }).click()
    await dialog.getByText('No payment was taken. No refund is needed.').waitFor()
    const press = dialog.getByRole('button', { name: 'Cancel order' })
    await expectReasonCounted(dialog, 'What happened? (optional)', press)
    await dialog.getByLabel('What happened? (optional)').fill('Wrong evening')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await card.getByRole('status').getByText('Cancelled').waitFor()
    await expect.poll(() => card.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
    await expect.poll(async () => (await ordersOf(page))[0]?.status).toBe('cancelled')
  })

  test('once it is completed and paid, points, orders and money spent appear by themselves', async () => {
    const { page } = await ordered()
    const kitchen = await openKitchen(url())
    const [order] = await ordersOf(page)
    if (!order) throw new Error('there is no order')
    const figure = (name: string, value: string) =>
      page.locator('dl > div', { hasText: name }).getByText(value, { exact: true }).first()
    await page.goto(`${url()}/dashboard`)
    // A zero says nothing there.
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => page.getByText('Total Spent').count()).toBe(0)
    for (const status of ['preparing', 'ready', 'completed']) await kitchen.move(String(order.orderId), status)
    await kitchen.takePayment(String(order.orderId))
    const spent = `$${order.pricing.total.toFixed(2)}`
    await figure('Total Spent', spent).waitFor()
    await figure('Completed Orders', '1').waitFor()
    await page.goto(`${url()}/profile`)
    await figure('Total Spent', spent).waitFor()

    // From the home page, three presses to the same again.
    await page.goto(url())
    await page
      .getByRole('complementary', { name: 'Your last order' })
      .getByRole('button', { name: 'Order again' })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
    await placeOrder(page)
    await expect.poll(() => ordersOf(page)).toHaveLength(2)
  })

  test('the same again is in the cart with two presses, and ordered with two more', async () => {
    const { page, number } = await ordered()
    await page.getByRole('link', { name: 'My Orders' }).click()
    await page
      .getByRole('article', { name: `Order ${number}` })
      .getByRole('button', { name: 'Order again' })
      .click()
    await page.getByText('Your cart at Truro Heights holds 2 items now.').waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
    await knownContact(page).getByText('(902) 555-0150').waitFor()
    await placeOrder(page)
    await expect.poll(() => ordersOf(page)).toHaveLength(2)
  })

  test('a cart that already holds something is asked about before the order goes into it', async () => {
    const { page, number } = await ordered()
    await page.goto(`${url()}/menu/truro`)
    await page
      .getByRole('button', { name: /^Add .+ to your cart$/ })
      .nth(4)
      .click()
    await page.goto(`${url()}/dashboard`)
    const again = page.getByRole('article', { name: `Order ${number}` }).getByRole('button', { name: 'Order again' })
    await again.click()
    await page.getByText('Your cart at Truro Heights already holds 1 item.').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).first().click()
    await again.click()
    await page.getByRole('button', { name: 'Replace my cart' }).click()
    await page.getByText('Your cart at Truro Heights holds 2 items now.').waitFor()
    await page.keyboard.press('Escape')
    await again.click()
    await page.getByText('already holds 2 items').waitFor()
    await page.getByRole('button', { name: 'Add to my cart' }).click()
    await page.getByText('Your cart at Truro Heights holds 4 items now.').waitFor()
  })

  test('a visitor who is not signed in comes back here after signing in', async () => {
    const page = await browser.page()
    await page.goto(`${url()}/dashboard#reservations`)
    await page.waitForURL('**/login')
    await signUp(page, url())
    await page.goto(`${url()}/dashboard#reservations`)
    await page.getByText('No reservations yet').waitFor()
    await page.getByRole('link', { name: 'Past Orders', exact: true }).click()
    await page.getByText('No orders yet').waitFor()
  })
})

test('the home page knows an order under way, a cart that was begun beside it, and where the last order was from', async () => {
  const page = await browser.page()
  await signUp(page, url())
  await toCheckout(page, url(), 'new-glasgow')
  await page.getByLabel('Phone Number').fill('902 555 0171')
  const number = await placeOrder(page)
  const first = page
    .locator('main')
    .getByRole('link', { name: /^Menu in / })
    .first()
  await page.goto(`${url()}/`)
  const order = page.getByRole('complementary', { name: 'Your order' })
  await order.getByRole('link', { name: `Track order ${number}` }).waitFor()
  await page.reload()
  await expect.poll(() => first.textContent()).toBe('Menu in New Glasgow')
  await page.goto(`${url()}/menu/truro`)
  await page
    .getByRole('button', { name: /^Add .+ to your cart$/ })
    .first()
    .click()
  await page.goto(`${url()}/`)
  await page.getByRole('complementary', { name: 'Your cart' }).waitFor()
  await order.waitFor()
  await expect.poll(() => first.textContent()).toBe('Menu in Truro Heights')
  await keepPicture(page, 'home-order-and-cart')
})
