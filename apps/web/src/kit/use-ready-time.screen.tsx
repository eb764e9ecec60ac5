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
  features: ['Takeout'],
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

function Line({ label, pieces }: { label: string; pieces: number }) {
  return <output aria-label={label}>{useReadyTime(PLACE, 'pickup', pieces)?.text}</output>
}

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
