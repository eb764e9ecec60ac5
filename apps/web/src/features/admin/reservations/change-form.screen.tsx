import { expect, test } from 'vitest'
import { renderDialog } from '../../../testing/office.tsx'
import { aReservation, aSlot } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { ChangeForm } from './change-form.tsx'

// Plans change: the guest is on the phone, or at the door with two more.

const server = aServer()
const HAD = aReservation({})
const { date, time, partySize } = HAD.reservationDetails

async function changing(reservation = HAD, { emailEnabled = true, textsEnabled = true } = {}) {
  server.on('/getReservationDay', {
    success: true,
    isClosed: false,
    slots: [aSlot(time, '7 p.m.', { guests: 20 }), aSlot('23:30', '11:30 p.m.', { guests: 18 })],
  })
  const { screen, onClose } = await renderDialog((close) => (
    <ChangeForm reservation={reservation} senders={{ emailEnabled, textsEnabled }} onClose={close} />
  ))
  const save = screen.getByRole('button', { name: 'Save changes' })
  const sent = () => server.sent('/changeReservation').map(({ input }) => input)
  return { screen, onClose, save, sent }
}

test('nothing is saved until something is other, and its own chairs do not stand in its way', async () => {
  const { screen, save } = await changing()
  await expect.element(screen.getByText('No changes yet.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: `7 p.m., ${partySize} of 20 free` })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: '11:30 p.m., 2 of 20 free' })).toBeDisabled()
})

test('fewer guests may come later; the guest is told, and the version that was seen is sent along', async () => {
  server.on('/changeReservation', {
    success: true,
    isTold: true,
    reservation: { ...HAD, reservationDetails: { ...HAD.reservationDetails, timeLabel: '11:30 p.m.', partySize: 2 } },
  })
  const { screen, save, sent, onClose } = await changing()
  await screen.getByLabelText('Guests').selectOptions('2 guests')
  await screen.getByRole('radio', { name: '11:30 p.m., 2 of 20 free' }).click()
  await expect.element(screen.getByText('We’ll email the guest the new details.')).toBeVisible()
  await save.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  const { id, version, reservationDetails, customerInfo } = HAD
  const { name, phone, email } = customerInfo
  expect(sent()).toEqual([
    {
      id,
      version,
      customerInfo: { name, phone, email },
      reservationDetails: { date, time: '23:30', partySize: 2, specialRequests: reservationDetails.specialRequests },
    },
  ])
})

test('a party that no longer fits its time is asked for another one', async () => {
  const { screen, save } = await changing()
  await screen.getByLabelText('Guests').selectOptions('9 guests')
  await expect.element(screen.getByText('Choose a time.')).toBeVisible()
  await expect.element(save).toBeDisabled()
})

test('a note alone is saved without a letter', async () => {
  const { screen, save } = await changing()
  await screen.getByLabelText('Special requests (optional)').fill('High chair')
  await expect.element(save).toBeEnabled()
  expect(screen.getByText('We’ll email the guest the new details.').elements()).toEqual([])
})

test('who was faster is named, and what was entered stays', async () => {
  server.on('/changeReservation', {
    success: false,
    code: 'reservation_changed_meanwhile',
    current: { status: 'confirmed', at: '2026-11-20T23:04:00.000Z', by: 'Mia Manager' },
  })
  const { screen, save, onClose } = await changing()
  await screen.getByLabelText('Special requests (optional)').fill('High chair')
  await save.click()
  await expect.element(screen.getByText(/has changed meanwhile.+Mia Manager was first, at 7:04\sp\.m\./)).toBeVisible()
  await expect.element(screen.getByLabelText('Special requests (optional)')).toHaveValue('High chair')
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  [true, 'We’ll email the details to the new address. The link in earlier emails stops working.'],
  [false, 'Email is not set up: tell the guest. The link in earlier emails stops working.'],
])('a corrected guest is checked as any other, and what follows is said: %s', async (emailEnabled, outcome) => {
  server.on('/changeReservation', { success: true, isTold: true, reservation: HAD })
  const { screen, save, sent, onClose } = await changing(HAD, { emailEnabled })
  await screen.getByLabelText('Name').fill('P')
  await screen.getByLabelText('Email (optional)').fill('new@')
  await save.click()
  await expect.element(screen.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect.element(screen.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  expect(sent()).toEqual([])
  await screen.getByLabelText('Name').fill('Priya Lee')
  await screen.getByLabelText('Email (optional)').fill('New@example.test')
  await expect.element(screen.getByText(outcome)).toBeVisible()
  await save.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(sent()).toMatchObject([{ customerInfo: { name: 'Priya Lee', email: 'new@example.test' } }])
})

test.each([
  [true, /We’ll text the guest the new details\. The link/],
  [false, /Texts are not set up: tell the guest\. The link/],
])('who loses the email is texted, and a guest with another table is told so: %s', async (textsEnabled, outcome) => {
  server.on('/changeReservation', { success: false, code: 'already_booked_here' })
  const { screen, save } = await changing(HAD, { textsEnabled })
  await screen.getByLabelText('Email (optional)').fill('')
  await expect.element(screen.getByText(outcome)).toBeVisible()
  await save.click()
  await expect.element(screen.getByText(/has another reservation to come here/)).toBeVisible()
})
