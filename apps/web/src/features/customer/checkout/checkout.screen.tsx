import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, quote } from '../../../testing/quote.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { DAL, DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

const server = aServer()
const PRICING = { subtotal: 25, tax: 3.5, tip: 0, total: 28.5, taxRate: 0.14 }
const PLACED = { success: true, orderId: ORDER.id, order: ORDER } as const

type Props = ComponentProps<typeof Checkout>
const onPlaced = vi.fn<Props['onPlaced']>()
const payOnline = vi.fn<Props['payment']['send']>()

function Screen({ known, wishedType = 'pickup', lines: begun = [DAL_LINE] }: Pick<Props, 'known'> & Partial<Props>) {
  const [lines, setLines] = useState<Props['lines']>(begun)
  return (
    <Checkout
      user={PRIYA}
      known={known}
      location={TRURO}
      lines={lines}
      cartId="cart-0001"
      emptied={false}
      wishedType={wishedType}
      isAgain={false}
      onCartChange={setLines}
      onPlaced={onPlaced}
      onOrderAgain={() => undefined}
      payment={{ send: payOnline, isSending: false, error: undefined, forgetError: () => undefined }}
    />
  )
}

const KNOWN = { name: 'Priya Nair', email: 'priya@example.ca', phone: '+19025550123' }

async function opened({ known = KNOWN, ...given }: Partial<Props> = {}) {
  for (const told of [onPlaced, payOnline]) told.mockClear()
  server.signedIn(PRIYA)
  server.on('/getOrderTimes', orderTimes())
  const screen = await openAt('/checkout', <Screen known={known} {...given} />)
  const phone = screen.getByLabelText('Phone Number')
  const edit = screen.getByRole('button', { name: 'Edit your details' })
  // What is known stands on one line; what is not is asked for.
  await expect.element(edit.or(phone)).toBeVisible()
  return { screen, phone, edit, place: screen.getByRole('button', { name: /Place Order/ }) }
}
const sent = () => server.sent('/createCustomerOrderCash').map(({ input }) => input)

test('a known person presses once, and exactly what is shown is ordered', async () => {
  server.on('/validatePricing', quote())
  server.on('/createCustomerOrderCash', PLACED)
  const { screen, place } = await opened()
  await expect.element(place).toHaveTextContent('Place Order · $28.50 tax included')
  await place.dblClick()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[ORDER]])
  // The page that follows may take its time.
  const held = screen.getByRole('button', { name: 'Creating Order...' })
  await expect.element(held).toHaveAttribute('aria-disabled', 'true')
  await expect.element(held).toHaveFocus()
  await expect
    .poll(() => sent())
    .toMatchObject([
      {
        customerInfo: KNOWN,
        items: [{ id: DAL.id, quantity: 2, price: 12.5, spiceLevelId: 'hot' }],
        orderType: 'pickup',
        paymentMethod: 'cash',
        pricing: PRICING,
        orderAgain: false,
      },
    ])
})

