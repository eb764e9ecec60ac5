import { type CartChanges, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { MAX_CART_ITEMS, TOO_MANY_ITEMS } from '@sizzle/domain/cart/limits.ts'
import { orderTypeAt } from '@sizzle/domain/order/order-type.ts'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { beginCart, cartOf, useCart } from '../kit/cart/cart-store.ts'
import { readCheckoutState } from '../kit/cart/checkout-state.ts'
import { useWishedOrderType, wishOrderType } from '../kit/cart/order-type-store.ts'
import { carryPlace, readPlaceAgain } from '../kit/cart/place-again.ts'
import type { PageItem } from '../kit/page-content.ts'
import { session } from '../kit/session/session.ts'
import { useReadyTime } from '../kit/use-ready-time.ts'
import { useLocation } from '../router/router.tsx'
import { openAt } from '../testing/open-at.tsx'
import { PRIYA } from '../testing/people.ts'
import { orderTimes } from '../testing/quote.ts'
import { aServer } from '../testing/server.ts'
import { DAL, DAL_LINE, TRURO } from '../testing/shop.ts'
import { Link } from '../ui/link.tsx'
import { CartPanel } from './cart-panel.tsx'

const server = aServer()
const NAAN = { ...DAL_LINE, cartKey: 'naan-default', id: 'naan', name: 'Garlic Naan', price: 400, quantity: 1 }
const onClose = vi.fn()
const onEdit = vi.fn()
const NO_CHANGES = { gone: [], repriced: [], unfit: [] }

type Shown = { location?: typeof TRURO; items?: PageItem[]; changed?: Partial<CartChanges> }
/** Nothing is known of when it could be had. */
const NO_TIME = orderTimes({ asap: null, next: null })

function Screen({ location = TRURO, items = [], changed }: Shown) {
  const cart = useCart('truro')
  const ready = useReadyTime(location, orderTypeAt(location.features, useWishedOrderType()), piecesIn(cart))
  return (
    <CartPanel
      menu={{ location, items }}
      checked={{ ...NO_CHANGES, cart, ...changed }}
      ready={ready}
      onEdit={onEdit}
      onClose={onClose}
    />
  )
}

async function opened(shown: Shown = {}, lines = [DAL_LINE, NAAN], times = NO_TIME) {
  onClose.mockClear()
  onEdit.mockClear()
  wishOrderType('pickup')
  server.on('/getOrderTimes', times)
  beginCart('truro', lines)
  const screen = await openAt('/menu/truro?diet=vegan', <Screen {...shown} />)
  return { screen, address: screen.getByLabelText('Address') }
}
const quantities = () => cartOf('truro').map(({ id, quantity }) => [id, quantity])

test('quantities change in place, and the subtotal with them', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByText('Subtotal, 3 items')).toBeVisible()
  await screen.getByRole('button', { name: 'One Dal Makhani, Hot more' }).click()
  await expect.element(screen.getByText('Subtotal, 4 items')).toBeVisible()
  await expect.element(screen.getByText('$41.50')).toBeVisible()
  await screen.getByRole('button', { name: 'One Garlic Naan less' }).click()
  await expect.element(screen.getByText('Subtotal, 3 items')).toBeVisible()
  await expect.poll(() => quantities()).toEqual([[DAL_LINE.id, 3]])
})

test('the cart says when and where an order could be had, for the order type that is chosen', async () => {
  const { screen } = await opened()
  server.on('/getOrderTimes', orderTimes())
  await screen.getByText('Dine-in').click()
  await expect.element(screen.getByText('Ready about 6:35 p.m. at your table in Truro.')).toBeVisible()
  await expect
    .poll(() => server.sent('/getOrderTimes').at(-1)?.input)
    .toMatchObject({ orderType: 'dine-in', items: '3' })
})

test('a line ends at the most of its dish', async () => {
  const { screen } = await opened({}, [{ ...DAL_LINE, quantity: 9 }])
  const more = screen.getByRole('button', { name: 'One Dal Makhani, Hot more' })
  await more.click()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await expect.element(more).toHaveFocus()
})

