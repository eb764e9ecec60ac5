import { expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aReservation } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { ReservationRow } from './reservation-row.tsx'

aServer()
const acts = { whyNoCancel: () => undefined, onDetails: vi.fn(), onCancel: vi.fn() }
const CANCELLED = {
  status: 'cancelled' as const,
  cancelledAt: '2026-11-20T22:00:00.000Z',
  cancellationReason: 'Customer requested cancellation',
}
const BESIDE = '@max-[40rem]:row-span-2'

test.each([
  ['a note stands right under the guest, beside all lines of the time', CANCELLED, true],
  ['a row without a note is as high as its lines', { status: 'confirmed' as const }, false],
])('%s', async (_, change, isBeside) => {
  const reservation = aReservation(change)
  const screen = await renderInOffice(
    <ReservationRow
      {...acts}
      reservation={reservation}
      isOneDay={false}
      isOnePlace={false}
      hasNotes
      isStateAbove={false}
      hasSteps
    />,
    '#reservations',
  )
  await expect.element(screen.getByRole('article')).toBeVisible()
  const time = screen.getByRole('article').element().firstElementChild?.className ?? ''
  expect(time.includes(BESIDE)).toBe(isBeside)
})

test.each([
  ['in columns the rest stands in the middle of a guest with a note', CANCELLED, 4],
  ['without a note every row has one line of columns', { status: 'confirmed' as const }, 0],
])('%s', async (_, change, beside) => {
  const screen = await renderInOffice(
    <ReservationRow
      {...acts}
      reservation={aReservation(change)}
      isOneDay={false}
      isOnePlace
      hasNotes
      isStateAbove={false}
      hasSteps
    />,
    '#reservations',
  )
  await expect.element(screen.getByRole('article')).toBeVisible()
  const article = screen.getByRole('article').element()
  const spans = [...article.querySelectorAll('*')].filter(({ classList }) =>
    classList.contains('@min-[40rem]:@max-[60rem]:row-span-2'),
  )
  expect(spans).toHaveLength(beside)
})
