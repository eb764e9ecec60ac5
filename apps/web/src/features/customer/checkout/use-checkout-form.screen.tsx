import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PRIYA } from '../../../testing/people.ts'
import { useCheckoutForm } from './use-checkout-form.ts'

const KNOWN = { name: 'Priya Nair', email: 'priya@example.ca', phone: '' }

function Form() {
  const { typed, edit } = useCheckoutForm({ user: PRIYA, known: KNOWN, wishedType: 'pickup' })
  return (
    <button
      type="button"
      onClick={() => {
        edit({ when: 'later', date: '2026-05-20', time: '18:15' })
        edit({ phone: '+19025550123' })
      }}
    >
      {typed.time} {typed.phone}
    </button>
  )
}

test('a time that is proposed in the moment of a key press is kept, and so is the key', async () => {
  const screen = await render(<Form />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveTextContent('18:15 +19025550123')
})
