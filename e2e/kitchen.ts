import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { STAFF, signIn } from './people.ts'
import { OWNER } from './program.ts'

export type PlacedOrder = { readonly orderId: string; readonly number: string }
export type OrderChanges = {
  readonly at?: 'truro' | 'new-glasgow'
  readonly name?: string
  readonly quantity?: number
  readonly specialInstructions?: string
  /** One of each, instead of the first of the menu. */
  readonly dishes?: readonly Dish[]
}
export type Dish = { readonly id: string; readonly name: string; readonly price: number }

/** The owner's own calls, beside what happens in browsers. */
export type Kitchen = {
  place(changes?: OrderChanges): Promise<PlacedOrder>
  move(orderId: string, status: string): Promise<void>
  cancel(orderId: string): Promise<void>
  takePayment(orderId: string): Promise<void>
  statusOf(orderId: string): Promise<string>
  /** An admin gives somebody this list of locations. */
  locationsOf(email: string, locationIds: readonly string[]): Promise<void>
  /** Nothing waits any more: what one test leaves would ring in the next. */
  clear(): Promise<void>
}
type Answer = { success: boolean; error?: string; [field: string]: unknown }

export async function openKitchen(url: string): Promise<Kitchen> {
  const json = { 'content-type': 'application/json' }
  const cookie = await cookieOf(url, OWNER)
  const get = async (path: string, headers = {}) => (await (await fetch(url + path, { headers })).json()) as Answer
  const { apiKey } = await get('/api/session', { cookie })
  const own = { cookie, origin: url, 'x-api-key': String(apiKey) }
  const dishAt = async (id: string) => {
    const { items } = await get(`/api/getLocationMenu?locationId=${id}`)
    const [dish] = items as { id: string; name: string; price: number }[]
    if (!dish) throw new Error(`${id} has no dish`)
    return dish
  }
  const dishes = { truro: await dishAt('truro'), 'new-glasgow': await dishAt('new-glasgow') }

  async function post(path: string, body: object): Promise<Answer> {
    const headers = { ...json, ...own, 'idempotency-key': randomUUID() }
    const answer = (await (
      await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as Answer
    if (!answer.success) throw new Error(`${path}: ${answer.error}`)
    return answer
  }
  async function clearAt(id: string): Promise<void> {
    const { orders } = await get(`/api/getLocationOrders?locationId=${id}&status=active&limit=200`, own)
    for (const { orderId, status } of orders as { orderId: string; status: string }[]) {
      if (status === 'ready') await post('/updateOrderStatus', { orderId, status: 'completed' })
      else await post('/cancelOrder', { orderId, cancelReason: 'The test is over' })
    }
  }
  return {
    async place({ at = 'truro', name = 'Priya Sharma', quantity = 1, specialInstructions, dishes: chosen } = {}) {
      const ordered = chosen ?? [dishes[at]]
      const subtotal = ordered.reduce((sum, { price }) => sum + Math.round(price * 100) * quantity, 0)
      const tax = Math.round(subtotal * 0.14)
      const { order } = await post('/createCustomerOrderCash', {
        customerInfo: { name, email: 'priya@example.test', phone: '(902) 555-0123' },
        items: ordered.map((dish) => ({ id: dish.id, name: dish.name, price: dish.price, quantity })),
        location: { id: at, name: at === 'truro' ? 'Truro Heights' : 'New Glasgow' },
        orderType: 'pickup',
        paymentMethod: 'cash',
        tipAmount: 0,
        ...(specialInstructions === undefined ? {} : { specialInstructions }),
        pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: 0, total: (subtotal + tax) / 100 },
      })
      const { orderId, shortNumber } = order as { orderId: string; shortNumber: string }
      return { orderId, number: shortNumber }
    },
    move: async (orderId, status) => void (await post('/updateOrderStatus', { orderId, status })),
    takePayment: async (orderId) =>
      void (await post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })),
    cancel: async (orderId) => void (await post('/cancelOrder', { orderId, cancelReason: 'The oven is cold' })),
    async locationsOf(email, locationIds) {
      const { user } = await get(`/api/session`, { cookie: await cookieOf(url, { email, password: STAFF.password }) })
      const userId = (user as { id: string }).id
      await post('/updateUser', { userId, updates: { locationIds } })
    },
    async clear() {
      for (const id of Object.keys(dishes)) await clearAt(id)
    },
    async statusOf(orderId) {
      const { order } = await get(`/api/getOrderDetails?orderId=${orderId}`, own)
      return (order as { status: string }).status
    },
  }
}

/** A new session on another device. */
export async function cookieOf(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The board of Truro, signed in and live. */
export async function openBoard(page: Page, url: string, person: { email: string; password: string } = OWNER) {
  await signIn(page, url, person)
  await page.goto(`${url}/admin/dashboard?location=truro#orders`)
  await page.getByRole('region', { name: 'Pending Orders' }).waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
}

/** The first tap, which browsers want before they sound: on a word, where it does nothing else. */
export const tapBoard = (page: Page) => page.getByText('Live', { exact: true }).click()

export const card = (page: Page, { number }: PlacedOrder) => page.getByRole('article', { name: `Order ${number}` })
export const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

export const cardIn = (page: Page, title: string, { number }: PlacedOrder) =>
  column(page, title).getByRole('article', { name: `Order ${number}` })

/** By the number on the card. */
export async function openDetails(page: Page, order: PlacedOrder): Promise<void> {
  await card(page, order)
    .getByRole('button', { name: `Order ${order.number}`, exact: true })
    .click()
}

/** What stands behind the card's three dots. */
export async function pressMore(page: Page, order: PlacedOrder, name: RegExp): Promise<void> {
  await card(page, order)
    .getByRole('button', { name: `More for order ${order.number}` })
    .click()
  await page
    .getByRole('dialog', { name: `More for order ${order.number}` })
    .getByRole('button', { name })
    .click()
}

/** What stands behind the board's button "Tools". */
export async function pressTool(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('dialog', { name: 'Tools of the board' }).getByRole('button', { name }).click()
}

/** The popup covers the board; who looks at the board first puts it away. */
export async function putPopupAway(page: Page, { number }: PlacedOrder): Promise<void> {
  const popup = page.getByRole('dialog', { name: `New order ${number}` })
  await popup.getByRole('button', { name: 'Look at the board first' }).click()
  await popup.waitFor({ state: 'hidden' })
}
