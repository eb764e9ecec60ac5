import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queries } from '../../../kit/server/queries.tsx'
import { aNetwork, goOffline } from '../../../testing/network.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, quote, slotsAt } from '../../../testing/quote.ts'
import { aServer } from '../../../testing/server.ts'
import { DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

const server = aServer()
aNetwork()
const PLACED = { success: true, orderId: ORDER.id, order: ORDER } as const
const CLOSED = { code: 'location_closed', text: 'Closed - Opens tomorrow at 11:30 a.m.' }
const KNOWN = { name: 'Priya Nair', email: 'priya@example.ca', phone: '+19025550123' }

type Props = ComponentProps<typeof Checkout>
const payOnline = vi.fn<Props['payment']['send']>()

async function opened(location: Parameters<typeof quote>[1] = {}) {
  payOnline.mockClear()
  server.signedIn(PRIYA)
  server.on('/validatePricing', quote({}, location))
  const screen = await openAt(
    '/checkout',
    <Checkout
      user={PRIYA}
      known={KNOWN}
      location={TRURO}
      lines={[DAL_LINE]}
      cartId="cart-0001"
      emptied={false}
      wishedType="pickup"
      isAgain={false}
      onCartChange={() => undefined}
      onPlaced={() => undefined}
      onOrderAgain={() => undefined}
      payment={{ send: payOnline, isSending: false, error: undefined, forgetError: () => undefined }}
    />,
  )
  await expect.element(screen.getByRole('button', { name: 'Edit your details' })).toBeVisible()
  return {
    screen,
    asap: screen.getByRole('radio', { name: /^As soon as possible/ }),
    later: screen.getByRole('radio', { name: /^Choose a time/ }),
    day: screen.getByLabelText('Day'),
    time: screen.getByLabelText('Time', { exact: true }),
    place: screen.getByRole('button', { name: /Place Order/ }),
  }
}
/** What was asked, and is perhaps still being answered, ends with the page. */
async function reloaded({ screen }: Awaited<ReturnType<typeof opened>>) {
  await screen.unmount()
  queries.clear()
}
const ordered = () => server.sent('/createCustomerOrderCash').map(({ input }) => input.scheduledFor)

test('without a choice it is as soon as possible, with the minutes', async () => {
  server.on('/getOrderTimes', orderTimes())
  server.on('/createCustomerOrderCash', PLACED)
  const { screen, asap, place } = await opened()
  await expect
    .element(screen.getByRole('radio', { name: 'As soon as possible (about 35 min)', exact: true }))
    .toBeVisible()
  await expect.element(asap).toBeChecked()
  await place.click()
  await expect.poll(ordered).toEqual([undefined])
})

test('late in the day, none of today’s times is promised', async () => {
  server.on('/getOrderTimes', orderTimes({ days: [{ date: '2026-11-21', label: 'Tomorrow' }] }))
  const { screen } = await opened()
  await expect.element(screen.getByRole('radio', { name: 'Choose a timeOne of the days ahead' })).toBeVisible()
})

test('an order that is ready after the doors have closed is made all the same', async () => {
  const { asap } = orderTimes()
  server.on('/getOrderTimes', orderTimes({ asap: asap && { ...asap, closesFirst: '6:30 p.m.' } }))
  const { screen } = await opened()
  const said = /^As soon as possible .+We close at 6:30 p\.m\. Your order is still made\.$/
  await expect.element(screen.getByRole('radio', { name: said })).toBeVisible()
})

test('a day and a time are chosen by keyboard, and go with the order', async () => {
  const tomorrow = orderTimes({ date: '2026-11-21', slots: slotsAt('11:45', '12:00') })
  server.on('/getOrderTimes', orderTimes(), tomorrow)
  server.on('/createCustomerOrderCash', PLACED)
  const { screen, asap, day, time, place } = await opened()
  await expect.element(screen.getByText('As soon as possible (about 35 min)').first()).toBeVisible()
  asap.element().focus()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await expect.element(day).toHaveFocus()
  await expect.element(place).toBeDisabled()
  await screen.getByRole('button', { name: 'Add a time to place the order' }).click()
  await expect.element(time).toHaveFocus()
  await expect.element(time).toHaveAccessibleDescription('Please choose a time for your order.')
  await day.selectOptions('Tomorrow')
  await time.selectOptions('12 p.m.')
  await screen.getByRole('button', { name: /Show the order summary$/ }).click()
  await expect
    .element(screen.getByRole('region', { name: 'Order summary' }))
    .toMatchTextContent(/Ready tomorrow at 12 p.m./)
  await place.click()
  await expect.poll(ordered).toEqual([{ date: '2026-11-21', time: '12:00' }])
  // The price is that of the day on which it is cooked.
  await expect
    .poll(() => server.sent('/validatePricing').at(-1)?.input.scheduledFor)
    .toEqual({ date: '2026-11-21', time: '12:00' })
})

test('a time is chosen in one place, and the choice says which it is', async () => {
  server.on('/getOrderTimes', orderTimes())
  server.on('/createCustomerOrderCash', PLACED)
  const { screen, later, time, place } = await opened()
  await later.click()
  await time.selectOptions('7:15 p.m.')
  await expect.element(time).toHaveDisplayValue('7:15 p.m.')
  await expect.element(screen.getByRole('radio', { name: /^Choose a time ?Today at 7:15 p.m.$/ })).toBeChecked()
  await place.click()
  await expect.poll(ordered).toEqual([{ date: '2026-11-20', time: '19:15' }])
})

test('a delivery says when it is at the door, and that it is free or what it costs', async () => {
  const fee = { kind: 'delivery_fee' as const, label: 'Delivery', amount: 4, taxClass: 'delivery' as const }
  server.on('/getOrderTimes', orderTimes())
  server.on('/getMyOrders', { success: true, orders: [], total: 0, hasMore: false })
  const { screen } = await opened({ orderTypes: ['pickup', 'delivery'] })
  await screen.getByText('Delivery', { exact: true }).click()
  await expect.element(screen.getByText(/^At your door about \d/).first()).toBeVisible()
  const ready = screen.getByRole('status').filter({ hasText: /^At your door/ })
  await expect.element(ready).toMatchTextContent(/^At your door about 6:35 p\.m\. Delivery is free\.$/)
  server.on('/validatePricing', { ...quote({}, { orderTypes: ['pickup', 'delivery'] }), charges: [fee] })
  await screen.getByText('Pickup', { exact: true }).click()
  await screen.getByText('Delivery', { exact: true }).first().click()
  await expect.element(ready).toMatchTextContent(/^At your door about 6:35 p\.m\. Delivery costs \$4\.00\.$/)
})

test('a chosen time goes with a card payment too', async () => {
  server.on('/getOrderTimes', orderTimes())
  const { screen, later, time, place } = await opened()
  await later.click()
  await time.selectOptions('7 p.m.')
  await screen.getByRole('radio', { name: /^Pay online/ }).click()
  await place.click()
  await expect.poll(() => payOnline.mock.calls[0]?.[0].scheduledFor).toEqual({ date: '2026-11-20', time: '19:00' })
})

test('a closed kitchen says so, and proposes its first free time (times 34)', async () => {
  server.on(
    '/getOrderTimes',
    orderTimes({
      asap: null,
      notNow: CLOSED,
      days: [{ date: '2026-11-21', label: 'Tomorrow' }],
      date: '2026-11-21',
      slots: slotsAt('11:45', '12:00'),
      next: { date: '2026-11-21', time: '11:45', label: '11:45 a.m.' },
    }),
  )
  server.on('/createCustomerOrderCash', PLACED)
  const { screen, asap, day, time, place } = await opened()
  await expect.element(asap).toBeDisabled()
  await expect.element(screen.getByText(CLOSED.text)).toBeVisible()
  await expect.element(day).toHaveDisplayValue('Tomorrow')
  await expect.element(time).toHaveDisplayValue('11:45 a.m.')
  await place.click()
  await expect.poll(ordered).toEqual([{ date: '2026-11-21', time: '11:45' }])
})

test('where no time is offered at all, nothing can be ordered', async () => {
  server.on('/getOrderTimes', orderTimes({ asap: null, notNow: CLOSED, days: [], date: null, slots: [], next: null }))
  const { screen, asap, later, place } = await opened()
  await expect.element(asap).toBeDisabled()
  await expect.element(later).toBeDisabled()
  await expect.element(screen.getByText(CLOSED.text)).toBeVisible()
  await expect.element(place).toBeDisabled()
})

test('a time that fills up meanwhile is said, and one press takes one of the nearest', async () => {
  server.on('/getOrderTimes', orderTimes(), orderTimes(), orderTimes({ slots: slotsAt('18:45', '19:15', '19:30') }))
  const near = ['18:45', '19:15', '19:30'].map((time) => ({ date: '2026-11-20', time, label: time }))
  server.on('/createCustomerOrderCash', { success: false, code: 'slot_unavailable', nearest: near }, PLACED)
  const { screen, later, time, place } = await opened()
  await later.click()
  await time.selectOptions('7 p.m.')
  await place.click()
  await expect.element(time).toHaveAccessibleDescription('This time has just filled up. Please choose another one.')
  await expect.element(screen.getByRole('button', { name: 'Today at 6:45 p.m.' })).toBeVisible()
  await screen.getByRole('button', { name: 'Today at 7:15 p.m.' }).click()
  await expect.element(time).toHaveDisplayValue('7:15 p.m.')
  await expect.element(screen.getByText('This time has just filled up')).not.toBeInTheDocument()
  await place.click()
  await expect.poll(ordered).toEqual([
    { date: '2026-11-20', time: '19:00' },
    { date: '2026-11-20', time: '19:15' },
  ])
})

test('the choice is there after a reload, and a time that is gone by then is said (times 35)', async () => {
  server.on('/getOrderTimes', orderTimes())
  const before = await opened()
  await before.later.click()
  await before.time.selectOptions('7 p.m.')
  await reloaded(before)
  const after = await opened()
  await expect.element(after.time).toHaveDisplayValue('7 p.m.')
  await expect.element(after.place).toBeEnabled()
  await reloaded(after)

  server.on('/getOrderTimes', orderTimes({ slots: slotsAt('19:15', '19:30') }))
  const late = await opened()
  await expect
    .element(late.time)
    .toHaveAccessibleDescription('Today at 7 p.m. is no longer offered. Please choose another time.')
  await expect.element(late.time).toHaveDisplayValue('Choose a time')
  await expect.element(late.place).toBeDisabled()
  await late.screen.getByRole('button', { name: 'Today at 7:15 p.m.' }).click()
  await expect.element(late.place).toBeEnabled()
})

test('another order type asks for its own times', async () => {
  server.on('/getOrderTimes', orderTimes(), orderTimes({ asap: null, notNow: CLOSED }))
  const { screen, asap, place } = await opened()
  await expect.element(place).toBeEnabled()
  await screen.getByRole('radio', { name: /^Dine-in/i }).click()
  // What was chosen is not replaced by itself.
  await expect.element(asap).toBeChecked()
  await expect.element(place).toBeDisabled()
  await screen.getByRole('button', { name: 'Today at 6:45 p.m.' }).click()
  await expect.element(place).toBeEnabled()
  await expect.poll(() => server.sent('/getOrderTimes').map(({ input }) => input.orderType)).toContain('dine-in')
})

test('a pause of the chosen type is said once, at the time, and that of another one at its type', async () => {
  const PAUSED = 'Not taking pickup orders until 7 p.m.'
  const OTHER = 'Not taking dine-in orders until 8 p.m.'
  server.on('/getOrderTimes', orderTimes({ asap: null, notNow: { code: 'orders_paused', text: PAUSED } }))
  const { screen, later } = await opened({
    pauses: [
      { orderType: 'pickup', text: PAUSED, until: '2026-11-20T23:00:00.000Z' },
      { orderType: 'dine-in', text: OTHER, until: '2026-11-21T00:00:00.000Z' },
    ],
  })
  await expect.element(later).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: new RegExp(PAUSED) })).toBeDisabled()
  await expect.poll(() => screen.getByText(PAUSED).elements().length).toBe(1)
  await expect.element(screen.getByRole('radio', { name: new RegExp(OTHER) })).toBeEnabled()
})

