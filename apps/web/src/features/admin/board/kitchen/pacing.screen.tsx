import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aKitchen, aUser, PLACES } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { useKitchens } from './kitchen-query.ts'
import { PacingBar } from './pacing-bar.tsx'
import { PauseOnline } from './pause-online.tsx'

// How full the kitchen is, and the press that gives it half an hour.

const server = aServer()
const answer = (change: Parameters<typeof aKitchen>[0] = {}) => ({ success: true as const, kitchen: aKitchen(change) })
const PAUSE = {
  id: '0190a000-0000-7000-8000-00000000000b',
  orderType: null,
  channel: 'site',
  from: '2026-11-20T22:58:12.000Z',
  until: '2026-11-20T23:29:00.000Z',
  reason: '',
  byName: 'Mia Chen',
  text: 'All orders on the site paused until 7:29 p.m.',
} as const

function Toolbar({ user, ids }: { user: ReturnType<typeof aUser>; ids: readonly string[] }) {
  const kitchens = useKitchens(ids)
  return (
    <>
      <PauseOnline user={user} kitchens={kitchens} className="" />
      <PacingBar kitchens={kitchens} locations={PLACES.slice(0, ids.length)} />
    </>
  )
}

async function toolbar(ids = ['truro'], user = aUser('staff')) {
  const screen = await renderInOffice(<Toolbar user={server.signedIn(user)} ids={ids} />)
  return {
    screen,
    pause: screen.getByRole('button', { name: 'Pause online orders for 30 minutes' }),
    resume: screen.getByRole('button', { name: 'Resume online orders' }),
  }
}

test('one press pauses the orders of the site, and another one takes that back (kitchen 36)', async () => {
  server.on('/getKitchen', answer())
  server.on('/pauseOrders', answer({ pauses: [PAUSE] }))
  server.on('/resumeOrders', answer())
  const { pause, resume } = await toolbar()
  await pause.click()
  await resume.click()
  await expect.element(pause).toBeVisible()
  const length = { for: 'minutes', minutes: 30 }
  await expect
    .poll(() => server.sent('/pauseOrders').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', orderType: null, channel: 'site', length }])
  await expect
    .poll(() => server.sent('/resumeOrders').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', pauseId: PAUSE.id }])
})

test('where one of two kitchens is paused already, the press is for the other', async () => {
  server.on('/getKitchen', answer({ pauses: [PAUSE] }), answer({ locationId: 'new-glasgow' }))
  server.on('/pauseOrders', answer({ locationId: 'new-glasgow', pauses: [PAUSE] }))
  const { pause, resume } = await toolbar(['truro', 'new-glasgow'], aUser('admin'))
  await pause.click()
  await expect.element(resume).toBeVisible()
  await expect.poll(() => server.sent('/pauseOrders').map(({ input }) => input.locationId)).toEqual(['new-glasgow'])
})

test('a pause of one order type, or of staff alone, leaves the site open', async () => {
  server.on(
    '/getKitchen',
    answer({
      pauses: [
        { ...PAUSE, orderType: 'delivery' },
        { ...PAUSE, channel: 'staff' },
      ],
    }),
  )
  const { pause } = await toolbar()
  await expect.element(pause).toBeVisible()
})

test('a refused press says why', async () => {
  server.on('/getKitchen', answer())
  server.on('/pauseOrders', { success: false, code: 'permission-denied' })
  const { screen, pause } = await toolbar()
  await pause.click()
  await expect.element(screen.toasts.getByText('You do not have permission to perform this action.')).toBeVisible()
  await expect.element(pause).toBeVisible()
})

test('whoever may not pause there has no such button', async () => {
  server.on('/getKitchen', answer({ capacity: { orders: 4, items: null } }))
  const { screen, pause } = await toolbar(['truro'], aUser('staff', { locationIds: ['new-glasgow'] }))
  await expect.element(screen.getByRole('list')).toBeInTheDocument()
  await expect.element(pause).not.toBeInTheDocument()
})

test('the next times say how full they are, with what is held for payers', async () => {
  const slot = { items: 11, heldItems: 0 }
  server.on(
    '/getKitchen',
    answer({
      capacity: { orders: 4, items: null },
      quotes: [{ orderType: 'pickup', minutes: 18 }],
      slots: [
        { ...slot, at: '2026-11-20T22:45:00.000Z', time: '6:45 p.m.', orders: 3, heldOrders: 1 },
        { ...slot, at: '2026-11-20T23:00:00.000Z', time: '7 p.m.', orders: 1, heldOrders: 0 },
      ],
    }),
  )
  const { screen } = await toolbar()
  await expect.element(screen.getByText('Pickup 18 min')).toBeVisible()
  const slots = screen.getByRole('list', { name: 'How full the next times of Truro are' }).getByRole('listitem')
  await expect.element(slots.first()).toHaveTextContent('6:45 p.m. 4/4 full')
  await expect.element(slots.last()).toHaveTextContent('7 p.m. 1/4')
})

test('where as many are taken as come, there is no bar', async () => {
  server.on('/getKitchen', answer())
  const { screen, pause } = await toolbar()
  await expect.element(pause).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})
