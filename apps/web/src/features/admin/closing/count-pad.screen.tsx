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
    cameSince: 0,
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

test('what is no count stays as it was typed and says so, and nothing is compared before it is mended', async () => {
  server.on('/countDrawer', {
    success: true,
    countId: '0190a000-0000-7000-8000-000000000001',
    counted: 75,
    expected: 75,
    cameSince: 0,
    difference: 0,
    needsReason: false,
  })
  const pieces = [{ value: 20, count: 3 }]
  const screen = await renderInOffice(<CountPad day={day} pieces={pieces} onCounted={() => undefined} />, '#closing')
  const fives = screen.getByLabelText('How many $5', { exact: true })
  const sentence = 'Enter a whole number from 0 to 9,999'
  for (const text of ['1.5', '-3', '12345']) {
    await fives.fill(text)
    await expect.element(fives).toHaveValue(text)
    await expect.element(fives).toHaveAccessibleDescription(sentence)
    await expect.element(screen.getByText('$60.00').first()).toBeVisible()
    await screen.getByRole('button', { name: 'Done counting' }).click()
    await expect.element(fives).toHaveFocus()
  }
  expect(server.sent('/countDrawer')).toEqual([])
  await fives.fill('3')
  await expect.element(screen.getByText(sentence)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Done counting' }).click()
  await expect
    .poll(() => server.sent('/countDrawer')[0]?.input)
    .toMatchObject({
      pieces: [
        { value: 20, count: 3 },
        { value: 5, count: 3 },
      ],
    })
})

// Its dialog stands behind it in the same row, so the row cannot hold it as the last.
test('the button for cash in or out holds its own width', async () => {
  const screen = await renderInOffice(<CountPad day={day} pieces={[]} onCounted={() => undefined} />, '#closing')
  await expect.element(screen.getByRole('button', { name: 'Cash in or out', exact: true })).toHaveClass('shrink-0')
})

const START = 'Started with change in the drawer? Record it under Cash in or out first.'
const PAID_IN = { kind: 'pay_in' as const, amount: 20, reason: 'Float', by: 'Mia', at: '2026-11-20T21:00:00.000Z' }

// The line as it is read, and what a phone shows of it.
test.each([
  [{ float: 200 }, 'Step 1 of 2. Count all of it, the $200.00 float too.. Count the float too.'],
  [{ isFirst: true, float: 0 }, `Step 1 of 2. Count all of it. ${START}. ${START}`],
  [
    { isFirst: true, float: 0, moves: [PAID_IN] },
    'Step 1 of 2. Count all of it, the change it started with too.. Count the change too.',
  ],
])('%j: it is said what belongs to the count (money 81)', async (change, words) => {
  const screen = await renderInOffice(<CountPad day={{ ...day, ...change }} pieces={[]} onCounted={() => undefined} />)
  await expect.element(screen.getByText(/^Step 1 of 2/)).toHaveTextContent(words)
})
