import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { withoutMail } from '../../../testing/no-mail.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { ORDER } from '../../../testing/shop.ts'
import { Confirmed } from './confirmed.tsx'
import { OrderItems } from './order-facts.tsx'
import { OrderProgress } from './order-progress.tsx'
import { WhatsNext } from './whats-next.tsx'

// What the confirmation says of money, where coins come to another sum than the total.

const ODD = { ...ORDER, pricing: { ...ORDER.pricing, total: 28.52 } }
const PAYMENT = { id: 'payment-1', tipPart: 0, cashRounding: 0, at: '2026-11-20T21:44:00.000Z' }
const IN_CASH = { ...PAYMENT, tender: 'cash' as const, amount: 28.52, cashRounding: -0.02 }
const IN_PART = [{ ...PAYMENT, tender: 'card' as const, amount: 10 }]

function Money({ order, isPaid }: { order: typeof ORDER; isPaid: boolean }) {
  return (
    <>
      <OrderItems order={order} />
      <WhatsNext order={order} isPaid={isPaid} />
    </>
  )
}

test('cash that is still to come is the one amount (money 64)', async () => {
  const screen = await render(<Money order={ODD} isPaid={false} />)
  await expect.element(screen.getByText('$28.50 CAD')).toBeVisible()
  await expect.element(screen.getByRole('term').filter({ hasText: 'Rounded for cash' })).toBeVisible()
  await expect.poll(() => screen.getByText(/28\.52/).elements()).toEqual([])
  await expect.element(screen.getByText('Bring $28.50 in cash and pay at the counter.')).toBeVisible()
})

