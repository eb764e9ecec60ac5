import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ASHA, placedByStaff, theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { aServer } from '../../../../testing/server.ts'

const server = aServer()
const { desk } = theOrderDesk(server)

/** Two dals for a guest who must not eat peanuts. */
async function forAsha() {
  server.on('/findCustomerByPhone', { success: true, customer: { ...ASHA, allergies: 'Peanuts: severe', note: '' } })
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Phone' }).fill('902 555 0166')
  await expect.element(screen.getByRole('note', { name: 'Notes' })).toMatchTextContent('Peanuts: severe')
  return screen
}

const QUESTION = { name: 'Tell the kitchen about the allergies?' }

test('an order for a guest with allergies is not sent before somebody has said whether the kitchen hears of them', async () => {
  server.on('/createAdminOrderOnline', placedByStaff())
  const screen = await forAsha()
  await screen.getByRole('textbox', { name: 'Special Instructions' }).fill('Rings twice')
  await screen.getByText('Card', { exact: true }).click()
  await screen.getByRole('button', { name: /^Paid at the terminal/ }).click()
  const question = screen.getByRole('dialog', QUESTION)
  await expect.element(question).toMatchTextContent('Allergies: Peanuts: severe')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(server.sent('/createAdminOrderOnline')).toHaveLength(0)
  await screen.getByRole('button', { name: /^Paid at the terminal/ }).click()
  await expect.element(question.getByRole('button', { name: 'Tell the kitchen' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sent('/createAdminOrderOnline').map(({ input }) => input))
    .toMatchObject([{ specialInstructions: 'Allergies: Peanuts: severe\nRings twice' }])
})

test('the answer leads on to the cash, and is asked for once', async () => {
  const screen = await forAsha()
  const create = screen.getByRole('button', { name: 'Create Order' })
  await create.click()
  await screen.getByRole('button', { name: 'Don’t tell the kitchen' }).click()
  await expect.element(screen.getByRole('button', { name: /received$/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await create.click()
  await expect.element(screen.getByRole('button', { name: /received$/ })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('')
})

test('where Special Instructions has no room for the allergies, that is said before anything is sent', async () => {
  const screen = await forAsha()
  const field = screen.getByRole('textbox', { name: 'Special Instructions' })
  await field.fill('x'.repeat(990))
  const notes = screen.getByRole('note', { name: 'Notes' })
  await expect.element(notes).toMatchTextContent('Special Instructions is full: shorten it by 17 characters.')
  await expect.element(notes.getByRole('button', { name: 'Tell the kitchen' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Create Order' }).click()
  const question = screen.getByRole('dialog', QUESTION)
  await expect.element(question).toMatchTextContent('shorten it by 17 characters.')
  await question.getByRole('button', { name: 'Back to shorten it' }).click()
  await field.fill('Rings twice')
  await expect.element(notes.getByRole('button', { name: 'Tell the kitchen' })).toBeEnabled()
})
