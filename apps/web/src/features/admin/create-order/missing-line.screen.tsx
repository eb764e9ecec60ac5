import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { theOrderDesk, withTwoDals } from '../../../testing/order-desk.tsx'
import { aServer } from '../../../testing/server.ts'

const { desk } = theOrderDesk(aServer())

test('what is missing is a line that leads to its field and marks it until it is there', async () => {
  const screen = await desk()
  await screen.getByRole('button', { name: 'Add a dish first.' }).click()
  await expect.element(screen.getByRole('searchbox', { name: 'Search menu' })).toHaveFocus()
  await withTwoDals(screen)
  const name = screen.getByRole('textbox', { name: 'Name' })
  const send = screen.getByRole('button', { name: 'Create Order' })
  await expect.element(send).toBeDisabled()
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await screen.getByRole('button', { name: 'Enter the customer’s name.' }).click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toBeInvalid()
  await userEvent.keyboard('Walk-in')
  await expect.element(name).toBeValid()
  await expect.element(send).toBeEnabled()
  await screen.getByRole('radio', { name: 'Choose a time' }).click()
  await screen.getByRole('button', { name: 'Please choose a time for your order.' }).click()
  await expect.element(screen.getByLabelText('Time', { exact: true })).toHaveFocus()
})

test('what is too long is never cut, and goes nowhere before it is shorter (ordering 60)', async () => {
  const screen = await desk(undefined, ['pickup', 'delivery'])
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Delivery', { exact: true }).click()
  const address = screen.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill('x'.repeat(310))
  await screen.getByRole('textbox', { name: 'Delivery instructions (optional)' }).fill('y'.repeat(501))
  await screen.getByRole('textbox', { name: 'Special Instructions' }).fill('z'.repeat(1001))
  await expect.element(screen.getByText('310 of 300')).toBeVisible()
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(screen.getByText('Delivery address too long. Maximum 300 characters allowed')).toBeVisible()
  await expect.element(screen.getByText('Delivery instructions too long. Maximum 500 characters allowed')).toBeVisible()
  await expect.element(screen.getByText('Special instructions too long. Maximum 1000 characters allowed')).toBeVisible()
  await expect.element(address).toHaveFocus()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('the total is never paler than what stands beside it, and the ways to pay have their name also where it stands above them', async () => {
  const screen = await desk()
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeVisible()
  const totals = screen.getByText('$0.00', { exact: true }).elements()
  expect(
    totals.filter(({ classList }) => classList.contains('font-display') && classList.contains('text-soft')),
  ).toEqual([])
  expect(screen.getByText('Payment', { exact: true }).elements()).toHaveLength(2)
})