test('of an order that is paid in part only the rest is asked for', async () => {
  const screen = await render(<Money order={{ ...ODD, payments: IN_PART }} isPaid={false} />)
  await expect.element(screen.getByText('$18.50 in cash', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Bring $18.50 in cash and pay at the counter.')).toBeVisible()
})

test('what was paid is what was handed over', async () => {
  const screen = await render(<Money order={{ ...ODD, paymentStatus: 'paid', payments: [IN_CASH] }} isPaid />)
  await expect.element(screen.getByText(/^You paid \$28\.50/)).toBeVisible()
  await expect.element(screen.getByText('$28.50 CAD')).toBeVisible()
  await expect.element(screen.getByText(/in cash/)).not.toBeInTheDocument()
})

const BY_CARD = { ...PAYMENT, tender: 'card' as const, amount: 28.52 }
const AT_TERMINAL = { ...ODD, paymentMethod: 'manual', paymentStatus: 'paid' as const, payments: [BY_CARD] }

test('a card that was taken at the terminal is a card, to the cent, also when it goes back (money 98)', async () => {
  const hand = [{ tender: 'card' as const, toGive: 28.52, returned: 0, refunded: 0 }]
  const order = { ...AT_TERMINAL, status: 'cancelled' as const, moneyBack: { ...ODD.moneyBack, left: 28.52, hand } }
  const screen = await openAt('/order-success', <Confirmed order={order} isVerified isOwn notice={undefined} />)
  await expect
    .element(screen.getByText('You paid $28.52 by card. Please come by or call, and we’ll give it back.'))
    .toBeVisible()
  await screen.getByText('Order details').click()
  await expect.element(screen.getByRole('definition').filter({ hasText: /^Card$/ })).toBeVisible()
})

test('what an edit gives back is to collect, beside what stays paid (money 97)', async () => {
  const hand = [{ tender: 'cash' as const, toGive: 12.55, returned: 0, refunded: 0 }]
  const kept = { ...PAYMENT, tender: 'cash' as const, amount: 11.38, cashRounding: -0.03 }
  const order = {
    ...ODD,
    pricing: { ...ODD.pricing, total: 11.38 },
    paymentStatus: 'paid' as const,
    payments: [kept],
    moneyBack: { ...ODD.moneyBack, left: 23.91, byHand: 12.53, hand },
  }
  const screen = await openAt('/order-success', <Confirmed order={order} isVerified isOwn notice={undefined} />)
  await expect
    .element(screen.getByText('$12.55 of what you paid in cash is yours to collect. Please come by or call.'))
    .toBeVisible()
  await expect.element(screen.getByText('You paid $11.35. There is nothing left to pay.')).toBeVisible()
  await expect.element(screen.getByText('$11.35 CAD')).toBeVisible()
})

test.each([
  ['pending', ['done', 'to come', 'to come', 'to come']],
  ['preparing', ['done', 'under way', 'to come', 'to come']],
  ['ready', ['done', 'done', 'done', 'to come']],
  ['completed', ['done', 'done', 'done', 'done']],
] as const)('of an order that is %s the steps are %j (ordering 54)', async (status, steps) => {
  const screen = await render(<OrderProgress order={{ ...ORDER, status }} />)
  const shown = screen.getByRole('listitem').elements()
  expect(shown.map((step) => step.getAttribute('data-step'))).toEqual(steps)
})

test('the heat of a dish is named where it could be chosen', async () => {
  const naans = ORDER.items.map((dal) => ({ ...dal, name: 'Naan', spiceLevelName: 'Mild', hasHeat: false }))
  const screen = await render(<OrderItems order={{ ...ORDER, items: [...ORDER.items, ...naans] }} />)
  const [dal, naan] = screen.getByRole('listitem').elements()
  expect(dal?.textContent).toContain('Hot')
  expect(naan?.textContent).not.toContain('Mild')
})

test('who placed an order can cancel it from its page while the kitchen has not made it', async () => {
  const cancel = 'Cancel order'
  const own = await openAt('/order-success', <Confirmed order={ORDER} isVerified isOwn notice={undefined} />)
  await expect.element(own.getByRole('link', { name: cancel })).toHaveAttribute('href', '/dashboard')
  await own.unmount()
  const ready = { ...ORDER, status: 'ready' as const }
  const late = await openAt('/order-success', <Confirmed order={ready} isVerified isOwn notice={undefined} />)
  await expect.element(late.getByRole('heading', { name: 'Need help?' })).toBeVisible()
  expect(late.getByRole('link', { name: cancel }).elements()).toEqual([])
  await late.unmount()
  const other = await openAt('/order-success', <Confirmed order={ORDER} isVerified isOwn={false} notice={undefined} />)
  await expect.element(other.getByRole('heading', { name: 'Need help?' })).toBeVisible()
  expect(other.getByRole('link', { name: cancel }).elements()).toEqual([])
})

test('what is still to do is not ticked', async () => {
  const screen = await render(<WhatsNext order={ORDER} isPaid={false} />)
  const shown = screen.getByRole('listitem').elements()
  expect(shown.map(({ textContent }) => textContent?.split(': ')[0])).toEqual(['Done', 'Under way', 'To do', 'To do'])
})

test.each([false, true])(
  'with a mail server a letter is under way, without one none is promised (paid: %s) (messages 63)',
  async (isPaid) => {
    const letter = isPaid ? 'The receipt is on its way to' : 'A confirmation is on its way to'
    const mailed = await render(<WhatsNext order={ORDER} isPaid={isPaid} />)
    await expect.element(mailed.getByRole('listitem').filter({ hasText: letter })).toBeVisible()
    await mailed.unmount()
    withoutMail()
    const screen = await render(<WhatsNext order={ORDER} isPaid={isPaid} />)
    await expect.element(screen.getByText('The kitchen has your order.')).toBeVisible()
    expect(screen.getByText(/on its way/).elements()).toEqual([])
  },
)

test('an order that is ready says where to go, and only what is left to do', async () => {
  const order = { ...ORDER, status: 'ready' as const, metadata: { orderToken: 'token' } }
  const screen = await openAt('/order-success', <Confirmed order={order} isVerified isOwn notice={undefined} />)
  await expect.element(screen.getByText(ORDER.locationInfo.address)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Directions' }))
    .toHaveAttribute('href', expect.stringContaining('Inglis'))
  await expect.element(screen.getByText('Give your order number at the counter.')).toBeVisible()
  await expect.element(screen.getByText('Bring $28.50 in cash and pay at the counter.')).toBeVisible()
  await expect.element(screen.getByText(/^The kitchen has your order/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
})

test.each([
  ['pending', 'Order Confirmed!'],
  ['preparing', 'Being Prepared'],
  ['ready', 'Ready for Pickup'],
  ['completed', 'Order Completed'],
] as const)('an order that is %s is headed "%s" (ordering 54)', async (status, heading) => {
  const screen = await openAt(
    '/order-success',
    <Confirmed order={{ ...ORDER, status }} isVerified isOwn notice={undefined} />,
  )
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible()
  await expect.element(screen.getByText('Order Confirmed!')).toBeVisible()
})

test('the way there and the cash to bring stand there from the first minute', async () => {
  const screen = await openAt('/order-success', <Confirmed order={ODD} isVerified isOwn notice={undefined} />)
  await expect.element(screen.getByRole('link', { name: 'Directions' })).toBeVisible()
  await expect.element(screen.getByText('CASH ON PICKUP · $28.50')).toBeVisible()
})

test('an order that is brought needs no way there', async () => {
  const order = { ...ORDER, orderType: 'delivery' as const }
  const screen = await openAt('/order-success', <Confirmed order={order} isVerified isOwn notice={undefined} />)
  await expect.element(screen.getByText(/^CASH ON DELIVERY/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Directions' })).not.toBeInTheDocument()
})

test('a cancelled order is not called confirmed, and says that no money was taken', async () => {
  const order = { ...ORDER, status: 'cancelled' as const }
  const screen = await openAt('/order-success', <Confirmed order={order} isVerified isOwn notice={undefined} />)
  await expect.element(screen.getByRole('heading', { name: 'Order Cancelled' })).toHaveFocus()
  await expect.element(screen.getByText('Order Confirmed!')).not.toBeInTheDocument()
  await expect.element(screen.getByText('No payment was taken, so there is nothing to refund.')).toBeVisible()
})
