import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { DAY, NO_REPORTS } from '../../../testing/samples-closing.ts'
import { aServer } from '../../../testing/server.ts'
import { ClosingSection } from './closing-section.tsx'

// The first day that somebody closes at a location.

const server = aServer()
const FIRST = { ...DAY, isFirst: true, float: 0, date: '2026-12-01', today: '2026-12-01' }
const UNREPORTED = { date: '2026-11-28', total: 21.07, hasMore: false }

async function section(unreported: typeof UNREPORTED) {
  const place = { id: 'truro', name: 'Truro Heights', address: '', phone: '', isActive: true, timeZone: DAY.timeZone }
  server.on('/getOwnLocations', { success: true, locations: [place], total: 1 })
  server.on('/getDayToClose', { ...FIRST, unreported }, { ...FIRST, date: unreported.date, isToday: false })
  server.on('/getZReports', NO_REPORTS)
  return renderInOffice(<ClosingSection user={server.signedIn(aUser('manager'))} />, '#closing')
}

test.each([
  [UNREPORTED, 'Orders of Saturday, November 28 ($21.07) are in no report.'],
  [{ ...UNREPORTED, hasMore: true }, 'Orders of Saturday, November 28 ($21.07) and of days after it are in no report.'],
  [{ ...UNREPORTED, total: 0 }, 'The money of Saturday, November 28 is in no report.'],
])('says which days would be in no report, and begins with the first: %j (money 102)', async (unreported, words) => {
  const screen = await section(unreported)
  await expect.element(screen.getByRole('heading', { name: 'Tuesday, December 1, 2026' })).toBeVisible()
  await expect.element(screen.getByText(words)).toBeVisible()
  await screen.getByRole('button', { name: 'Begin with that day' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Saturday, November 28, 2026' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Begin with that day' })).not.toBeInTheDocument()
  expect(server.sent('/getDayToClose').at(-1)?.input).toEqual({ locationId: 'truro', date: '2026-11-28' })
})
