import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aNetwork, goOffline, goOnline } from '../../../../testing/network.ts'
import { renderDialog } from '../../../../testing/office.tsx'
import { PRIYA } from '../../../../testing/people.ts'
import { aBookingInTheWay, aLocationList, aManagedLocation } from '../../../../testing/samples-locations.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { LocationEditor } from './location-editor.tsx'

// The form of a location: its rules, what it sends, and what happens when somebody else is faster.

const server = aServer()
aNetwork()
const TAXED = {
  success: true as const,
  text: 'On $100.00 today: HST $14.00',
  taxes: [{ name: 'HST', ratePer100k: 14_000, amount: 14 }],
  warnings: [],
  advice: null,
}
const GOOD_ID = { success: true as const, exists: false, isValid: true, text: 'Valid location ID' }

async function editor(location?: ManagedLocation, mayManage = true) {
  server.on('/previewTaxes', TAXED)
  server.on('/locationIdExists', GOOD_ID)
  server.on('/generateLocationId', { success: false, code: 'location_id_exhausted' })
  if (location) server.on('/getAllLocations', aLocationList([location]))
  const { screen, onClose } = await renderDialog((close) => (
    <LocationEditor location={location} mayManage={mayManage} onClose={close} />
  ))
  const dialog = screen.getByRole('dialog', { name: /^(Add|Edit) Location$/ })
  const label = (name: string) => dialog.getByLabelText(name, { exact: true })
  const told = (name: string) => expect.element(label(name))
  return { screen, onClose, label, told, save: screen.getByRole('button', { name: /^(Add|Update) Location$/ }) }
}
type Editor = Awaited<ReturnType<typeof editor>>

async function fillIn({ label }: Editor) {
  await label('Location Name').fill(' Peggys Cove ')
  await label('Location ID').fill('peggys-cove')
  await label('Address').fill('1 Lighthouse Road')
  await label('Pincode').fill('B3Z 3R4')
  await label('Phone').fill('902 555 0177')
  await label('Email').fill('cove@example.com')
}

test('a new location names what it still needs, and waits for it', async () => {
  const form = await editor()
  const { label, told, save } = form
  await expect.element(save).toBeDisabled()
  const all = 'Still needed: Location Name, Location ID, Address, Pincode, Phone, Email.'
  await expect.element(save).toHaveAccessibleDescription(all)
  await label('Address').click()
  await label('Pincode').click()
  await told('Address').toHaveAccessibleDescription('Address is required')
  await fillIn(form)
  await label('Pincode').fill('')
  await expect.element(save).toHaveAccessibleDescription('Still needed: Pincode.')
  await label('Email').fill('cove@')
  await label('Pincode').fill('B3Z 3R4')
  await save.click()
  await told('Email').toHaveAccessibleDescription('Invalid email format')
  await told('Email').toHaveFocus()
  expect(server.sent('/addLocation')).toEqual([])
})

test('a part that is chosen out of the list has the focus', async () => {
  const { screen } = await editor(aManagedLocation())
  await screen.getByLabelText('Go to').selectOptions('Taxes')
  await expect.element(screen.getByRole('heading', { name: 'Taxes' })).toHaveFocus()
})

test.each([
  ['Phone', '555', 'Phone must be in format (902) 555-0123'],
  ['Email', 'cove@', 'Invalid email format'],
  ['Capacity (optional)', 'many', 'Capacity must be a positive number'],
  ['Order Code (optional)', 'X', 'Order code must be 2 to 4 letters'],
  ['Guests per time', '0', 'Guests per time must be between 1 and 1,000'],
])('%s is looked at when it is left: "%s"', async (name, typed, sentence) => {
  const { label, told } = await editor()
  await label(name).fill(typed)
  await label('Manager (optional)').click()
  await told(name).toHaveAccessibleDescription(new RegExp(`^${sentence.replace(/[()]/g, '\\$&')}`))
  await label(name).fill('')
  await told(name).not.toHaveAttribute('aria-invalid')
})

test('an id keeps what an id may hold, and the server says whether it is free', async () => {
  const { screen, label, told } = await editor()
  await label('Location ID').fill('Peggy’s_Cove 2')
  await told('Location ID').toHaveValue('peggyscove2')
  await expect.element(screen.getByText('Valid location ID')).toBeVisible()
  server.on('/locationIdExists', {
    success: true,
    exists: true,
    isValid: false,
    text: 'This location ID already exists',
  })
  await label('Location ID').fill('truro')
  await told('Location ID').toHaveAccessibleDescription(/^This location ID already exists/)
})

