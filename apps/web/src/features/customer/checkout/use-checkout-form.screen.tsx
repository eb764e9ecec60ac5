import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { wishOrderType } from '../../../kit/cart/order-type-store.ts'
import { PRIYA } from '../../../testing/people.ts'
import type { CheckoutForm, KnownContact } from './checkout-form.ts'
import { forgetDraft } from './draft.ts'
import { useCheckoutForm } from './use-checkout-form.ts'

const KNOWN = { name: 'Priya Nair', email: 'priya@example.ca', phone: '' }
const OTHER_PHONE = '+19025550123'
beforeEach(() => {
  forgetDraft()
  wishOrderType('pickup')
})

type FormProps = { wishedType?: OrderType; known?: KnownContact; typing: readonly Partial<CheckoutForm>[] }
function Form({ wishedType = 'pickup', known = KNOWN, typing }: FormProps) {
  const { typed, edit } = useCheckoutForm({ user: PRIYA, known, wishedType })
  const words = [typed.orderType, typed.time, typed.name, typed.phone, typed.specialInstructions]
  return (
    <button type="button" onClick={() => typing.forEach(edit)}>
      {words.join(' / ')}
    </button>
  )
}

/** What the form begins with, and how it is left, when this is typed at it. */
async function typedAt(props: Omit<FormProps, 'typing'>, ...typing: Partial<CheckoutForm>[]) {
  const screen = await render(<Form {...props} typing={typing} />)
  const button = screen.getByRole('button')
  const begins = button.element().textContent
  await button.click()
  return { begins, button, leave: () => screen.unmount() }
}

test('a time that is proposed in the moment of a key press is kept, and so is the key', async () => {
  const { button } = await typedAt({}, { when: 'later', date: '2026-05-20', time: '18:15' }, { phone: OTHER_PHONE })
  await expect.element(button).toHaveTextContent('pickup / 18:15 / Priya Nair / +19025550123 /')
})

test('how an order goes is what was chosen last, in the cart or at the checkout (ordering 66)', async () => {
  wishOrderType('delivery')
  const first = await typedAt({ wishedType: 'delivery' }, { specialInstructions: 'No nuts' })
  await first.leave()
  // Back at the menu, in the cart.
  wishOrderType('pickup')
  const second = await typedAt({ wishedType: 'pickup' }, { orderType: 'dine-in' })
  expect(second.begins).toBe('pickup /  / Priya Nair /  / No nuts')
  await second.leave()
  // Loaded anew, with what the cart had carried.
  const reloaded = await typedAt({ wishedType: 'pickup' })
  expect(reloaded.begins).toBe('dine-in /  / Priya Nair /  / No nuts')
  await reloaded.leave()
  wishOrderType('pickup')
  expect((await typedAt({ wishedType: 'pickup' })).begins).toMatch(/^pickup /)
})

test.each([
  ['a profile that could not be read before', undefined, '+19025550777', OTHER_PHONE],
  ['a profile that cannot be read now', '+19025550777', undefined, OTHER_PHONE],
  ['a profile that had no number then', '', '+19025550999', '+19025550999'],
  ['a profile that was changed since', '+19025550777', '+19025550999', '+19025550999'],
])('%s: what was typed stays unless it was changed there (ordering 67)', async (_, then, now, phone) => {
  const before = await typedAt({ known: { ...KNOWN, phone: then } }, { phone: OTHER_PHONE })
  await before.leave()
  expect((await typedAt({ known: { ...KNOWN, phone: now } })).begins).toBe(`pickup /  / Priya Nair / ${phone} / `)
})

test('what nobody typed is filled in from the profile, also when it comes later (ordering 67)', async () => {
  const before = await typedAt({}, { specialInstructions: 'No nuts' })
  await before.leave()
  const { begins } = await typedAt({ known: { ...KNOWN, phone: OTHER_PHONE } })
  expect(begins).toBe(`pickup /  / Priya Nair / ${OTHER_PHONE} / No nuts`)
})

test('a field that is left behind in a hurry scrolls nothing away that has the focus by then', async () => {
  function Fields() {
    const { leave } = useCheckoutForm({ user: PRIYA, known: KNOWN, wishedType: 'pickup' })
    return (
      <>
        <input name="phone" aria-label="Phone Number" onBlur={() => leave('phone')} />
        <div style={{ height: '300vh' }} />
        <textarea aria-label="Special Instructions" />
      </>
    )
  }
  const screen = await render(<Fields />)
  const instructions = screen.getByLabelText('Special Instructions')
  screen.getByLabelText('Phone Number').element().focus()
  instructions.element().focus()
  // What is said at the field waits for the press that left it.
  await new Promise((done) => setTimeout(done))
  await expect.element(instructions).toBeInViewport()
})
