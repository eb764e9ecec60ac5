import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { beginCart, cartOf } from '../../../kit/cart/cart-store.ts'
import { readCheckoutState } from '../../../kit/cart/checkout-state.ts'
import { useWishedOrderType, wishOrderType } from '../../../kit/cart/order-type-store.ts'
import { readPlaceAgain } from '../../../kit/cart/place-again.ts'
import { dishToChoose } from '../../../kit/cart/to-choose.ts'
import { NO_TOASTS, toastQueue } from '../../../kit/toast/toast.ts'
import { useLocation } from '../../../router/router.tsx'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer } from '../../../testing/server.ts'
import { DAL, DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { BUTTER_CHICKEN, OPTION_GROUPS } from '../../../testing/shop-options.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReorderDialog } from './reorder-dialog.tsx'

const server = aServer()
beforeEach(() => {
  beginCart('truro', [])
  toastQueue.set(NO_TOASTS)
})

async function cancelling(order = ORDER) {
  const told = { onDone: vi.fn(), onClose: vi.fn() }
  const screen = await openAt('/dashboard', <CancelDialog order={order} {...told} />)
  const act = screen.getByRole('button', { name: 'Cancel order', exact: true })
  return { screen, ...told, act, reason: screen.getByLabelText('What happened? (optional)') }
}

test('cancelling says beforehand what happens to the money', async () => {
  const { screen } = await cancelling()
  await expect
    .element(screen.getByRole('dialog', { name: 'Cancel order TRU-001?' }))
    .toMatchTextContent(/No payment was taken\. No refund is needed\./)
  await screen.unmount()
  const paid = {
    paymentStatus: 'paid',
    paymentMethod: 'online',
    moneyBack: { ...ORDER.moneyBack, left: 28.5 },
  } as const
  const { screen: other } = await cancelling({ ...ORDER, ...paid })
  await expect.element(other.getByRole('dialog')).toMatchTextContent(/\$28\.50/)
  await other.unmount()
  const payment = { id: 'payment-1', tipPart: 0, cashRounding: 0, at: '2026-11-20T18:00:00.000Z' }
  const { screen: mixed } = await cancelling({
    ...ORDER,
    ...paid,
    payments: [
      { ...payment, tender: 'cash', amount: 10 },
      { ...payment, id: 'payment-2', tender: 'card', amount: 18.5 },
    ],
    moneyBack: { ...paid.moneyBack, handIfCancelled: [{ tender: 'cash', amount: 10, toGive: 10 }] },
  })
  await expect
    .element(mixed.getByRole('dialog'))
    .toMatchTextContent(/\$18\.50 will be refunded automatically .* You paid \$10\.00 in cash\./)
})

test('an order is cancelled with its reason, and the list is asked for again', async () => {
  const cancelled = { ...ORDER, status: 'cancelled' } as const
  server.on('/cancelMyOrder', {
    success: true,
    orderId: ORDER.id,
    oldStatus: 'pending',
    newStatus: 'cancelled',
    order: cancelled,
  })
  const { act, reason, onDone, onClose } = await cancelling()
  await reason.fill('  Plans changed ')
  await act.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  await expect.poll(() => toastQueue.get()).toMatchObject([{ kind: 'success', text: 'Order TRU-001 was cancelled.' }])
  await expect
    .poll(() => server.sent('/cancelMyOrder')[0]?.input)
    .toEqual({ orderId: ORDER.id, reason: 'Plans changed' })
})

test('a reason that is too long is counted, said, and not sent', async () => {
  const { screen, act, reason } = await cancelling()
  await reason.fill('x'.repeat(501))
  await expect.element(screen.getByText('501 of 500')).toBeVisible()
  await expect.element(reason).toBeInvalid()
  await expect.element(act).toBeDisabled()
})

test('an order that is ready by now is not cancelled, and the dialog says why', async () => {
  const current = { status: 'ready', at: '2026-11-20T18:20:00.000Z', by: 'Kitchen' } as const
  server.on('/cancelMyOrder', { success: false, code: 'invalid_transition', from: 'ready', to: 'cancelled', current })
  const { screen, act, onDone, onClose } = await cancelling()
  await act.click()
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('')
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Keep my order' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

function aMenu(...items: (typeof DAL)[]) {
  server.on('/getLocation', { success: true, location: TRURO })
  server.on('/getActiveLocations', { success: true, locations: [TRURO], total: 1 })
  server.on('/getLocationMenu', {
    success: true,
    items,
    categories: [],
    optionGroups: OPTION_GROUPS,
    takesNotes: true,
    version: 1,
    changesAt: '2026-11-21T04:00:00.000Z',
  })
}

async function reordering(order = ORDER) {
  const onClose = vi.fn()
  const screen = await openAt('/dashboard', <ReorderDialog order={order} onClose={onClose} />)
  return { screen, onClose, address: screen.getByLabelText('Address') }
}

test('ordering again fills an empty cart and leads to the checkout', async () => {
  aMenu(DAL)
  const { screen, address } = await reordering()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Your cart at Truro holds 2 items now.')
  await expect.poll(() => cartOf('truro')).toMatchObject([{ id: DAL.id, quantity: 2, spiceLevelId: 'hot' }])
  await expect.element(screen.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/^2 × Dal MakhaniHot · \$12\.50 each/)
  await screen.getByRole('link', { name: 'Checkout' }).click()
  await expect.element(address).toHaveTextContent('/checkout')
})

test.each(['Checkout', 'Add more'])(
  'a delivery carries how and where it went by "%s", for whoever is signed in (ordering 64)',
  async (way) => {
    wishOrderType('pickup')
    aMenu(DAL)
    server.signedIn(PRIYA)
    const deliveryInfo = { address: '12 Main St, Truro', instructions: 'Door code 4711' }
    const order = { ...ORDER, orderType: 'delivery', deliveryInfo } as const
    let carried: unknown
    function Carried() {
      carried = useLocation().state
      return null
    }
    const screen = await openAt(
      '/dashboard',
      <>
        <ReorderDialog order={order} onClose={() => undefined} />
        <Carried />
      </>,
    )
    await screen.getByRole('link', { name: way }).click()
    await expect.poll(() => readPlaceAgain(carried, PRIYA.id)?.place).toMatchObject({ address: deliveryInfo.address })
    const { result } = await renderHook(useWishedOrderType)
    expect(result.current).toBe('delivery')
    if (way === 'Checkout') expect(readCheckoutState(carried)).toMatchObject({ orderType: 'delivery', isAgain: true })
  },
)

test('what is different from last time is named', async () => {
  aMenu({ ...DAL, price: 13 })
  const { screen } = await reordering()
  await expect.element(screen.getByText('Dal Makhani costs $13.00 now, it was $12.50.')).toBeVisible()
})

test('a dish that is gone leaves the cart as it was and leads to the menu', async () => {
  aMenu({ ...DAL, isAvailable: false })
  const { screen } = await reordering()
  await expect.element(screen.getByText('Dal Makhani is no longer available.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu/truro')
  expect(cartOf('truro')).toEqual([])
})

test('a dish that is sold out is said to be so, as on the menu (menu 50)', async () => {
  aMenu({ ...DAL, isSoldOut: true })
  const { screen } = await reordering()
  await expect.element(screen.getByText('Dal Makhani is sold out today.')).toBeVisible()
  expect(cartOf('truro')).toEqual([])
})

test('a cart that holds something is touched only after a question', async () => {
  aMenu(DAL)
  beginCart('truro', [DAL_LINE])
  const { screen, onClose } = await reordering()
  await expect.element(screen.getByText(/^Your cart at Truro already holds 2 items\./)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect.poll(() => cartOf('truro')).toEqual([DAL_LINE])
  expect(server.sent('/getLocationMenu')).toEqual([])

  await screen.getByRole('button', { name: 'Add to my cart' }).click()
  await expect.element(screen.getByText('Your cart at Truro holds 4 items now.')).toBeVisible()
  await expect.poll(() => screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
})

test('replacing starts over with the old order alone', async () => {
  aMenu(DAL)
  beginCart('truro', [{ ...DAL_LINE, cartKey: 'dal-makhani-mild', spiceLevelId: 'mild' }])
  const { screen } = await reordering()
  await screen.getByRole('button', { name: 'Replace my cart' }).click()
  await expect.element(screen.getByText('Your cart at Truro holds 2 items now.')).toBeVisible()
  await expect.poll(() => cartOf('truro').map(({ cartKey }) => cartKey)).toEqual(['dal-makhani-hot'])
})

const chosen = (groupId: string, optionId: string, name: string, price = 0) => ({
  groupId,
  optionId,
  quantity: 1,
  group: groupId,
  name,
  price,
  itemId: null,
  taxClass: null,
  choices: [],
})
const [LINE] = ORDER.items
const orderOf = (...options: ReturnType<typeof chosen>[]) => ({
  ...ORDER,
  items: LINE
    ? [
        {
          ...LINE,
          id: BUTTER_CHICKEN.id,
          name: BUTTER_CHICKEN.name,
          price: 17.49,
          basePrice: 17.49,
          options,
          note: 'no onions',
        },
      ]
    : [],
})

test('choices and the note come back, and an option that is gone or dearer is named', async () => {
  aMenu(BUTTER_CHICKEN)
  const order = orderOf(
    chosen('size', 'full', 'Full'),
    chosen('bread', 'puri', 'Puri', 1.99),
    chosen('bread', 'roti', 'Roti', 2),
  )
  const { screen } = await reordering(order)
  await expect.element(screen.getByText('No longer available: Puri in Butter Chicken.')).toBeVisible()
  await expect.element(screen.getByText('Butter Chicken costs $19.98 now, it was $17.49.')).toBeVisible()
  await expect
    .poll(() => cartOf('truro'))
    .toMatchObject([{ price: 1998, note: 'no onions', options: [{ optionId: 'roti' }, { optionId: 'full' }] }])
})

test('a dish that misses a choice is not added, and leads to its dialog', async () => {
  aMenu(BUTTER_CHICKEN)
  const { screen, address } = await reordering(orderOf(chosen('bread', 'roti', 'Roti', 2.49)))
  await expect.element(screen.getByText('Butter Chicken is not in your cart yet: Please choose Size.')).toBeVisible()
  expect(cartOf('truro')).toEqual([])
  await screen.getByRole('link', { name: 'Choose for Butter Chicken' }).click()
  await expect.element(address).toHaveTextContent('/menu/truro')
  expect(dishToChoose.get()).toMatchObject({ itemId: BUTTER_CHICKEN.id, choices: [{ optionId: 'roti' }], quantity: 2 })
})

test('Back closes the dialog, and the page under it stays', async () => {
  aMenu(DAL)
  const { screen, onClose, address } = await reordering()
  await expect.element(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.element(address).toHaveTextContent('/dashboard')
})

test('Back closes the question whether to cancel, and nothing is cancelled', async () => {
  const { screen, onClose, onDone } = await cancelling()
  await expect.element(screen.getByRole('dialog', { name: 'Cancel order TRU-001?' })).toBeVisible()
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onDone).not.toHaveBeenCalled()
  expect(server.sent('/cancelMyOrder')).toEqual([])
})
