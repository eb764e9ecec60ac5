import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { DAY } from '../../../testing/samples-closing.ts'
import { aServer } from '../../../testing/server.ts'
import { CountPad } from './count-pad.tsx'

const server = aServer()

const day = { ...DAY, open: { count: 0, amount: 0, orders: [] } }

test('a drawer is compared once a count was entered, and one with nothing in it when somebody says that it is empty', async () => {
  const onCounted = vi.fn()
  server.on('/countDrawer', {
    success: true,
    countId: '0190a000-0000-7000-8000-000000000001',
    counted: 0,
    expected: 0,
    difference: 0,
    needsReason: false,
  })
  const screen = await renderInOffice(<CountPad day={day} pieces={[]} onCounted={onCounted} />, '#closing')
  const done = screen.getByRole('button', { name: 'Done counting' })
  const question = screen.getByRole('dialog', { name: 'The count is $0.00. Is the drawer empty?' })
  await done.click()
  await expect.element(screen.getByRole('alert').getByText('Enter your count first.')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  const largest = screen.getByLabelText('How many $100')
  await expect.element(largest).toHaveFocus()
  await largest.fill('0')
  await expect.element(screen.getByText('Enter your count first.')).not.toBeInTheDocument()
  await done.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.sent('/countDrawer')).toEqual([])
  await done.click()
  await question.getByRole('button', { name: 'It is empty' }).click()
  await expect.poll(() => onCounted.mock.calls.length).toBe(1)
  expect(server.sent('/countDrawer')[0]?.input).toMatchObject({ pieces: [] })
})

test('at none the button for one less keeps the focus that it has', async () => {
  const pieces = [{ value: 5, count: 1 }]
  const screen = await renderInOffice(<CountPad day={day} pieces={pieces} onCounted={() => undefined} />, '#closing')
  const less = screen.getByRole('button', { name: 'One $5 less' })
  await less.click()
  await expect.element(screen.getByLabelText('How many $5', { exact: true })).toHaveValue('0')
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await expect.element(less).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('How many $5', { exact: true })).toHaveValue('0')
})
