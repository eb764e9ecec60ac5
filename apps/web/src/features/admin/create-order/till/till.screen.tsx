import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceQueue } from '../../../../kit/offline/device-queue.ts'
import { keepBook, nextNumber, type TillAnswer, tillBook } from '../../../../kit/offline/till-book.ts'
import { aNetwork, goOffline, goOnline } from '../../../../testing/network.ts'
import { theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { aUser } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'

// The desk of a paired till while the network is away.

const server = aServer()
const { desk } = theOrderDesk(server)
aNetwork()

const BOOK: TillAnswer = {
  location: { id: 'truro', name: 'Truro Heights', code: 'TRU' },
  letters: 'A',
  from: 7,
  until: 26,
  now: '2026-11-20T22:00:00.000Z',
  taxes: [
    {
      name: 'HST',
      ratePer100k: 14_000,
      classes: ['prepared'],
      smallOrder: null,
      registration: '',
      isAlwaysShown: true,
    },
  ],
  taxClasses: {},
}
const kept = () => deviceQueue().state.get().waiting
type Screen = Awaited<ReturnType<typeof desk>>

beforeEach(() => keepBook(BOOK))
afterEach(() => tillBook.set(null))

async function offlineDesk() {
  const screen = await desk()
  server.signedIn(aUser('staff', { byPin: true }))
  goOffline()
  await expect.element(screen.getByText('Offline: cash orders only')).toBeVisible()
  return screen
}

async function take(screen: Screen, name: string) {
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill(name)
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await screen.getByRole('button', { name: /received$/ }).click()
}

test('an order is taken for cash, has the till’s next number and is sent once the network is back (offline 37)', async () => {
  const screen = await offlineDesk()
  await expect.element(screen.getByText('0 of 20')).toBeVisible()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  const question = screen.getByRole('dialog', { name: /^Confirm cash payment of \$28\.50/ })
  await expect.element(question.getByRole('button', { name: 'Collect later' })).not.toBeInTheDocument()
  await expect.element(question.getByRole('button', { name: 'Part in cash, rest by link' })).not.toBeInTheDocument()
  await question.getByRole('button', { name: /received$/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Order TRU-A07' })
  await expect.element(dialog).toMatchTextContent('The kitchen cannot see this order')
  await expect.element(dialog).toMatchTextContent('2 × Dal Makhani')
  await dialog.getByRole('button', { name: 'Next order' }).click()
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
  await expect.element(screen.getByText('1 of 20')).toBeVisible()
  expect(nextNumber()).toBe(8)
  await screen.getByRole('button', { name: 'Show orders' }).click()
  const list = screen.getByRole('dialog', { name: 'Orders of this till' })
  await expect.element(list).toMatchTextContent('TRU-A07$28.50')
  await expect.element(list).toMatchTextContent('The kitchen cannot see this order')
  expect(server.sent('/takeTillOrder')).toEqual([])

  server.on('/takeTillOrder', { success: true, orderId: 'o1', shortNumber: 'TRU-A07' })
  goOnline()
  await expect.poll(() => server.sent('/takeTillOrder').length).toBe(1)
  await expect
    .poll(() => server.sent('/takeTillOrder')[0]?.input)
    .toMatchObject({
      letters: 'A',
      number: 7,
      heardAt: BOOK.now,
      takenBy: aUser('staff').id,
      order: {
        customerInfo: { name: 'Walk-in' },
        items: [{ id: 'dal-makhani', price: 12.5, quantity: 2 }],
        pricing: { subtotal: 25, tax: 3.5, tip: 0, total: 28.5 },
      },
    })
  await expect.element(list).toMatchTextContent('All orders are sent.')
})

test('it takes no card, no time of later and no more than twenty (offline 37)', async () => {
  const screen = await offlineDesk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Card', { exact: true }).click()
  await expect.element(screen.getByText('Offline this till takes cash only.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Create payment link/ })).toBeDisabled()
  await screen.getByText('Cash', { exact: true }).click()
  keepBook({ ...BOOK, from: 27 })
  await expect.element(screen.getByText(/^20 orders are waiting/).first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeDisabled()
})

test('after four hours without the server it takes none (offline 37)', async () => {
  const screen = await offlineDesk()
  await withTwoDals(screen)
  const book = tillBook.get()
  if (book) tillBook.set({ ...book, heardAt: book.heardAt - 4 * 3_600_000 - 60_000 })
  await expect.element(screen.getByText(/^This till has been offline for 4 hours/).first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeDisabled()
})

test('two presses at once, and one in another tab, use one number each (offline 38)', async () => {
  const screen = await offlineDesk()
  await take(screen, 'First')
  await screen.getByRole('button', { name: 'Next order' }).click()
  // Another tab has used the next two.
  localStorage.setItem('sizzle_spice_till', JSON.stringify({ letters: 'A', next: 10 }))
  await take(screen, 'Second')
  await expect.element(screen.getByRole('dialog', { name: 'Order TRU-A10' })).toBeVisible()
  // Somebody clears the site's storage: the page still knows.
  localStorage.clear()
  await screen.getByRole('button', { name: 'Next order' }).click()
  await take(screen, 'Third')
  await expect.element(screen.getByRole('dialog', { name: 'Order TRU-A11' })).toBeVisible()
  expect(kept().map(({ label }) => label)).toEqual([
    'TRU-A07: cash order of $28.50',
    'TRU-A10: cash order of $28.50',
    'TRU-A11: cash order of $28.50',
  ])
})

test('anywhere else no order is taken without a network', async () => {
  tillBook.set(null)
  const screen = await desk()
  goOffline()
  await expect.element(screen.getByText('Cannot create orders while offline')).toBeVisible()
})
