import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, quote } from '../../../testing/quote.ts'
import { aServer } from '../../../testing/server.ts'
import { DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

// The code field at the checkout: typed, asked about, on the bill, taken away.

const server = aServer()
const KNOWN = { name: 'Priya Nair', email: 'priya@example.ca', phone: '+19025550123' }
const FOUND = {
  success: true,
  code: 'WELCOME-7KM2QX',
  label: 'Welcome',
  percent: 10,
  expiresAt: '2027-02-18T21:30:00.000Z',
} as const
const CHEAPER = {
  ...quote(),
  pricing: { subtotal: 22.5, tax: 3.15, tip: 0, total: 25.65, taxRate: 0.14 },
  promotion: { label: 'Welcome 10%', amount: 2.5 },
  charges: [{ kind: 'discount' as const, label: 'Welcome 10%', amount: 2.5, taxClass: null }],
}

function Screen() {
  const [lines, setLines] = useState<ComponentProps<typeof Checkout>['lines']>([DAL_LINE])
  return (
    <Checkout
      user={PRIYA}
      known={KNOWN}
      location={TRURO}
      lines={lines}
      cartId="cart-0001"
      emptied={false}
      wishedType="pickup"
      isAgain={false}
      onCartChange={setLines}
      onPlaced={() => undefined}
      onOrderAgain={() => undefined}
      payment={{ send: () => undefined, isSending: false, error: undefined, forgetError: () => undefined }}
    />
  )
}

async function opened() {
  server.signedIn(PRIYA)
  server.on('/getOrderTimes', orderTimes())
  const screen = await openAt('/checkout', <Screen />)
  const field = screen.getByLabelText('Promo code')
  await screen.getByRole('button', { name: 'Add a promo code' }).click()
  await expect.element(field).toHaveFocus()
  return { screen, field, place: screen.getByRole('button', { name: /Place Order/ }) }
}

test('a code that counts stands on the bill, and is ordered with', async () => {
  server.on('/validatePricing', quote())
  server.on('/checkPromotionCode', FOUND)
  server.on('/createCustomerOrderCash', { success: true, orderId: ORDER.id, order: ORDER })
  const { screen, field, place } = await opened()
  await expect.element(place).toHaveTextContent('Place Order · $28.50 tax included')
  server.on('/validatePricing', CHEAPER)
  await field.fill(' welcome 7km2qx')
  await screen.getByRole('button', { name: 'Apply' }).click()
  await expect.element(place).toHaveTextContent('Place Order · $25.65 tax included')
  await screen.getByRole('button', { name: /Show the order summary$/ }).click()
  await expect.element(screen.getByRole('term').filter({ hasText: 'Welcome 10%' })).toBeVisible()
  await place.click()
  await expect
    .poll(() => server.sent('/createCustomerOrderCash').map(({ input }) => input))
    .toMatchObject([{ promotionCode: 'WELCOME-7KM2QX', pricing: { total: 25.65 } }])
})

test('a code that does not count says why at its field, and Enter there orders nothing', async () => {
  server.on('/validatePricing', quote())
  server.on('/checkPromotionCode', { success: false, code: 'promotion_code_invalid' })
  const { screen, field } = await opened()
  await screen.getByRole('button', { name: 'Apply' }).click()
  await expect.element(screen.getByText('Please type your code')).toBeVisible()
  // It is read with the field, to which the press goes back.
  await expect.element(field).toHaveFocus()
  await field.fill('WELCOME-AAAAAA')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('This code is not valid for this order')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(server.sent('/createCustomerOrderCash')).toEqual([])
})

test('a code that stopped counting meanwhile has to be taken away first', async () => {
  const why = 'This code has expired'
  server.on('/validatePricing', quote())
  server.on('/checkPromotionCode', FOUND)
  const { screen, field, place } = await opened()
  server.on('/validatePricing', { ...quote(), promotionProblem: why })
  await field.fill('WELCOME-7KM2QX')
  await screen.getByRole('button', { name: 'Apply' }).click()
  await expect.element(screen.getByText(why)).toBeVisible()
  await expect.element(place).toBeDisabled()
  server.on('/validatePricing', quote())
  await expect.element(screen.getByRole('button', { name: /Remove/ })).toHaveFocus()
  await screen.getByRole('button', { name: /Remove/ }).click()
  await expect.element(place).toBeEnabled()
  await expect.element(field).toHaveFocus()
})

test('a code that is refused with the order is off the bill, until somebody else orders with it (promotions 6)', async () => {
  server.on('/validatePricing', CHEAPER)
  server.on('/checkPromotionCode', FOUND)
  server.on('/createCustomerOrderCash', {
    success: false,
    code: 'promotion_code_invalid',
    fields: [{ field: 'promotionCode', sentence: 'You have used this code already' }],
  })
  const { screen, field, place } = await opened()
  await field.fill('WELCOME-7KM2QX')
  await screen.getByRole('button', { name: 'Apply' }).click()
  await expect.element(place).toHaveTextContent('Place Order · $25.65 tax included')
  const orderer = { phone: KNOWN.phone, email: KNOWN.email }
  expect(server.sent('/checkPromotionCode')[0]?.input).toEqual({ code: 'WELCOME-7KM2QX', orderer })
  expect(server.sent('/validatePricing').at(-1)?.input).not.toHaveProperty('orderer')
  server.on('/validatePricing', quote())
  await place.click()
  await expect.element(screen.getByText('You have used this code already')).toBeVisible()
  await expect.element(place).toHaveTextContent('Place Order · $28.50 tax included')
  await expect.element(place).toBeDisabled()
  expect(server.sent('/validatePricing').at(-1)?.input).not.toHaveProperty('promotionCode')
  await screen.getByRole('button', { name: /Remove/ }).click()
  await expect.element(place).toBeEnabled()
})
