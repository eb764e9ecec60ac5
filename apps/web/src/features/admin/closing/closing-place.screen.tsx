import { afterEach, expect, test } from 'vitest'
import { keepLocation } from '../../../kit/wished-location.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser, PLACES } from '../../../testing/samples-admin.ts'
import { DAY, NO_REPORTS } from '../../../testing/samples-closing.ts'
import { aServer } from '../../../testing/server.ts'
import { ClosingSection } from './closing-section.tsx'

const server = aServer()
afterEach(() => {
  keepLocation('')
})

async function section() {
  server.on('/getOwnLocations', { success: true, locations: PLACES.toReversed(), total: PLACES.length })
  server.on('/getDayToClose', DAY)
  server.on('/getZReports', NO_REPORTS)
  return renderInOffice(<ClosingSection user={server.signedIn(aUser('manager'))} />, '#closing')
}

test('the drawer of the house’s first location is counted, wherever it stands in the list', async () => {
  const screen = await section()
  await expect.element(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('truro')
})

test('on a device whose board shows another location it is the drawer of that one', async () => {
  keepLocation('new-glasgow')
  const screen = await section()
  await expect.element(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('new-glasgow')
})
