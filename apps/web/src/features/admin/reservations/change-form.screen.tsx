import { expect, test } from 'vitest'
import { renderDialog } from '../../../testing/office.tsx'
import { aReservation, aSlot } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { ChangeForm } from './change-form.tsx'

// Plans change: the guest is on the phone, or at the door with two more.

const server = aServer()
const HAD = aReservation({})
const { date, time, partySize } = HAD.reservationDetails

async function changing(reservation = HAD) {
  server.on('/getReservationDay', {
    success: true,
    isClosed: false,
    slots: [aSlot(time, '7 p.m.', { guests: 20 }), aSlot('23:30', '11:30 p.m.', { guests: 18 })],
  })
  const { screen, onClose } = await renderDialog((close) => <ChangeForm reservation={reservation} onClose={close} />)
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
  const { id, version, reservationDetails } = HAD
  expect(sent()).toEqual([
    {
      id,
      version,
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
  await expect.element(screen.getByText(/has changed meanwhile.+Mia Manager was first, at 7:04 p\.m\./)).toBeVisible()
  await expect.element(screen.getByLabelText('Special requests (optional)')).toHaveValue('High chair')
  expect(onClose).not.toHaveBeenCalled()
})
