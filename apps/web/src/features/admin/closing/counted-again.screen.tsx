import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { DAY, LAST_COUNT, NO_REPORTS } from '../../../testing/samples-closing.ts'
import { aServer } from '../../../testing/server.ts'
import { ClosingSection } from './closing-section.tsx'

// Between the count and the close the house goes on: somebody else counts, and cash moves.

const server = aServer()
const COUNTED = { ...DAY, open: { count: 0, amount: 0, orders: [] }, lastCount: LAST_COUNT }

async function section(...days: [typeof COUNTED, ...(typeof COUNTED)[]]) {
  const place = { id: 'truro', name: 'Truro Heights', address: '', phone: '', isActive: true, timeZone: DAY.timeZone }
  server.on('/getOwnLocations', { success: true, locations: [place], total: 1 })
  server.on('/getDayToClose', ...days)
  server.on('/getZReports', NO_REPORTS)
  return renderInOffice(<ClosingSection user={server.signedIn(aUser('manager'))} />, '#closing')
}

test('whoever closes by a count that is not the last is told of the last, and sees that one (money 106)', async () => {
  const again = { ...LAST_COUNT, id: '0190a000-0000-7000-8000-000000000002', counted: 37.5, difference: -2.5 }
  const by = { countedBy: 'Ben', countedAt: '2026-11-20T22:35:00.000Z' }
  const screen = await section(COUNTED, { ...COUNTED, lastCount: { ...again, ...by } })
  const refusal = { code: 'counted_again' as const, by: by.countedBy, at: by.countedAt, counted: 37.5 }
  server.on('/closeDay', { success: false, ...refusal })
  await expect.element(screen.getByText(/Counted by Mia, 6:30.p\.m\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Close the day' }).click()
  const alert = screen.getByText(
    /^The drawer was counted again by Ben, 6:35.p\.m\.: \$37\.50\. Please check that count\.$/,
  )
  await expect.element(alert).toBeVisible()
  await expect.element(screen.getByText('$2.50 short')).toBeVisible()
  await screen.getByRole('button', { name: 'Close the day' }).click()
  await expect.poll(() => server.sent('/closeDay')[1]?.input).toMatchObject({ countId: again.id })
})

test('what came in after the count is told beside it (money 101)', async () => {
  const screen = await section({ ...COUNTED, lastCount: { ...LAST_COUNT, cameAfter: 4 } })
  await expect.element(screen.getByText('The drawer matches.')).toBeVisible()
  await expect
    .element(screen.getByText(/^\$4\.00 came in after this count and is part of the next one\./))
    .toBeVisible()
})
