import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { DAY, NO_REPORTS } from '../../../testing/samples-closing.ts'
import { someOwnLocations } from '../../../testing/samples-dashboard.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { ClosingSection } from './closing-section.tsx'

const server = aServer()
const ID = '0190a000-0000-7000-8000-000000000001'
const MATCHING = { counted: 40, expected: 40, cameSince: 0, difference: 0 }
const KEPT = { pieces: [{ value: 20, count: 2 }], countedBy: 'Mia', countedAt: '2026-11-20T22:30:00.000Z' }

test('cash that is recorded after the count shows with the next reading, and who counted again is named (money 106)', async () => {
  server.on('/getOwnLocations', someOwnLocations())
  server.on('/getDayToClose', DAY)
  server.on('/getZReports', NO_REPORTS)
  server.on('/countDrawer', { success: true, countId: ID, ...MATCHING, needsReason: false })
  server.on('/closeDay', LOST)
  const screen = await renderInOffice(<ClosingSection user={server.signedIn(aUser('manager'))} />, '#closing')
  await screen.getByLabelText('How many $20').fill('2')
  await screen.getByRole('button', { name: 'Done counting' }).click()
  await expect.element(screen.getByText(/^The drawer matches/)).toBeVisible()
  await screen.getByLabelText('Close the day with orders still open').click()
  const lastCount = { id: ID, ...KEPT, ...MATCHING }
  server.on('/getDayToClose', { ...DAY, lastCount: { ...lastCount, expected: 44, difference: -4 } })
  await screen.getByRole('button', { name: 'Close the day' }).click()
  await expect.element(screen.getByText(/^\$4\.00 short/)).toBeVisible()
  expect(server.sent('/closeDay')[0]?.input).toMatchObject({ countId: ID, difference: 0 })
  server.on('/getDayToClose', { ...DAY, lastCount: { ...lastCount, id: 'other', countedBy: 'Ben' } })
  await screen.getByRole('button', { name: 'Close the day' }).click()
  await expect.element(screen.getByText(/Ben counted the drawer again at 6:30\sp\.m\./)).toBeVisible()
})
