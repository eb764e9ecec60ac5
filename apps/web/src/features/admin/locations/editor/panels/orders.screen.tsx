import { DEFAULT_ORDER_RULES } from '@sizzle/domain/locations/order-rules.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderDialog } from '../../../../../testing/office.tsx'
import { aLocationList, aManagedLocation } from '../../../../../testing/samples-locations.ts'
import { aServer } from '../../../../../testing/server.ts'
import { everyDay } from '../../../../../ui/week-words.ts'
import { LocationEditor } from '../location-editor.tsx'

// The parts of a location's form that are about orders.

const server = aServer()

async function editor(change: Parameters<typeof aManagedLocation>[0] = {}) {
  const location = aManagedLocation(change)
  server.on('/getAllLocations', aLocationList([location]))
  server.on('/previewTaxes', {
    success: true,
    text: 'On $100.00 today: HST $14.00',
    taxes: [],
    warnings: [],
    advice: null,
  })
  server.on('/updateLocation', { success: true, location })
  const { screen } = await renderDialog((close) => (
    <LocationEditor location={location} mayManage={false} onClose={close} />
  ))
  const label = (name: string) => screen.getByLabelText(name, { exact: true })
  const save = () => screen.getByRole('button', { name: 'Update Location' }).click()
  const sent = () => expect.poll(() => server.sent('/updateLocation').at(-1)?.input.updates)
  return { screen, label, save, sent }
}

test.each([
  ['Days ahead', '31', 'Orders can be placed up to 30 days ahead'],
  ['First order after opening', '', 'The lead must be between 0 and 240 minutes'],
  ['Longest wait', '10', 'The longest wait must be between 15 and 480 minutes'],
  ['Last delivery before closing', '2.5', 'The last order must be between 0 and 240 minutes before closing'],
  ['Orders per time', '0', 'Orders per time must be between 1 and 1,000, or empty'],
])('%s is looked at when it is left: "%s"', async (name, typed, sentence) => {
  const { label } = await editor()
  await label(name).fill(typed)
  await label('Manager').click()
  await expect.element(label(name)).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
})

test('a manager sets how orders are taken', async () => {
  const { label, save, sent } = await editor()
  await label('Times to choose from').selectOptions('Every 30 minutes')
  await label('Orders per time').fill('10')
  await label('Quoted times follow how long recent orders took').click()
  await save()
  await sent().toEqual({ orderRules: { ...DEFAULT_ORDER_RULES, slotMinutes: 30, slotOrders: 10, learnsTimes: true } })
})

test('a manager says how new orders are accepted', async () => {
  const { label, save, sent } = await editor()
  await label('By themselves').click()
  await save()
  await sent().toEqual({ orderRules: { ...DEFAULT_ORDER_RULES, accepting: 'by_itself' } })
})

test('an order type gets hours of its own, starting from the opening hours', async () => {
  const { screen, label, save, sent } = await editor()
  await screen.getByRole('group', { name: 'Delivery', exact: true }).getByLabelText('Own hours').click()
  await label('Monday until').fill('21:00')
  await screen.getByRole('button', { name: 'Copy the times of Monday to all days' }).click()
  await save()
  const delivery = { days: everyDay([['11:30', '21:00']]), from: null, until: null }
  await sent().toEqual({ typeHours: { delivery } })
})

test('a type that is off says where it is turned on', async () => {
  const { screen } = await editor({ features: ['Dine-in'] })
  await expect.element(screen.getByRole('region', { name: 'Order types' })).toMatchTextContent('Off here: delivery.')
  await screen.getByRole('button', { name: 'Turn types on or off' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Features' })).toHaveFocus()
})

test('hours that overlap keep the form, and the focus goes there', async () => {
  const days = everyDay([['11:30', '15:00']])
  const { screen, label } = await editor({ typeHours: { delivery: { days, from: null, until: null } } })
  await screen.getByRole('button', { name: 'Add a time on Sunday' }).click()
  await label('Sunday, time 2 from').fill('14:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(label('Sunday, time 1 from')).toHaveFocus()
  await expect.element(label('Sunday, time 2 from')).toHaveAccessibleDescription('These times overlap')
  expect(server.sent('/updateLocation')).toEqual([])
})

test('and an order type loses them again', async () => {
  const days = everyDay([['17:00', '21:00']])
  const { screen, save, sent } = await editor({ typeHours: { delivery: { days, from: null, until: null } } })
  await screen.getByRole('group', { name: 'Delivery', exact: true }).getByLabelText('Whenever open').click()
  await save()
  await sent().toEqual({ typeHours: {} })
})
