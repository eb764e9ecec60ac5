import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { orderDetails } from '../../../../testing/samples-admin.ts'
import { draftOf } from './edit-draft.ts'
import { EditFields } from './edit-fields.tsx'

// Where an order goes that is edited: what is typed is said to be wrong, and never made something else.

function Fields({ orderType }: { orderType: OrderType }) {
  const [draft, setDraft] = useState({ ...draftOf(orderDetails(), () => ''), orderType })
  return <EditFields draft={draft} onDraft={setDraft} problemOf={() => undefined} />
}

test.each(['1.5', '100', ''])(
  'a party of %j stays as it was typed, and the field says what may be (ordering 13)',
  async (party) => {
    const screen = await render(<Fields orderType="dine-in" />)
    const field = screen.getByLabelText('Party size')
    await expect.element(screen.getByText(/valid party size/)).not.toBeInTheDocument()
    await field.fill(party)
    await expect.element(field).toHaveValue(party)
    await expect.element(screen.getByText('Please specify a valid party size (1-20 people)')).toBeVisible()
  },
)

test.each([
  ['Delivery address', 300],
  ['Delivery instructions', 500],
])('%s of more than %i is not cut: it says so, with its counter (ordering 60)', async (label, most) => {
  const screen = await render(<Fields orderType="delivery" />)
  const typed = `${'x'.repeat(most)} Apt 4`
  await screen.getByLabelText(label).fill(typed)
  await expect.element(screen.getByLabelText(label)).toHaveValue(typed)
  await expect.element(screen.getByText(`${label} too long. Maximum ${most} characters allowed`)).toBeVisible()
  await expect.element(screen.getByText(`${most + 6} of ${most}`)).toBeVisible()
})
