import { expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { aDish, aKitchen, anOrder, aUser } from '../../../../testing/samples-admin.ts'
import type { Kitchen } from '../kitchen/kitchen-query.ts'
import { useBoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { FinishedCard } from './finished-card.tsx'
import { OrderCard } from './order-card.tsx'

// What the kitchen reads of an order before the first pan is warm, and what it can do with it.

const told = { ask: vi.fn(), open: vi.fn() }
const NOW = new Date('2026-11-20T21:40:00.000Z')

type CardProps = { order: ShownOrder; now: Date; isManager: boolean; kitchens: readonly Kitchen[] }

function Card({ order, now, isManager, kitchens }: CardProps) {
  const actions = useBoardActions(isManager ? MANAGER : STAFF, { ...told, kitchens })
  return (
    <OrderCard
      order={order}
      now={now}
      actions={actions}
      pickKey={1}
      isSelected={undefined}
      onSelect={() => undefined}
    />
  )
}
const NONE: readonly Kitchen[] = []
const [MANAGER, STAFF] = [aUser('manager'), aUser('staff')]

async function shown(change: Partial<ShownOrder> = {}, { now = NOW, isManager = true, kitchens = NONE } = {}) {
  vi.resetAllMocks()
  const order = { ...anOrder(), isWaiting: false, isSending: false, ...change }
  const screen = await render(<Card order={order} now={now} isManager={isManager} kitchens={kitchens} />)
  return screen.getByRole('article', { name: 'Order TRU-001' })
}

test('a card says how it leaves the kitchen, for whom, and what must not be overlooked', async () => {
  const card = await shown({
    orderType: 'dine-in',
    tableInfo: { tableNumber: '7', partySize: 2 },
    specialInstructions: 'No peanuts',
  })
  await expect.element(card.getByText('Dine-in, table 7')).toBeVisible()
  await expect.element(card.getByText('Priya Nair')).toBeVisible()
  await expect.element(card).toMatchTextContent(/Special instructions: No peanuts/)
  await expect.element(card).toMatchTextContent(/1×\s*Dal Makhani/)
})

test('a dine-in order of which nobody named the table says so (kitchen 44)', async () => {
  const card = await shown({ orderType: 'dine-in', tableInfo: { tableNumber: '', partySize: 2 } })
  await expect.element(card.getByText('Dine-in, no table')).toBeVisible()
})

test('the time of a delivery is at the door, and once it is ready its card has the way in (kitchen 44)', async () => {
  const delivery = {
    orderType: 'delivery',
    deliveryInfo: { address: '12 Main St', instructions: 'Door code 1234' },
  } as const
  const card = await shown(delivery)
  await expect.element(card.getByText('door 6 p.m.')).toBeVisible()
  await expect.element(card.getByText('12 Main St')).not.toBeInTheDocument()
  await cleanup()
  const ready = await shown({ ...delivery, status: 'ready', readyTime: '2026-11-20T21:38:00.000Z' })
  await expect.element(ready).toMatchTextContent(/Deliver to 12 Main StDoor code 1234/)
})

test('what was chosen stands under its dish without prices, and a note in quotes', async () => {
  const choice = { groupId: 'g', group: 'Bread', optionId: 'naan', itemId: null, taxClass: null, choices: [] }
  const options = [{ ...choice, name: 'Garlic Naan', quantity: 2, price: 1.5 }]
  const card = await shown({ items: [{ ...aDish('Thali', 18, 2), options, note: 'No onions' }] })
  await expect.element(card.getByRole('listitem')).toMatchTextContent(/Thali.*each: Garlic Naan ×2“No onions”$/)
})

test('time left, little time and being late are said in words', async () => {
  const card = await shown()
  await expect.element(card.getByText('due in 20 min')).toBeVisible()
  await expect.element(card.getByText('due 6 p.m.')).toBeVisible()

  const late = await shown({}, { now: new Date('2026-11-20T22:07:00.000Z') })
  await expect.element(late.getByText('7 min late')).toBeVisible()
})

test('a ready order has kept its promise: it says how long it has been waiting', async () => {
  const ready = { status: 'ready', readyTime: '2026-11-20T22:03:00.000Z' } as const
  const card = await shown(ready, { now: new Date('2026-11-20T22:07:00.000Z') })
  await expect.element(card.getByText('4 min')).toBeVisible()
  await expect.element(card.getByText('waiting since 6:03 p.m.')).toBeVisible()
  await expect.element(card.getByText(/late|due/)).not.toBeInTheDocument()
})

test('little time and waiting for long have signs of their own', async () => {
  const signs = async (order: Parameters<typeof shown>[0], now: string, words: RegExp) => {
    const card = await shown(order, { now: new Date(now) })
    const mark = card.getByText(words).last()
    await expect.element(mark).toBeVisible()
    return mark.element().closest('p')?.querySelector('path')?.getAttribute('d')
  }
  const soon = await signs({}, '2026-11-20T21:58:00.000Z', /in 2 min/)
  const ready = { status: 'ready', readyTime: '2026-11-20T21:03:00.000Z' } as const
  const waiting = await signs(ready, '2026-11-20T22:07:00.000Z', /^64 min/)
  expect(soon).toBeTruthy()
  expect(waiting).toBeTruthy()
  expect(waiting).not.toBe(soon)
})

test('what a dish contains is said where the note is about it, and in red what the note names', async () => {
  const items = [{ ...aDish('Rose Falooda', 7), allergens: ['milk', 'peanuts'] }]
  const card = await shown({ items, specialInstructions: 'Peanut allergy' })
  await expect.element(card).toMatchTextContent(/Contains peanuts, milk/)
})

test('a card that a number picks is read with how it leaves, its time, its note and its dishes with their heat (kitchen 46)', async () => {
  const items = [{ ...aDish('Dal Makhani', 9, 2), selectedSpiceLevel: 3, spiceLevelName: 'Hot' }]
  const card = await shown(
    { items, specialInstructions: 'Peanut allergy' },
    { now: new Date('2026-11-20T22:07:00.000Z') },
  )
  await expect
    .element(card)
    .toHaveAccessibleDescription(
      /^Pickup\s*Priya Nair\s*Unpaid\s*7 min late\s*due 6 p\.m\.\s*Special instructions: Peanut allergy\s*2×\s*Dal Makhani\s*Hot heat$/,
    )
})

test('another note does not bring up what a dish contains', async () => {
  const items = [{ ...aDish('Rose Falooda', 7), allergens: ['milk', 'peanuts'] }]
  const card = await shown({ items, specialInstructions: 'Sauce on the side' })
  await expect.element(card).toMatchTextContent(/Special instructions: Sauce on the side/)
  await expect.element(card.getByText(/Contains/)).not.toBeInTheDocument()
})

test.each([
  ['pending', 'Start Preparing'],
  ['preparing', 'Mark as Ready'],
] as const)('the big button of a %s order reads "%s"', async (status, label) => {
  const card = await shown({ status })
  await expect.element(card.getByRole('button', { name: `${label} – order TRU-001` })).toBeVisible()
  await card.getByRole('button', { name: 'More for order TRU-001' }).click()
  await expect.poll(() => told.ask).toHaveBeenCalledWith({ kind: 'more', orderId: anOrder().orderId })
})

test('a ready order is only completed; without its money that is asked about first', async () => {
  const card = await shown({ status: 'ready' })
  await card.getByRole('button', { name: 'Mark as Completed – order TRU-001' }).click()
  await expect.poll(() => told.ask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unpaid' }))
})

const IN_PART = [
  { id: 'payment-1', tender: 'card', amount: 10, tipPart: 0, cashRounding: 0, at: '2026-11-20T21:35:00.000Z' } as const,
]

test('an order that is paid in part says what is left to pay', async () => {
  const card = await shown({ payments: IN_PART })
  await expect.element(card.getByText('$10.50 left to pay')).toBeVisible()
  await expect.element(card.getByText('Unpaid')).not.toBeInTheDocument()
  const finished = await render(
    <FinishedCard order={anOrder({ status: 'completed', payments: IN_PART })} onOpen={() => undefined} />,
  )
  await expect.element(finished.getByRole('button', { name: /Completed.*\$10\.50 left to pay/ })).toBeVisible()
})

test.each([
  ['unpaid', 'cash', 'Unpaid'],
  ['paid', 'card', 'Paid'],
] as const)(
  '%s by %s reads "%s", and that a move has not been sent is said',
  async (paymentStatus, paymentMethod, word) => {
    const card = await shown({ paymentStatus, paymentMethod, isWaiting: true })
    await expect.element(card.getByText(word, { exact: true })).toBeVisible()
    await expect.element(card.getByText('Waiting to be sent')).toBeVisible()
  },
)

test('the number is the heading, is read as the order, and opens its details', async () => {
  const card = await shown()
  await expect.element(card.getByRole('heading', { name: 'Order TRU-001', exact: true })).toBeVisible()
  const number = card.getByRole('button', { name: 'Order TRU-001', exact: true })
  await expect.element(number).toHaveAttribute('aria-description', 'Opens its details')
  await number.click()
  await expect.poll(() => told.open).toHaveBeenCalledWith(anOrder().orderId)
})

test('many dishes or much money make an order urgent', async () => {
  const many = await shown({ items: [aDish('Dal Makhani', 5, 6)] })
  await expect.element(many.getByText('Large order')).toBeVisible()
})

const CANCELLED = {
  status: 'cancelled',
  cancelledTime: '2026-11-20T21:50:00.000Z',
  cancelReason: 'Oven broke',
} as const

test('a cancelled order says why, and that its cash still has to go back', async () => {
  const moneyBack = { refunded: 0, underWay: 0, failed: 0, left: 20.52 }
  const onOpen = vi.fn()
  const screen = await render(
    <FinishedCard order={anOrder({ ...CANCELLED, paymentStatus: 'paid', moneyBack })} onOpen={onOpen} />,
  )
  const card = screen.getByRole('button', { name: /TRU-001/ })
  await expect.element(card).toMatchTextContent(/Cancelled.*5:50\sp\.m\./)
  await expect.element(card.getByText('Oven broke')).toBeVisible()
  await expect.element(card.getByText('$20.50 has to go back by hand')).toBeVisible()
  await card.click()
  await expect.poll(() => onOpen).toHaveBeenCalledOnce()
})

test('a completed order that nobody paid still says so; a cancelled one owes nothing', async () => {
  const screen = await render(<FinishedCard order={anOrder({ status: 'completed' })} onOpen={() => undefined} />)
  await expect.element(screen.getByText('$20.50 unpaid')).toBeVisible()
  await screen.rerender(<FinishedCard order={anOrder(CANCELLED)} onOpen={() => undefined} />)
  await expect.element(screen.getByText('$20.50 unpaid')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Nothing was paid')).toBeVisible()
})

test('what came back of a cancelled order is said, and of a completed one what it cost', async () => {
  const moneyBack = { refunded: 20.52, underWay: 0, failed: 0, left: 0 }
  const back = anOrder({ ...CANCELLED, paymentStatus: 'refunded', moneyBack })
  const screen = await render(<FinishedCard order={back} onOpen={() => undefined} />)
  await expect.element(screen.getByText('$20.52 refunded')).toBeVisible()
  const paid = anOrder({ status: 'completed', paymentStatus: 'paid' })
  await screen.rerender(<FinishedCard order={paid} onOpen={() => undefined} />)
  await expect.element(screen.getByText('$20.52', { exact: true })).toBeVisible()
})

const ACCEPTED = '2026-11-20T21:31:00.000Z'
test.each<[Kitchen['accepting'], string | null, string]>([
  ['with_start', null, 'Start Preparing'],
  ['apart', null, 'Accept'],
  ['by_itself', null, 'Accept'],
  ['apart', ACCEPTED, 'Start Preparing'],
])('where accepting is %s, an order accepted at %s has the button "%s"', async (accepting, acceptedAt, button) => {
  const card = await shown({ acceptedAt }, { kitchens: [aKitchen({ accepting })] })
  await expect.element(card.getByRole('button', { name: `${button} – order TRU-001` })).toBeVisible()
  await expect.poll(() => card.getByRole('button', { name: / – order TRU-001$/ }).elements()).toHaveLength(1)
})

test('equal dishes stand once, with how many of each heat', async () => {
  const hot = { selectedSpiceLevel: 3, spiceLevelName: 'Hot' }
  const items = [aDish('Butter Chicken', 14, 2), { ...aDish('Butter Chicken', 14), ...hot }, aDish('Garlic Naan', 4)]
  const card = await shown({ items })
  const dishes = card.getByRole('listitem')
  await expect.element(dishes.first()).toMatchTextContent(/^3×Butter Chicken 2 Medium heatMedium·1 Hot heatHot$/)
  await expect.poll(() => dishes.elements()).toHaveLength(2)
})

test('a name keeps apart from the table and from the word at the end', async () => {
  const card = await shown({ orderType: 'dine-in', tableInfo: { tableNumber: '18', partySize: 2 } })
  await expect.element(card.getByText('Dine-in, table 18')).toHaveClass('pr-1 @max-[16.5rem]:pr-1.5')
  await expect.element(card.getByText('Unpaid')).toBeVisible()
  expect(card.getByText('Priya Nair').element().parentElement?.parentElement?.className).toContain('gap-x-3')
})