test('once the name is left it has an id, unless one was typed', async () => {
  const { label, told } = await editor()
  const { promise, resolve } = Promise.withResolvers<{ success: true; id: string }>()
  server.on('/generateLocationId', { success: true, id: 'peggys-cove' }, promise)
  await label('Location Name').fill('Peggys Cove')
  await userEvent.tab()
  await told('Location ID').toHaveValue('peggys-cove')
  await label('Location ID').fill('')
  await label('Location Name').fill('Peggys Cove Harbour')
  await label('Location ID').fill('harbour')
  resolve({ success: true, id: 'peggys-cove-harbour' })
  await expect.poll(() => server.sent('/generateLocationId').length).toBe(2)
  await told('Location ID').toHaveValue('harbour')
})

test('Auto makes the id of the name, or says that it cannot', async () => {
  const { screen, label, told } = await editor()
  const auto = screen.getByRole('button', { name: 'Make from name' })
  await auto.click()
  await told('Location Name').toHaveAccessibleDescription('Location name is required')
  server.on('/generateLocationId', { success: true, id: 'peggys-cove-2' })
  await label('Location Name').fill('Peggys Cove')
  await auto.click()
  await told('Location ID').toHaveValue('peggys-cove-2')
  server.on('/generateLocationId', { success: false, code: 'location_id_exhausted' })
  await auto.click()
  await told('Location ID').toHaveAccessibleDescription(/^Unable to generate unique location ID after 100 attempts/)
})

test('a new location is sent as it was entered, without a code where none was chosen', async () => {
  const form = await editor()
  server.on('/addLocation', { success: true, location: aManagedLocation({ name: 'Peggys Cove' }) })
  await fillIn(form)
  await form.label('Friday closes').fill('02:00')
  await expect.element(form.screen.getByText('Closes at 2 a.m. the next day')).toBeVisible()
  for (const box of ['Sunday closed', 'Pet Friendly', 'Active Location']) await form.label(box).click()
  await form.save.click()
  await expect.element(form.screen.toasts.getByText('Peggys Cove was added')).toBeVisible()
  await expect.poll(() => form.onClose).toHaveBeenCalledOnce()
  const [{ input } = { input: undefined }] = server.sent('/addLocation')
  expect(input).toMatchObject({
    id: 'peggys-cove',
    name: 'Peggys Cove',
    phone: '(902) 555-0177',
    features: ['Pet Friendly'],
    hours: { friday: { open: '11:30', close: '02:00', closed: false }, sunday: { closed: true } },
    tax: { kind: 'postal' },
    isActive: true,
    capacity: null,
  })
  expect(input).not.toHaveProperty('code')
})

test('a new location without a network waits, and is added once', async () => {
  server.signedIn(PRIYA)
  const form = await editor()
  goOffline()
  await fillIn(form)
  await form.save.click()
  await expect.element(form.screen.toasts.getByText('Queued for when online')).toBeVisible()
  await expect.poll(() => form.onClose).toHaveBeenCalledOnce()
  server.on('/addLocation', { success: true, location: aManagedLocation({ name: 'Peggys Cove' }) })
  goOnline()
  await expect.poll(() => server.sent('/addLocation').map(({ input }) => input.id)).toEqual(['peggys-cove'])
})

test('a time to close that is after the business day ends is told at its day', async () => {
  const form = await editor()
  await fillIn(form)
  await form.label('Saturday closes').fill('10:00')
  await form.save.click()
  const sentence = 'Closing at 10 a.m. is after the business day ends at 4 a.m.'
  await form.told('Saturday closes').toHaveAccessibleDescription(sentence)
  await form.told('Saturday opens').toHaveFocus()
})

test('own taxes are shown as they will be charged, and sent as whole numbers', async () => {
  const form = await editor()
  server.on('/addLocation', { success: true, location: aManagedLocation() })
  await fillIn(form)
  await form.label('Own rates').click()
  await form.screen.getByRole('button', { name: 'Add a tax' }).click()
  await expect.element(form.screen.getByText('Complete the taxes to see them.')).toBeVisible()
  await form.label('Tax').fill('QST')
  await form.label('Rate in %').fill('9975')
  await form.label('First day').click()
  await form.told('Rate in %').toHaveAccessibleDescription('Tax rate must be between 0 and 100 percent')
  await form.label('Rate in %').fill('9,975')
  await form.label('First day').fill('2026-01-01')
  await form.label('Alcohol').click()
  await expect.element(form.screen.getByText('On $100.00 today: HST $14.00')).toBeVisible()
  const line = { name: 'QST', ratePer100k: 9_975, from: '2026-01-01', until: null, classes: ['alcohol'] }
  await expect.poll(() => server.sent('/previewTaxes').at(-1)?.input.tax).toEqual({ kind: 'own', lines: [line] })
  await form.save.click()
  await expect.poll(() => server.sent('/addLocation').length).toBe(1)
  await expect.poll(() => server.sent('/addLocation')[0]?.input.tax).toEqual({ kind: 'own', lines: [line] })
})

