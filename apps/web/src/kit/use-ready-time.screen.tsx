import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aServer } from '../testing/server.ts'
import type { ReadyPlace } from './ready-time.ts'
import { useReadyTime } from './use-ready-time.ts'

const server = aServer()
const PLACE: ReadyPlace = {
  id: 'truro',
  name: 'Truro Heights',
  address: '395 Truro Heights Road',
  timeZone: 'America/Halifax',
  features: ['Takeout', 'Delivery'],
  isActive: true,
  openState: { isOpen: true },
}
const timesAt = (readyAt: string) => ({
  success: true as const,
  asap: { readyAt, minutes: 20, text: '', closesFirst: null },
  notNow: null,
  days: [],
  date: null,
  slots: [],
  next: null,
})

type LineProps = { label: string; pieces: number; type?: OrderType }

function Line({ label, pieces, type = 'pickup' }: LineProps) {
  return <output aria-label={label}>{useReadyTime(PLACE, type, pieces)?.text}</output>
}

test.each([
  ['pickup', 1, 'Ready about 6:40 p.m. at 395 Truro Heights Road.'],
  ['delivery', 1, 'At your door about 6:40 p.m.'],
  ['delivery', 0, 'At your door from 6:40 p.m.'],
] as const)('of a %s of %i the time is said with one full stop', async (type, pieces, said) => {
  server.on('/getOrderTimes', timesAt('2026-11-27T22:40:00.000Z'))
  const screen = await render(<Line label="menu" pieces={pieces} type={type} />)
  await expect.element(screen.getByLabelText('menu')).toHaveTextContent(said)
  expect(screen.getByLabelText('menu').element().textContent).toBe(said)
})

test('a cart that grew is asked about again, and what was said stands until the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof timesAt>>()
  server.on('/getOrderTimes', timesAt('2026-11-27T22:40:00.000Z'), promise)
  const screen = await render(<Line label="menu" pieces={1} />)
  const line = screen.getByLabelText('menu')
  await expect.element(line).toMatchTextContent(/^Ready about 6:40 p.m./)
  for (const pieces of [2, 3, 4]) await screen.rerender(<Line label="menu" pieces={pieces} />)
  await expect.poll(() => server.sent('/getOrderTimes').at(-1)?.input).toMatchObject({ items: '4' })
  await expect.element(line).toMatchTextContent(/^Ready about 6:40 p.m./)
  resolve(timesAt('2026-11-27T22:46:00.000Z'))
  await expect.element(line).toMatchTextContent(/^Ready about 6:46 p.m./)
  expect(server.sent('/getOrderTimes')).toHaveLength(2)
})