test('a cart that is full says so and stays as it was', async () => {
  const full = [{ ...DAL_LINE, quantity: MAX_CART_ITEMS - 1, maxQuantity: MAX_CART_ITEMS }, NAAN]
  const { screen } = await opened({}, full)
  await screen.getByRole('button', { name: 'One Garlic Naan more' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(TOO_MANY_ITEMS)
  await expect
    .poll(() => quantities())
    .toEqual([
      [DAL_LINE.id, MAX_CART_ITEMS - 1],
      ['naan', 1],
    ])
})

test('what was removed can be put back where it was, with the focus under the hand', async () => {
  const { screen } = await opened()
  await screen.getByRole('button', { name: 'Remove Dal Makhani' }).click()
  const undo = screen.getByRole('button', { name: 'Undo: put Dal Makhani back' })
  await expect.element(undo).toHaveFocus()
  await expect.poll(() => quantities()).toEqual([['naan', 1]])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Remove Dal Makhani' })).toHaveFocus()
  await expect.poll(() => cartOf('truro')).toEqual([DAL_LINE, NAAN])
})

test('who emptied the cart by mistake has all of it back with one press', async () => {
  const { screen } = await opened()
  await screen.getByRole('button', { name: 'Remove Dal Makhani' }).click()
  await screen.getByRole('button', { name: 'Remove Garlic Naan' }).click()
  await expect.element(screen.getByText('2 dishes removed')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo all' }).click()
  await expect.poll(() => cartOf('truro')).toEqual([DAL_LINE, NAAN])
})

test('an empty cart leads back to the menu', async () => {
  const { screen } = await opened({}, [NAAN])
  await screen.getByRole('button', { name: 'Remove Garlic Naan' }).click()
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  // The phone number is the only link that is left.
  await expect
    .poll(() =>
      screen
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')?.slice(0, 4)),
    )
    .toEqual(['tel:'])
  await screen.getByRole('button', { name: 'Back to the menu' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('a guest is asked to sign in, and who is signed in goes to the checkout', async () => {
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  const guest = await opened()
  await expect.element(guest.screen.getByRole('link', { name: 'Checkout' })).not.toBeInTheDocument()
  await guest.screen.getByRole('link', { name: 'Sign in to order' }).click()
  await expect.element(guest.address).toHaveTextContent('/login')
  await guest.screen.unmount()

  server.signedIn(PRIYA)
  const known = await opened()
  await known.screen.getByRole('link', { name: 'Checkout' }).click()
  await expect.element(known.address).toHaveTextContent('/checkout')
})

test('where an order went that is wanted again goes with it by way of the menu (ordering 64)', async () => {
  server.signedIn(PRIYA)
  const deliveryInfo = { address: '12 Main St, Truro', instructions: '' }
  const past = { id: 'order-1', orderType: 'delivery', deliveryInfo, tableInfo: null } as const
  let carried: unknown
  function Carried() {
    carried = useLocation().state
    return (
      <Link to="/menu/truro" state={carryPlace(past, PRIYA.id)}>
        Add more
      </Link>
    )
  }
  beginCart('truro', [DAL_LINE])
  server.on('/getOrderTimes', NO_TIME)
  const screen = await openAt(
    '/dashboard',
    <>
      <Carried />
      <Screen />
    </>,
  )
  const [addMore] = screen.getByRole('link', { name: 'Add more', includeHidden: true }).elements()
  if (addMore instanceof HTMLElement) addMore.click()
  await screen.getByRole('link', { name: 'Checkout' }).click()
  await expect.poll(() => readPlaceAgain(carried, PRIYA.id)?.place).toMatchObject({ address: '12 Main St, Truro' })
  expect(readCheckoutState(carried)).toMatchObject({ items: [{ id: DAL_LINE.id }] })
})

test('as long as it is not known who is there, nobody is told to sign in', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in to order' })).not.toBeInTheDocument()
})

test('a closed kitchen leads to the checkout for later', async () => {
  server.signedIn(PRIYA)
  const closed = { isOpen: false, text: 'Closed - Opens at 11 a.m.' }
  const { screen, address } = await opened({ location: { ...TRURO, openState: closed } })
  await expect.element(screen.getByText('Closed - Opens at 11 a.m. You can order for later.')).toBeVisible()
  await screen.getByRole('link', { name: 'Order for later' }).click()
  await expect.element(address).toHaveTextContent('/checkout')
})

test('what is ready after the doors have closed is made all the same', async () => {
  const { asap } = orderTimes()
  const late = orderTimes({ asap: asap && { ...asap, closesFirst: '6:30 p.m.' } })
  const { screen } = await opened({}, [DAL_LINE], late)
  await expect.element(screen.getByText('We close at 6:30 p.m. Your order is still made.')).toBeVisible()
})

test('a kitchen that takes no orders for now says once until when, and from when one can order', async () => {
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  const text = 'Not taking orders until 7 p.m.'
  const pauses = [{ orderType: null, until: '2026-11-20T23:00:00.000Z', text }]
  const { screen } = await opened({ location: { ...TRURO, pauses } }, [DAL_LINE], orderTimes({ asap: null }))
  await expect.element(screen.getByText(`${text} Order now for today at 6:45 p.m. or later.`)).toBeVisible()
  expect(screen.getByText(text).elements()).toHaveLength(1)
  await expect.element(screen.getByText('Plus tax at checkout.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in to order for later' })).toBeVisible()
  await screen.getByRole('button', { name: 'Add more' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('what the location cannot do says so, and the wish for it falls back to pickup', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('radio', { name: 'Delivery' })).toBeDisabled()
  await screen.getByRole('radio', { name: 'Dine-in' }).click()
  await expect.element(screen.getByText('We bring it to your table in Truro.')).toBeVisible()
  wishOrderType('delivery')
  await expect.element(screen.getByText('Truro does not deliver, so this is set to pickup.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked()
})

test('a new price is named until it was seen', async () => {
  const cart = [{ ...DAL_LINE, price: 1300 }]
  const repriced = [{ name: DAL_LINE.name, was: 1250, now: 1300 }]
  const { screen } = await opened({ changed: { cart, repriced } })
  await expect.element(screen.getByText('Your cart has changed with the menu')).toBeVisible()
  await expect.element(screen.getByRole('listitem').filter({ hasText: '$13.00 now' })).toBeVisible()
  await expect.poll(() => cartOf('truro')).toEqual([DAL_LINE, NAAN])
  await screen.getByRole('button', { name: 'That is fine' }).click()
  await expect.poll(() => cartOf('truro')).toEqual(cart)
})

const CHOICE = { groupId: 'bread', optionId: 'naan', quantity: 2 }
const WITH_NAAN = {
  ...DAL_LINE,
  cartKey: 'dal-makhani-hot~abc',
  options: [CHOICE],
  words: [{ ...CHOICE, name: 'Garlic Naan', price: 798, choices: [] }],
  note: 'no onions',
}

test('a line shows what was chosen and its note, and opens its dialog', async () => {
  const { screen } = await opened({}, [WITH_NAAN])
  await expect.element(screen.getByText('Garlic Naan ×2 ($7.98) · Hot · $12.50 each', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('“no onions”')).toBeVisible()
  await screen.getByRole('button', { name: 'Edit Dal Makhani' }).click()
  expect(onEdit.mock.calls).toEqual([[{ itemId: DAL_LINE.id, cartKey: WITH_NAAN.cartKey }]])
})

test('a line that does not hold any more says why and asks to be chosen again', async () => {
  const problems = ['No longer available: Garlic Naan in Dal Makhani.']
  const { screen } = await opened({ changed: { unfit: [{ line: WITH_NAAN, problems }] } }, [WITH_NAAN])
  await expect.element(screen.getByText(problems[0] ?? '')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit Dal Makhani' })).toHaveTextContent('Choose again')
})

test('a dish that is not on now says when it is, for the order type that is chosen', async () => {
  const lunch = { text: 'Lunch only, 11:30 a.m. - 3 p.m.', until: '2026-11-21T15:30:00.000Z', isForLater: true }
  const location = { ...TRURO, features: ['Takeout', 'Delivery'] }
  const { screen } = await opened({ location, items: [{ ...DAL, notNow: { pickup: lunch } }] })
  await expect.element(screen.getByText(lunch.text)).toBeVisible()
  await expect.element(screen.getByText('Plus tax at checkout.')).toBeVisible()
  await screen.getByText('Delivery', { exact: true }).click()
  await expect.element(screen.getByText(lunch.text)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Plus tax at checkout.', { exact: true })).toBeVisible()
})

test('an order type with hours of its own says them while it is off', async () => {
  const typeStates = { delivery: { isOn: false, text: 'Delivery 5 p.m. - 9 p.m.' } }
  const { screen } = await opened({ location: { ...TRURO, features: ['Delivery'], typeStates } })
  await expect.element(screen.getByText(/Delivery 5 p.m./)).not.toBeInTheDocument()
  await screen.getByText('Delivery', { exact: true }).click()
  await expect
    .element(screen.getByText('To your door. We ask for the address at checkout. Delivery 5 p.m. - 9 p.m.'))
    .toBeVisible()
})

test('Back closes the cart and stays on the menu; closing it leaves no step behind (ordering 53)', async () => {
  const { address } = await opened()
  const own = () => JSON.stringify(history.state).includes('over')
  await expect.poll(own).toBe(true)
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(own()).toBe(false)
  await expect.element(address).toHaveTextContent('/menu/truro?diet=vegan')
})
