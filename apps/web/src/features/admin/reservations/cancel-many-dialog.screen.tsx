import { beforeEach, expect, test } from 'vitest'
import { withoutMail } from '../../../testing/no-mail.ts'
import { renderDialog } from '../../../testing/office.tsx'
import { aReservation, aSlot } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { CancelManyDialog } from './cancel-many-dialog.tsx'

// Nothing is cancelled unseen.

const server = aServer()
const TWO = [aReservation(), aReservation({ id: '0190a000-0000-7000-8000-000000000009' })]
const found = (reservations = TWO, total = reservations.length) => ({ success: true as const, reservations, total })

beforeEach(() => server.on('/getReservationDay', { success: true, slots: [], isClosed: false }))

const PLACES = [
  { id: 'truro', name: 'Truro' },
  { id: 'pictou', name: 'Pictou' },
]

async function cancelling(date = '2026-11-20') {
  const start = { location: 'truro', date }
  const { screen, onClose } = await renderDialog((close) => (
    <CancelManyDialog start={start} places={PLACES} onClose={close} />
  ))
  const list = screen.getByRole('region', { name: 'What will be cancelled' })
  return { screen, onClose, list, said: list.getByRole('status') }
}

test('without a field nothing is looked for and nothing can be cancelled; the next days are a press away', async () => {
  server.on('/getReservationsToCancel', found())
  server.on('/getAllReservations', {
    success: true,
    reservations: [],
    total: 0,
    page: 1,
    pages: 1,
    days: [{ date: '2026-11-20', tables: 2, guests: 8 }],
    alerts: [],
    stats: { total: 0, confirmedToday: 0, upcoming: 0, cancelled: 0 },
  })
  const { screen, said } = await cancelling('')
  await expect.element(said).toHaveTextContent('Choose a day, or fill in a phone, an email or a source.')
  await expect.element(screen.getByRole('button', { name: /^Cancel \d/ })).not.toBeInTheDocument()
  expect(server.sent('/getReservationsToCancel')).toEqual([])
  await screen.getByRole('button', { name: 'Friday, November 20 2 tables, 8 guests' }).click()
  await expect.element(said).toHaveTextContent('2 reservations will be cancelled')
})

test('while it is being looked, that is said', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof found>>()
  server.on('/getReservationsToCancel', answer.promise)
  const { said } = await cancelling()
  await expect.element(said).toHaveTextContent('Looking for reservations…')
  answer.resolve(found([]))
  await expect.element(said).toHaveTextContent('No reservations match.')
})

test('each one is listed before it is cancelled, with a reason, and only those', async () => {
  server.on('/getReservationsToCancel', found())
  server.on('/cancelReservations', { success: true, cancelled: 2, left: 0, message: '2 reservations cancelled' })
  const { screen, onClose, list, said } = await cancelling()
  await expect.element(said).toHaveTextContent('2 reservations will be cancelled')
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(2)
  const act = screen.getByRole('button', { name: 'Cancel 2 reservations and tell the guests' })
  await expect.element(act).toBeDisabled()
  await screen.getByRole('radio', { name: 'Weather conditions' }).click()
  await act.click()
  await expect.element(screen.toasts.getByText('2 reservations cancelled')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/cancelReservations').map(({ input }) => input))
    .toEqual([{ ids: TWO.map(({ id }) => id), reason: 'Weather conditions' }])
})

test('who keeps the table is unticked, and only the others are cancelled', async () => {
  server.on('/getReservationsToCancel', found())
  server.on('/cancelReservations', { success: true, cancelled: 1, left: 0, message: '1 reservation was cancelled' })
  const { screen, list, said } = await cancelling()
  await list.getByRole('checkbox').first().click()
  await expect.element(said).toHaveTextContent('1 of 2 reservations will be cancelled')
  await screen.getByRole('radio', { name: 'Weather conditions' }).click()
  await screen.getByRole('button', { name: 'Cancel 1 reservation and tell the guest' }).click()
  await expect.poll(() => server.sent('/cancelReservations')[0]?.input.ids).toEqual(TWO.slice(1).map(({ id }) => id))
})

test('everybody keeps the table at a press', async () => {
  server.on('/getReservationsToCancel', found())
  const { screen, onClose } = await cancelling()
  await screen.getByRole('button', { name: 'Keep them' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('of very many only the first are taken, and that is said', async () => {
  server.on('/getReservationsToCancel', found(TWO, 240))
  const { said } = await cancelling()
  await expect.element(said).toHaveTextContent('The first 2 of 240 reservations')
})

test('a filter narrows what is asked for', async () => {
  server.on('/getReservationsToCancel', found(), found(TWO.slice(0, 1)))
  server.on('/getReservationDay', {
    success: true,
    slots: [aSlot('18:00', '6 p.m.'), aSlot('19:00', '7 p.m.', { reservations: [aReservation()] })],
    isClosed: false,
  })
  const { screen, said } = await cancelling()
  await expect.element(screen.getByRole('option', { name: '6 p.m.' })).not.toBeInTheDocument()
  await screen.getByLabelText('Time').selectOptions('7 p.m.')
  await expect.element(said).toHaveTextContent('1 reservation will be cancelled')
  await expect
    .poll(() => server.sent('/getReservationsToCancel').at(-1)?.input)
    .toEqual({
      location: 'truro',
      date: '2026-11-20',
      time: '19:00',
    })
})

test('the location is chosen as the day is', async () => {
  server.on('/getReservationsToCancel', found(), found(TWO.slice(0, 1)))
  const { screen, said } = await cancelling()
  await expect.element(screen.getByText(/^Upcoming reservations at Truro\./)).toBeVisible()
  await screen.getByLabelText('Location').selectOptions('Pictou')
  await expect.element(screen.getByText(/^Upcoming reservations at Pictou\./)).toBeVisible()
  await expect.element(said).toHaveTextContent('1 reservation will be cancelled')
  await expect.poll(() => server.sent('/getReservationsToCancel').at(-1)?.input).toMatchObject({ location: 'pictou' })
})

test('without a mail server no letter is promised', async () => {
  withoutMail()
  server.on('/getReservationsToCancel', found())
  const { screen } = await cancelling()
  await expect
    .element(screen.getByText('No guest gets an email: call each of them at the number in the list.'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel 2 reservations', exact: true })).toBeVisible()
})
