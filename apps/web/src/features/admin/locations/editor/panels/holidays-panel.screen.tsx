import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { expect, test } from 'vitest'
import { renderDialog } from '../../../../../testing/office.tsx'
import { aLocationList, aManagedLocation } from '../../../../../testing/samples-locations.ts'
import { aServer } from '../../../../../testing/server.ts'
import { LocationEditor } from '../location-editor.tsx'

// A location's own dates in its form, over those of all locations.

const server = aServer()
const { date: today } = localAt('America/Halifax', new Date())
const CHRISTMAS = { date: addDays(today, 10), closed: true, open: null, close: null, name: 'Christmas Day' }
const BOXING = { ...CHRISTMAS, date: addDays(today, 11), name: 'Boxing Day' }
const PARTY = { ...CHRISTMAS, date: addDays(today, 30), name: 'Staff party' }
const TRURO = aManagedLocation({ exceptions: [PARTY], chainExceptions: [CHRISTMAS, BOXING] })

async function editor() {
  server.on('/previewTaxes', { success: true, text: '', taxes: [], warnings: [], advice: null })
  server.on('/getAllLocations', aLocationList([TRURO]))
  const { screen, onClose } = await renderDialog((close) => (
    <LocationEditor location={TRURO} mayManage={false} onClose={close} />
  ))
  const row = (name: string) => screen.getByRole('group', { name, exact: true })
  const ofChain = screen.getByRole('region', { name: 'From all locations' })
  return { screen, onClose, row, ofChain, save: screen.getByRole('button', { name: 'Update Location' }) }
}

test('a date of all locations gets other hours here, by a manager too (times 21)', async () => {
  const form = await editor()
  server.on('/updateLocation', { success: true, location: TRURO })
  await form.ofChain.getByRole('button', { name: `Other hours here on ${CHRISTMAS.date}` }).click()
  await expect.element(form.ofChain.getByText('Replaced by its own date')).toBeVisible()
  await form.row('Christmas Day').getByLabelText('Closes').fill('15:00')
  await form.save.click()
  await expect.poll(() => server.sent('/updateLocation').length).toBe(1)
  const own = { ...CHRISTMAS, closed: false, close: '15:00' }
  await expect
    .poll(() => server.sent('/updateLocation')[0]?.input)
    .toEqual({
      id: 'truro',
      expectedVersion: 3,
      updates: { exceptions: [own, PARTY] },
    })
})

test('a time to close that is after the business day ends is told at its date', async () => {
  const form = await editor()
  await form.screen.getByRole('button', { name: 'Change Staff party' }).click()
  const row = form.row('Staff party')
  await row.getByText('Open', { exact: true }).click()
  await row.getByLabelText('Opens').fill('18:00')
  await row.getByLabelText('Closes').fill('06:00')
  await form.save.click()
  await expect.element(row.getByLabelText('Opens')).toHaveFocus()
  const sentence = 'Closing at 6 a.m. is after the business day ends at 4 a.m.'
  await expect.element(row.getByLabelText('Opens')).toHaveAccessibleDescription(sentence)
  expect(server.sent('/updateLocation')).toEqual([])
})
