import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { WrongFields } from './wrong-fields.tsx'

test('the fields to mend are named in the order of the form, and each name leads to its field', async () => {
  const problems = { customTip: 'Too much', address: 'Delivery address is required for delivery orders', phone: 'x' }
  const screen = await render(
    <form>
      <input name="phone" aria-label="Phone Number" />
      <input name="address" aria-label="Delivery address" />
      <p>
        Please complete all required fields correctly
        <WrongFields problems={problems} />
      </p>
    </form>,
  )
  // The reasons stand at the fields alone.
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent('Please complete all required fields correctly: phone number, delivery address, tip.')
  await screen.getByRole('button', { name: 'delivery address' }).click()
  await expect.element(screen.getByLabelText('Delivery address')).toHaveFocus()
  await screen.getByRole('button', { name: 'phone number' }).click()
  await expect.element(screen.getByLabelText('Phone Number')).toHaveFocus()
  // A tip is chosen of a few: it may have no field of its own.
  await expect.element(screen.getByRole('button', { name: 'tip' })).not.toBeInTheDocument()
})
