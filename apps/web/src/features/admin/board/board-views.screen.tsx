import { expect, onTestFinished, test } from 'vitest'
import { boardIs, openBoard } from '../../../testing/board.tsx'
import { aDish, anOrder } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { chooseBoardLayout } from './state/board-look.ts'

// A part of the board: what is searched for, and one step of the one flow.

const server = aServer()
const OTHER = { id: 'other', orderId: '0190a000-0000-7000-8000-000000000007', shortNumber: 'TRU-007' } as const

test('the search finds dishes, and where nothing open fits it offers what is over', async () => {
  const served = anOrder({ ...OTHER, status: 'completed', paymentStatus: 'paid', items: [aDish('Masala Dosa', 12)] })
  boardIs(server, [anOrder()], [served])
  const { screen } = await openBoard(server, 'manager', '#orders?search=dal%20makhani')
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  await screen.getByLabelText('Search the orders').fill('dosa')
  await expect.element(screen.getByText('No open order fits “dosa”.')).toBeVisible()
  await expect.element(screen.getByText('Only “dosa”. 1 open order is hidden, 1 of them new.')).toBeVisible()
  await screen.getByRole('button', { name: 'Finished today (1)' }).click()
  const finished = screen.getByRole('dialog', { name: 'Finished orders' })
  await expect.element(finished.getByRole('button', { name: /TRU-007/ })).toBeVisible()
})

test('in one flow the pills say which step is shown, and a second press shows all again', async () => {
  boardIs(server, [anOrder(), anOrder({ ...OTHER, status: 'ready' })])
  chooseBoardLayout('tickets')
  onTestFinished(() => chooseBoardLayout('columns'))
  const { screen } = await openBoard(server)
  const ready = screen.getByRole('button', { name: /^1 Ready$|^Ready 1$/ })
  await expect.element(screen.getByRole('button', { name: /^All open/ })).toHaveAttribute('aria-pressed', 'true')
  await ready.click()
  await expect.element(ready).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).not.toBeInTheDocument()
  await ready.click()
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
})
