import { expect, test } from 'vitest'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { theOrderDesk, withTwoDals } from '../../../testing/order-desk.tsx'
import { aServer } from '../../../testing/server.ts'
import { TRURO } from '../../../testing/shop.ts'

// A kitchen that takes no orders any more while somebody takes one for it.

const server = aServer()
const { desk } = theOrderDesk(server)
const GONE = 'Truro is no longer on your list.'

const HERE = {
  id: 'truro',
  name: 'Truro',
  address: '12 Inglis Place, Truro',
  phone: '(902) 555-0100',
  timeZone: 'America/Halifax',
}
const AMHERST = { ...HERE, id: 'amherst', name: 'Amherst', isActive: true }
function places(isActive: boolean, ...others: (typeof AMHERST)[]) {
  const locations = [{ ...HERE, isActive }, ...others]
  server.on('/getOwnLocations', { success: true, locations, total: locations.length })
}
const opens = (id: string) => server.on('/getLocation', { success: true, location: { ...TRURO, id } })
const told = () => askAgainAbout('location.changed')

test('the desk of a location that is switched off says so, and another kitchen is chosen by hand alone', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  places(false, AMHERST)
  await told()
  await expect.element(screen.getByRole('alert').filter({ hasText: GONE })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Dal Makhani/ })).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Location')).toHaveValue('')
  opens('amherst')
  await screen.getByRole('button', { name: 'Take an order at Amherst' }).click()
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
  await expect.element(screen.getByText(GONE)).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Location')).toHaveValue('amherst')
})

test('one of several others is chosen in the list, and what was entered is there when the first one is back', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  const others = [AMHERST, { ...AMHERST, id: 'pictou', name: 'Pictou' }]
  places(false, ...others)
  await told()
  await expect.element(screen.getByText(GONE)).toBeVisible()
  opens('pictou')
  await screen.getByLabelText('Location').selectOptions('pictou')
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
  places(true, ...others)
  await told()
  opens('truro')
  await screen.getByLabelText('Location').selectOptions('truro')
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
})

test('the only location that is switched off is named, and its order is there as soon as it is back', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  places(false)
  await told()
  await expect.element(screen.getByText(GONE)).toBeVisible()
  places(true)
  await told()
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
})