test('a pause of everything is said once, and none of an order type that is not to be had here', async () => {
  const EVERYTHING = { orderType: null, text: 'Not taking orders until 8:05 p.m.', until: '2026-11-21T00:05:00.000Z' }
  const DELIVERY = { orderType: 'delivery', text: 'Not taking delivery orders until 9 p.m.' } as const
  server.on('/getOrderTimes', orderTimes({ asap: null, notNow: { code: 'orders_paused', text: EVERYTHING.text } }))
  const all = await opened({ pauses: [EVERYTHING] })
  await expect.element(all.later).toBeChecked()
  await expect.poll(() => all.screen.getByText(EVERYTHING.text).elements().length).toBe(1)
  await reloaded(all)

  // The times are not known yet.
  server.on('/getOrderTimes', new Promise(() => undefined))
  const orderTypes: OrderType[] = ['pickup', 'dine-in']
  const some = await opened({ orderTypes, pauses: [{ ...DELIVERY, until: '2026-11-21T01:00:00.000Z' }, EVERYTHING] })
  await expect.element(some.screen.getByText(/Delivery: not at this location\.$/)).toBeVisible()
  const types = some.screen.getByRole('group', { name: 'How would you like it?' })
  const sentences = () => [...types.element().querySelectorAll('p')].map(({ textContent }) => textContent)
  await expect.poll(() => sentences().filter((one) => one.startsWith('Not taking'))).toEqual([EVERYTHING.text])
})

test('the number to call is that of the kitchen that cooks, with and without a network', async () => {
  server.on('/getOrderTimes', orderTimes())
  const { screen } = await opened({ phone: '(902) 555-0160' })
  const call = screen.getByRole('link', { name: '(902) 555-0160' })
  await expect.element(call).toHaveAttribute('href', 'tel:+19025550160')
  goOffline()
  await expect.element(screen.getByText(/^Your order is kept here\./)).toMatchTextContent(/Or call \(902\) 555-0160\.$/)
})