test('the advice about a tax is taken by a press', async () => {
  const advice = {
    text: 'By postal code: 14 %. Ontario restaurants charge 13 %.',
    action: 'Use Ontario',
    province: 'ON',
  } as const
  const form = await editor()
  await expect.element(form.screen.getByText('On $100.00 today: HST $14.00')).toBeVisible()
  server.on('/previewTaxes', { ...TAXED, advice, warnings: ['No tax on 1 May. Save anyway?'] })
  await form.label('Pincode').fill('P9A 1A1')
  await expect.element(form.screen.getByText('No tax on 1 May. Save anyway?')).toBeVisible()
  server.on('/previewTaxes', TAXED)
  await form.screen.getByRole('button', { name: 'Use Ontario' }).click()
  await form.told('Taxes as in').toHaveDisplayValue('Ontario')
  await expect.element(form.screen.getByRole('button', { name: 'Use Ontario' })).not.toBeInTheDocument()
})

test('an update carries what was changed and the version that was seen', async () => {
  const form = await editor(aManagedLocation())
  server.on('/updateLocation', { success: true, location: aManagedLocation({ version: 4 }) })
  await form.told('Location ID').toHaveAccessibleDescription('Cannot be changed after creation')
  await form.told('Location ID').toHaveAttribute('readonly')
  await form.label('Phone').fill('(902) 555-0199')
  await form.save.click()
  await expect.element(form.screen.toasts.getByText('Truro was updated')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateLocation').map(({ input }) => input))
    .toEqual([{ id: 'truro', expectedVersion: 3, updates: { phone: '(902) 555-0199' } }])
})

test('nothing changed is nothing to save', async () => {
  const form = await editor(aManagedLocation())
  await expect.element(form.save).toBeDisabled()
  await expect.element(form.save).toHaveAccessibleDescription('No changes yet.')
  await form.label('Manager').fill('Sam Oduya')
  await expect.element(form.save).toBeEnabled()
})

test('a code that another location has is told at its field', async () => {
  const form = await editor(aManagedLocation())
  server.on('/updateLocation', { success: false, code: 'location_code_taken', orderCode: 'NGL' })
  await form.label('Order Code').fill('ngl')
  await form.save.click()
  await form.told('Order Code').toHaveFocus()
  await form.told('Order Code').toBeInvalid()
  await expect.element(form.screen.getByRole('alert')).toMatchTextContent(/^Failed to save location: Order code/)
})

test('an answer that is lost keeps the form', async () => {
  const form = await editor(aManagedLocation())
  server.on('/updateLocation', LOST)
  await form.label('Manager').fill('Sam Oduya')
  await form.save.click()
  await expect.element(form.screen.getByRole('alert')).toMatchTextContent(/^Failed to save location: /)
  await form.told('Manager').toHaveValue('Sam Oduya')
})

test('a manager reads what only an admin changes, with the reason', async () => {
  const form = await editor(aManagedLocation(), false)
  for (const name of ['Order Code', 'Pincode', 'Legal name', 'End of the business day']) {
    await form.told(name).toHaveAttribute('readonly')
    await form.told(name).toHaveAccessibleDescription('Only an admin can change this.')
  }
  for (const name of ['Active Location', 'Province', 'Time Zone']) await form.told(name).toBeDisabled()
  await expect.element(form.screen.getByRole('radio', { name: /^Own rates/ })).toBeDisabled()
  for (const name of ['Phone', 'Manager', 'Monday opens', 'Guests per time'])
    await form.told(name).not.toHaveAttribute('readonly')
})

test('shorter hours list what they would leave out, and keep it at a press', async () => {
  const form = await editor(aManagedLocation())
  server.on(
    '/updateLocation',
    { success: false, code: 'hours_shortened', orders: 0, bookings: 2, visits: [aBookingInTheWay('2026-11-21')] },
    { success: true, location: aManagedLocation({ version: 4 }) },
  )
  await form.label('Saturday closes').fill('20:00')
  await form.save.click()
  const list = form.screen.getByRole('dialog', { name: 'Orders and bookings in these hours' })
  await expect.element(list.getByRole('heading', { name: '2 bookings lie in these hours' })).toBeVisible()
  await expect.element(list.getByRole('link', { name: /Li Wei.*Saturday, November 21, 2026/ })).toBeVisible()
  await expect.element(list.getByText('And 1 more.')).toBeVisible()
  await list.getByRole('button', { name: 'Keep them and save' }).click()
  await expect.element(form.screen.toasts.getByText('Truro was updated')).toBeVisible()
  await expect.poll(() => server.sent('/updateLocation').map(({ input }) => input.keepThem)).toEqual([undefined, true])
})

test('leaving with something entered asks first', async () => {
  const form = await editor(aManagedLocation())
  await form.label('Manager').fill('Sam Oduya')
  await form.screen.getByRole('button', { name: 'Cancel' }).click()
  const question = form.screen.getByRole('dialog', { name: /^Leave without saving\?/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await form.told('Manager').toHaveValue('Sam Oduya')
  await form.screen.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(() => form.onClose).toHaveBeenCalledOnce()
})
