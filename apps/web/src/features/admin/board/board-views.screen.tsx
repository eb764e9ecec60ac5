import { expect, test } from 'vitest'
import { boardIs, openBoard } from '../../../testing/board.tsx'
import { aDish, anOrder } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'

// A part of the board: what is searched for.

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

test('what is searched for and over already is offered beside what is open, and found in its own list', async () => {
  const served = anOrder({ ...OTHER, status: 'completed', paymentStatus: 'paid' })
  boardIs(
    server,
    [anOrder()],
    [served, { ...served, id: 'third', orderId: `${OTHER.orderId.slice(0, -1)}8`, shortNumber: 'TRU-008' }],
  )
  const { screen } = await openBoard(server, 'manager', '#orders?search=dal%20makhani')
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  await screen.getByRole('button', { name: '2 finished orders fit' }).click()
  const finished = screen.getByRole('dialog', { name: 'Finished orders' })
  await finished.getByLabelText('Search the finished orders').fill('008')
  await expect.element(finished.getByRole('button', { name: /TRU-008/ })).toBeVisible()
  await expect.element(finished.getByRole('button', { name: /TRU-007/ })).not.toBeInTheDocument()
})

test('what is over stands under the hour in which it was finished, and what of it is still owed can be seen alone', async () => {
  const at = (time: string) => ({ completedTime: `2026-11-20T${time}:00.000Z`, status: 'completed' }) as const
  const owed = anOrder({ ...OTHER, ...at('22:05'), paymentStatus: 'unpaid', paymentMethod: 'cash' })
  const paid = { ...owed, id: 'third', orderId: `${OTHER.orderId.slice(0, -1)}8`, shortNumber: 'TRU-008' }
  server.on('/getOrderDetails', { success: false, code: 'order_not_found' })
  boardIs(server, [anOrder()], [owed, { ...paid, ...at('23:00'), paymentStatus: 'paid' }])
  const { screen } = await openBoard(server, 'manager', '#orders?search=tru-00')
  await screen.getByRole('button', { name: '2 finished orders fit' }).click()
  const finished = screen.getByRole('dialog', { name: 'Finished orders' })
  const hours = finished.getByRole('heading', { level: 3 })
  await expect
    .poll(() => hours.elements().map(({ textContent }) => textContent))
    .toEqual(['From 7 p.m.', 'From 6 p.m.'])
  await expect.element(finished.getByRole('button', { name: /TRU-008.*7:00 p\.m\./ })).toBeVisible()
  await finished.getByRole('button', { name: 'Unpaid 1' }).click()
  await expect.element(finished.getByRole('button', { name: /TRU-008/ })).not.toBeInTheDocument()
  await finished.getByRole('button', { name: /TRU-007/ }).click()
  await screen.getByRole('button', { name: 'Back to finished' }).click()
  await expect.element(screen.getByRole('button', { name: 'Back to finished' })).not.toBeInTheDocument()
  await expect.element(finished.getByRole('button', { name: 'Unpaid 1' })).toBeVisible()
})
