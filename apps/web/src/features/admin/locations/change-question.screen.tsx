import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { aLocationList, aManagedLocation } from '../../../testing/samples-locations.ts'
import { aServer } from '../../../testing/server.ts'
import { ChangeQuestion } from './change-question.tsx'

const server = aServer()
const NOTHING = { openOrders: 0, bookingsAhead: 0, dishes: 90 }

test.each([
  [
    'deactivated',
    true,
    { openOrders: 1, bookingsAhead: 1 },
    /activated again\. 1 open order and 1 booking stay, to be served or cancelled\.$/,
  ],
  ['deactivated', true, {}, /until it is activated again\.$/],
  ['activated', false, { dishes: 0 }, /^Activate Truro\? It has no dishes yet: guests see an empty menu\.$/],
  ['activated', false, {}, /^Activate Truro\? The site shows it, and it takes orders in its opening hours\.$/],
])('before a location is %s, what follows there is said: %# (menu 57)', async (_, isActive, change, said) => {
  const location = aManagedLocation({ isActive })
  server.on('/getAllLocations', aLocationList([location], { standing: { ...NOTHING, ...change } }))
  const props = { isBusy: false, onConfirm: () => undefined, onClose: () => undefined }
  const screen = await openAt('/admin', <ChangeQuestion asked={{ kind: 'switch', location }} {...props} />)
  await expect.element(screen.getByText(said)).toBeVisible()
  await expect.poll(() => server.sent('/getAllLocations')[0]?.input).toEqual({ id: 'truro' })
})

test('where all dishes are hidden that is said before a location is activated, and not that it has none', async () => {
  const location = aManagedLocation({ isActive: false, hasMenu: false })
  server.on('/getAllLocations', aLocationList([location], { standing: NOTHING }))
  const props = { isBusy: false, onConfirm: () => undefined, onClose: () => undefined }
  const screen = await openAt('/admin', <ChangeQuestion asked={{ kind: 'switch', location }} {...props} />)
  await expect
    .element(screen.getByText('Activate Truro? All of its dishes are hidden: guests see an empty menu.'))
    .toBeVisible()
})