test('the button waits for what is missing, and names it (ordering 50)', async () => {
  server.on('/validatePricing', quote())
  const { screen, phone, place } = await opened({ known: { name: '', email: '', phone: '' } })
  const missing = screen.getByRole('button', { name: /^(Add|Check) .+ to place the order$/ })
  await expect.element(place).toBeDisabled()
  await expect
    .element(missing)
    .toHaveTextContent('Add your name, an email address and a phone number to place the order')
  // Before any press it is there to be seen, and is read out once, with the button.
  const words = screen.getByText('Add your name, an email address and a phone number', { exact: true })
  await expect.element(words).toBeVisible()
  await expect.element(words).toHaveAttribute('aria-hidden', 'true')
  await missing.click()
  const name = screen.getByLabelText('Full Name')
  await expect.element(name).toHaveFocus()
  // Each says what it needs, also while it is empty.
  await expect.element(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  await expect.element(phone).toHaveAccessibleDescription('Please enter a valid phone number')
  await name.fill('Priya Nair')
  await expect.element(name).toBeValid()
  await expect.element(missing).toHaveTextContent('Add an email address and a phone number to place the order')
  await screen.getByLabelText('Email Address').fill('priya@example.ca')
  await expect.element(missing).toHaveTextContent('Add a phone number to place the order')
  await missing.click()
  await expect.element(phone).toHaveFocus()
  await phone.fill('902 555')
  await screen.getByLabelText('Full Name').fill('')
  await expect.element(missing).toHaveTextContent('Add your name, and check the phone number to place the order')
  await screen.getByLabelText('Full Name').fill('P')
  await expect.element(missing).toHaveTextContent('Check your name and the phone number to place the order')
  await screen.getByLabelText('Full Name').fill('Priya Nair')
  await phone.fill('902 555 0123')
  await expect.element(place).toBeEnabled()
  await expect.element(missing).not.toBeInTheDocument()
})

test('a field says what is wrong when it is left, and is quiet while it is mended', async () => {
  server.on('/validatePricing', quote())
  const { screen, phone, edit } = await opened()
  await edit.click()
  const [name, email] = [screen.getByLabelText('Full Name'), screen.getByLabelText('Email Address')]
  await name.fill('P')
  await email.fill('priya@')
  await expect.element(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  await phone.fill('902')
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
  await name.fill('Pr')
  await expect.element(phone).toHaveAccessibleDescription('Please enter a valid phone number')
  await expect.element(name).toBeValid()
  await expect.element(screen.getByText(/^Please complete all required fields correctly/)).not.toBeInTheDocument()
})

test('a form that is not complete leads to its first problem and sends nothing', async () => {
  server.on('/getMyOrders', { success: true, orders: [], total: 0, hasMore: false })
  server.on('/validatePricing', quote({}, { orderTypes: ['pickup', 'delivery'] }))
  const { screen, place } = await opened({ wishedType: 'delivery' })
  await expect.element(screen.getByRole('radio', { name: /^Delivery/ })).toBeChecked()
  await place.click()
  const address = screen.getByLabelText('Delivery address')
  await expect.element(address).toHaveFocus()
  await expect.element(address).toBeInvalid()
  const sentence = screen.getByText(/^Please complete all required fields correctly/)
  await expect.element(sentence).toHaveTextContent('Please complete all required fields correctly: delivery address.')
  expect(sent()).toEqual([])
  // Nothing of it holds for pickup.
  await screen.getByRole('radio', { name: /^Pickup/ }).click()
  await expect.element(sentence).not.toBeInTheDocument()
})

test('what the location does not offer cannot be chosen, and a wish for it becomes pickup', async () => {
  server.on('/validatePricing', quote())
  server.on('/getMyOrders', { success: true, orders: [], total: 0, hasMore: false })
  const { screen } = await opened({ wishedType: 'delivery' })
  const delivery = screen.getByRole('radio', { name: 'Delivery Not at this location' })
  await expect.element(delivery).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: /^Pickup/ })).toBeChecked()
  await expect.element(screen.getByLabelText('Delivery address')).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: /^Dine-in/i }).click()
  await expect.element(screen.getByLabelText('Party size')).toBeVisible()
})

test('a tip can be a share or typed with a comma, and is part of the total', async () => {
  server.on('/validatePricing', quote())
  server.on('/createCustomerOrderCash', PLACED)
  const { screen, place } = await opened()
  await screen.getByRole('radio', { name: /^10%.*\$2\.85$/ }).click()
  await expect.element(place).toHaveTextContent('Place Order · $31.35 tax and tip included')
  await screen.getByRole('radio', { name: 'Custom' }).click()
  const tip = screen.getByLabelText('Tip in dollars')
  await tip.fill('2,50')
  await expect.element(tip).toHaveValue('2.50')
  await expect.element(place).toHaveTextContent('Place Order · $31.00 tax and tip included')
  await tip.fill('no')
  await expect.element(tip).toHaveValue('2.50')
  await tip.fill('250')
  await expect.element(tip).toHaveValue('100')
  await tip.fill('2,50')
  await place.click()
  await expect.poll(sent).toMatchObject([{ tipAmount: 2.5, pricing: { tip: 2.5, total: 31 } }])
})

test('a new price is agreed to before anything is sent', async () => {
  server.on('/validatePricing', quote({ price: 13 }))
  const { screen, place } = await opened()
  const changes = screen.getByRole('status').filter({ hasText: 'The menu has changed' })
  await expect.element(changes).toMatchTextContent(/Dal Makhani costs \$13\.00 now, before: \$12\.50/)
  await expect.element(place).toBeDisabled()
  await screen.getByRole('button', { name: 'Show me' }).click()
  await expect.element(changes).toHaveFocus()
  await screen.getByRole('button', { name: 'Update my order' }).click()
  await expect.element(place).toHaveTextContent('Place Order · $29.65 tax included')
  await expect.element(place).toBeEnabled()
})

