import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { aLocationList, aManagedLocation } from '../../../../testing/samples-locations.ts'
import { aServer } from '../../../../testing/server.ts'
import { LocationEditor } from './location-editor.tsx'

// Two people in one form: nobody's entries are lost, and nobody saves over another without knowing.

const server = aServer()
const TAXED = { success: true as const, text: 'On $100.00 today: no tax', taxes: [], warnings: [], advice: null }

async function editor() {
  server.on('/previewTaxes', TAXED)
  server.on('/getAllLocations', aLocationList([aManagedLocation()]))
  const { screen, onClose } = await renderDialog((close) => (
    <LocationEditor location={aManagedLocation()} mayManage onClose={close} />
  ))
  const dialog = screen.getByRole('dialog', { name: 'Edit Location' })
  const label = (name: string) => dialog.getByLabelText(name, { exact: true })
  const told = (name: string) => expect.element(label(name))
  return { screen, onClose, label, told, save: screen.getByRole('button', { name: 'Update Location' }) }
}

const THEIRS = aManagedLocation({
  version: 4,
  address: '14 Inglis Place, Truro',
  manager: 'Ada Lin',
  updatedBy: 'Sam Oduya',
  updatedAt: '2026-11-20T22:04:00.000Z',
})
const MEANWHILE = { version: 4, changedBy: 'Sam Oduya', changedAt: '2026-11-20T22:04:00.000Z' }

/** My manager and phone are entered when the server says that Sam was first. */
async function conflict() {
  const form = await editor()
  server.on('/updateLocation', { success: false, code: 'location_changed', current: MEANWHILE })
  await form.label('Phone').fill('(902) 555-0199')
  await form.label('Manager').fill('Mine')
  server.on('/getAllLocations', aLocationList([THEIRS]))
  await form.save.click()
  const notice = form.screen.getByRole('alert').filter({ hasText: 'Sam Oduya changed this location at 6:04 p.m.' })
  await expect.element(notice).toBeVisible()
  await form.told('Manager').toHaveValue('Mine')
  return { ...form, notice }
}

test('who was first is named, and what was entered goes over it when it is kept (menu 65)', async () => {
  const form = await conflict()
  await expect.element(form.notice.getByText(/You both changed: Manager\./)).toBeVisible()
  await form.notice.getByRole('button', { name: 'Keep my entries' }).click()
  await expect.element(form.notice).not.toBeInTheDocument()
  await form.told('Address').toHaveValue('14 Inglis Place, Truro')
  server.on('/updateLocation', { success: true, location: aManagedLocation({ version: 5 }) })
  await form.save.click()
  await expect.element(form.screen.toasts.getByText('Truro was updated')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateLocation').at(-1)?.input)
    .toEqual({
      id: 'truro',
      expectedVersion: 4,
      updates: { manager: 'Mine', phone: '(902) 555-0199' },
    })
})

test('what is there now is loaded by a press', async () => {
  const form = await conflict()
  await form.notice.getByRole('button', { name: 'Load what is there now' }).click()
  await form.told('Manager').toHaveValue('Ada Lin')
  await form.told('Phone').toHaveValue('(902) 555-0100')
  await expect.element(form.save).toBeDisabled()
})

test('an untouched form follows what others change', async () => {
  server.on('/previewTaxes', TAXED)
  server.on('/getAllLocations', aLocationList([THEIRS]))
  const { screen } = await renderDialog((close) => (
    <LocationEditor location={aManagedLocation()} mayManage onClose={close} />
  ))
  await expect.element(screen.getByLabelText('Manager')).toHaveValue('Ada Lin')
  await expect.element(screen.getByText(/changed this location/)).not.toBeInTheDocument()
  // By its id: a search for 'place-1' also finds 'place-10', and answers with a page of what it finds.
  await expect.poll(() => server.sent('/getAllLocations').map(({ input }) => input)).toEqual([{ id: 'truro' }])
})
