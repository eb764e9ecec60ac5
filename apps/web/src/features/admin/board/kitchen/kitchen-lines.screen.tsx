import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NOT_OFFLINE } from '../../../../kit/use-online.ts'
import { aNetwork, goOffline } from '../../../../testing/network.ts'
import { renderDialog, renderInOffice } from '../../../../testing/office.tsx'
import { aKitchen, aUser, PLACES } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { TRURO as PLACE } from '../../../../testing/shop.ts'
import { KitchenLines } from './kitchen-lines.tsx'
import { PauseDialog } from './pause-dialog.tsx'

const server = aServer()
aNetwork()
const TRURO = PLACES.slice(0, 1)
const PAUSE = {
  id: '0190a000-0000-7000-8000-00000000000b',
  orderType: 'delivery',
  channel: null,
  from: '2026-11-20T22:58:12.000Z',
  until: '2026-11-20T23:29:00.000Z',
  reason: 'The driver is ill',
  byName: 'Sam Staff',
  text: 'Delivery paused until 7:30 p.m.',
} as const
const BUMP = { minutes: 20, until: '2026-11-20T23:29:00.000Z', text: 'Quotes +20 min until 7:30 p.m.' }
const answer = (change: Parameters<typeof aKitchen>[0] = {}) => ({ success: true as const, kitchen: aKitchen(change) })

async function lines(user = aUser('staff'), locations = TRURO) {
  const screen = await renderInOffice(<KitchenLines user={server.signedIn(user)} locations={locations} />)
  return { screen, resume: screen.getByRole('button', { name: 'Resume: Delivery paused until 7:30 p.m.' }) }
}

test('a pause is resumed with one press, and its line goes', async () => {
  server.on('/getKitchen', answer({ pauses: [PAUSE], bump: BUMP }))
  server.on('/resumeOrders', answer({ bump: BUMP }))
  const { screen, resume } = await lines()
  await expect.element(screen.getByText('Delivery paused until 7:30 p.m.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('The driver is ill, Sam Staff')).toBeVisible()
  await resume.dblClick()
  await expect.element(resume).not.toBeInTheDocument()
  await expect.element(screen.getByText('Quotes +20 min until 7:30 p.m.', { exact: true })).toBeVisible()
  await expect
    .poll(() => server.sent('/resumeOrders').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', pauseId: PAUSE.id }])
})

test('a pause that has ended leaves when the screen is looked at again', async () => {
  server.on('/getKitchen', answer({ pauses: [PAUSE] }), answer())
  const { screen, resume } = await lines()
  await expect.element(resume).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText(/Delivery paused/)).not.toBeInTheDocument()
})

test('whoever may not end it reads it without the button', async () => {
  server.on('/getKitchen', answer({ pauses: [PAUSE], bump: BUMP }))
  const { screen } = await lines(aUser('staff', { locationIds: ['new-glasgow'] }))
  await expect.element(screen.getByText('Delivery paused until 7:30 p.m.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Quotes +20 min until 7:30 p.m.', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: /Resume|End/ }).elements()).toEqual([])
})

test('over several locations each line says where', async () => {
  const there = aKitchen({ locationId: 'new-glasgow', pauses: [PAUSE] })
  server.on('/getKitchen', answer(), { success: true, kitchen: there })
  const { screen } = await lines(aUser('admin'), PLACES)
  await expect.element(screen.getByText('New Glasgow: Delivery paused until 7:30 p.m.')).toBeVisible()
})

test('a refused press says why, and the line stays', async () => {
  server.on('/getKitchen', answer({ pauses: [PAUSE] }))
  server.on('/resumeOrders', { success: false, code: 'permission-denied' })
  const { screen, resume } = await lines()
  await resume.click()
  await expect.element(screen.toasts.getByText('You do not have permission to perform this action.')).toBeVisible()
  await expect.element(resume).toBeEnabled()
})

async function dialog(locations = TRURO) {
  server.signedIn(aUser('staff'))
  server.on('/getKitchen', answer())
  server.on('/getLocation', { success: true, location: PLACE })
  const opened = await renderDialog((onClose) => <PauseDialog locations={locations} onClose={onClose} />)
  return { ...opened, outcome: opened.screen.getByRole('dialog').getByRole('status') }
}

test('orders are paused by the keyboard alone', async () => {
  server.on('/pauseOrders', answer({ pauses: [PAUSE] }))
  const { screen, onClose, outcome } = await dialog()
  await expect.element(outcome).toMatchTextContent(/^Truro: all orders paused on the site until /)
  screen.getByRole('radio', { name: 'All', exact: true }).element().focus()
  await userEvent.keyboard('{ArrowRight}{Tab}{ArrowRight}')
  await expect.element(outcome).toMatchTextContent(/^Truro: pickup paused on the site until /)
  await userEvent.keyboard('{Tab}Snow{Tab} ')
  await expect.element(outcome).toMatchTextContent(/^Truro: pickup paused until /)
  await userEvent.keyboard(' ')
  await expect.element(outcome).toMatchTextContent(/^Truro: pickup paused on the site until /)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect
    .poll(() => server.sent('/pauseOrders').map(({ input }) => input))
    .toEqual([
      {
        locationId: 'truro',
        orderType: 'pickup',
        channel: 'site',
        length: { for: 'minutes', minutes: 60 },
        reason: 'Snow',
      },
    ])
})

test('until a date nothing is sent before one is chosen that is possible', async () => {
  const { screen, outcome } = await dialog()
  const act = screen.getByRole('button', { name: 'Pause', exact: true })
  await screen.getByRole('radio', { name: 'Until a date' }).click()
  await expect.element(act).toBeDisabled()
  await screen.getByLabelText('Until the opening of').fill('2020-01-01')
  await expect.element(screen.getByText('Please choose a date within the next 30 days')).toBeVisible()
  await expect.element(act).toBeDisabled()
  await screen.getByRole('radio', { name: 'Until tomorrow' }).click()
  await expect.element(outcome).toMatchTextContent(/^Truro: all orders paused on the site until /)
  await expect.element(act).toBeEnabled()
})

test('more minutes are put on top of the quotes of the location that is chosen', async () => {
  server.on('/bumpQuotes', answer({ bump: BUMP }))
  const { screen, onClose } = await dialog(PLACES)
  await screen.getByLabelText('Location').selectOptions('New Glasgow')
  await screen.getByRole('radio', { name: 'Longer waiting times' }).click()
  await screen.getByRole('radio', { name: '+30 min' }).click()
  await screen.getByRole('radio', { name: '120 min' }).click()
  await screen.getByRole('button', { name: 'Add to waiting times' }).dblClick()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect
    .poll(() => server.sent('/bumpQuotes').map(({ input }) => input))
    .toEqual([{ locationId: 'new-glasgow', minutes: 30, forMinutes: 120 }])
})

test('without a connection a pause cannot be ended, and its press looks so', async () => {
  server.on('/getKitchen', answer({ pauses: [PAUSE] }))
  const { resume } = await lines()
  await expect.element(resume).toBeEnabled()
  goOffline()
  await expect.element(resume).toHaveAttribute('aria-disabled', 'true')
  await expect.element(resume).toHaveAttribute('title', NOT_OFFLINE)
})