test('after a lost answer the same press repeats the order under its key', async () => {
  server.on('/validatePricing', quote())
  server.on('/createCustomerOrderCash', LOST, PLACED)
  const { screen, place } = await opened()
  await place.click()
  await expect.element(screen.getByText(/Please check your connection|Unable to process/)).toBeVisible()
  expect(onPlaced).not.toHaveBeenCalled()
  await place.click()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[ORDER]])
  const [first, again] = server.sent('/createCustomerOrderCash')
  expect(again).toEqual(first)
})

test('what the server finds wrong stands at its field', async () => {
  server.on('/validatePricing', quote())
  server.on('/createCustomerOrderCash', {
    success: false,
    code: 'invalid_input',
    fields: [{ field: 'customerInfo.phone', sentence: 'This number does not exist' }],
  })
  const { phone, place } = await opened()
  await place.click()
  await expect.element(phone).toHaveAccessibleDescription('This number does not exist')
})

test('paying online hands the same order to the payment', async () => {
  server.on('/validatePricing', quote())
  const { screen, place } = await opened()
  await screen.getByRole('radio', { name: /^Pay online/ }).click()
  await place.click()
  await expect
    .poll(() => payOnline.mock.calls)
    .toMatchObject([
      [
        { paymentMethod: 'online', pricing: PRICING },
        { sums: expect.any(Array), when: expect.stringMatching(/^Ready about /) },
      ],
    ])
  expect(sent()).toEqual([])
})

test('what was typed is there again after a reload', async () => {
  server.on('/validatePricing', quote())
  const before = await opened()
  await before.screen.getByLabelText(/^Allergies/).fill('No nuts')
  await before.screen.unmount()
  const after = await opened()
  await expect.element(after.screen.getByLabelText(/^Allergies/)).toHaveValue('No nuts')
})

test('when and where it will be ready stands once, at the top', async () => {
  server.on('/validatePricing', quote())
  const { screen } = await opened()
  const ready = screen.getByRole('status').filter({ hasText: /^Ready/ })
  await expect.element(ready).toMatchTextContent(/^Ready about 6:35 p\.m\. at 12 Inglis Place$/)
  await screen.getByRole('radio', { name: 'Dine-in' }).click()
  await expect.element(ready).toMatchTextContent(/^Ready about 6:35 p\.m\. at your table in Truro$/)
  await expect
    .element(screen.getByRole('radio', { name: 'As soon as possible (about 35 min)', exact: true }))
    .toBeChecked()
})

test('a known contact is one line, and Edit goes to its first field (ordering 51)', async () => {
  server.on('/validatePricing', quote())
  const { screen, phone, edit } = await opened()
  const contact = screen.getByRole('region', { name: 'Your details' })
  await expect.element(contact).toMatchTextContent(/Priya Nair.*priya@example\.ca.*\(902\) 555-0123/)
  await expect.element(phone).not.toBeInTheDocument()
  await edit.click()
  await expect.element(screen.getByLabelText('Full Name')).toHaveFocus()
  await expect.element(phone).toHaveValue('902-555-0123')
})

test('the flag of a phone number stays while it is typed, and the example is one of this province', async () => {
  server.on('/validatePricing', quote())
  const { screen, phone } = await opened({ known: { ...KNOWN, phone: '' } })
  const canada = screen.getByRole('button', { name: /Canada, change country/ })
  await expect.element(phone).toHaveAttribute('placeholder', '902-555-0123')
  for (const typed of ['9', '90', '12', '212 555 0123']) {
    await phone.fill(typed)
    await expect.element(canada).toBeVisible()
  }
})

test('quantities are changed in the summary, and a line that was removed can be put back (ordering 52)', async () => {
  const second = { ...DAL_LINE, cartKey: 'dal-makhani-mild', name: 'Dal Mild', spiceLevelName: 'Mild', quantity: 1 }
  server.on('/validatePricing', LOST)
  const { screen, place } = await opened({ lines: [DAL_LINE, second] })
  await expect.element(place).toHaveTextContent('Place Order · $42.75 tax included')
  // The one beside the pictures, at the top of a phone: one press unfolds the summary and begins.
  await screen.getByRole('button', { name: 'Change items' }).first().click()
  await screen.getByRole('button', { name: 'One Dal Makhani, Hot less' }).click()
  await expect.element(place).toHaveTextContent('Place Order · $28.50 tax included')
  await screen.getByRole('button', { name: 'Remove Dal Makhani' }).click()
  await expect.element(place).toHaveTextContent('Place Order · $14.25 tax included')
  const undo = screen.getByRole('button', { name: 'Undo: put Dal Makhani back' })
  await expect.element(undo).toHaveFocus()
  await undo.click()
  await expect.element(place).toHaveTextContent('Place Order · $28.50 tax included')
})
