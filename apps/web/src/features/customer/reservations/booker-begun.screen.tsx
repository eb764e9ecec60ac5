import { useState } from 'react'
import { expect, test } from 'vitest'
import { session } from '../../../kit/session/session.ts'
import { BookerScreen } from '../../../testing/booker.tsx'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aBooking } from '../../../testing/samples-reservations.ts'
import { aServer } from '../../../testing/server.ts'
import { TRURO } from '../../../testing/shop.ts'
import type { OwnBooking } from './reservation-calls.ts'

// What becomes of a form that was begun: the day changes under it, the page is loaded anew, or the server refuses it.

const server = aServer()
const [HOLD, NEXT_HOLD] = ['0c9a3a5e-6f0e-4c3b-9d43-6c1c8e7d2a11', '1c9a3a5e-6f0e-4c3b-9d43-6c1c8e7d2a11']
const SIX = { time: '18:00', label: '6 p.m.' }
const SEVEN = { time: '19:00', label: '7 p.m.' }
const NOBODY = { name: '', email: '', phone: '' }
const PLACE_GONE = 'This location takes no reservations right now. Please choose another one: what you typed is kept.'
const CLOSED_DAY = 'The restaurant is closed on that day. Please choose another one.'

function Page() {
  const [isBooked, setBooked] = useState(false)
  return isBooked ? <p>Booked.</p> : <BookerScreen known={NOBODY} onBooked={() => setBooked(true)} />
}

function offers(...slots: (typeof SIX)[]) {
  server.on('/getReservationSlots', { success: true, slots, isClosed: slots.length === 0, notice: null })
}
function held(...ids: string[]) {
  const answers = ids.map((holdId) => ({ success: true, holdId, expiresAt: '2026-11-20T16:05:00.000Z' }) as const)
  server.on('/holdReservationSlot', ...answers)
}

async function open(page = <Page />) {
  const screen = await openAt('/reservations', page)
  return {
    screen,
    name: screen.getByLabelText('Full Name'),
    reserve: screen.getByRole('button', { name: /^Reserve for/ }),
  }
}

/** A guest who has chosen six and filled in the form. */
async function begun(page = <Page />) {
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  offers(SIX, SEVEN)
  held(HOLD, NEXT_HOLD)
  const opened = await open(page)
  await opened.screen.getByRole('button', { name: '6 p.m.', exact: true }).click()
  await expect.element(opened.screen.getByText('Held for 5 more minutes')).toBeVisible()
  await opened.name.fill('Sam Lee')
  await opened.screen.getByLabelText('Email Address').fill('sam@example.ca')
  await opened.screen.getByLabelText('Phone Number').fill('902 555 0199')
  return opened
}

/** The page asks again, as it does every half minute and when it is looked at. */
function lookAgain(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a day that is closed meanwhile is refused with its reason, no longer offered or held, and what was typed stays', async () => {
  const { screen, name, reserve } = await begun()
  offers()
  server.on('/createReservation', { success: false, code: 'closed_day' })
  await reserve.click()
  await expect.element(screen.getByRole('alert').filter({ hasText: CLOSED_DAY })).toBeVisible()
  await expect.element(screen.getByText(/^Held for/)).not.toBeInTheDocument()
  await expect.element(screen.getByText('We are closed on Sat, Nov 21. Please choose another day.')).toBeVisible()
  await expect.element(reserve).not.toBeInTheDocument()
  offers(SIX)
  await screen.getByRole('button', { name: 'See Sun, Nov 22' }).click()
  await expect.element(screen.getByText(CLOSED_DAY)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '6 p.m.', exact: true }).click()
  await expect.element(name).toHaveValue('Sam Lee')
})

test('a chosen time that is no longer among the free ones is asked about, and let go when it cannot be had', async () => {
  const { screen, reserve } = await begun()
  offers(SEVEN)
  lookAgain()
  await expect
    .poll(() => server.sent('/holdReservationSlot').map(({ input }) => input.holdId))
    .toEqual([undefined, HOLD])
  await expect.element(screen.getByText('1 free time on Saturday, November 21, 2026')).toBeInTheDocument()
  await expect.element(screen.getByText('Held for 5 more minutes')).toBeVisible()
  await expect.element(reserve).toBeVisible()

  server.on('/holdReservationSlot', { success: false, code: 'slot_outside_hours' })
  lookAgain()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'This time cannot be booked.' })).toBeVisible()
  await expect.element(screen.getByText(/^Held for/)).not.toBeInTheDocument()
  await expect.element(reserve).not.toBeInTheDocument()
})

test('a location that is switched off meanwhile says so and asks for another one, in whose place nothing is shown, and what was typed stays', async () => {
  const elsewhere = { ...TRURO, id: 'new-glasgow', name: 'New Glasgow', phone: '(902) 555-0177' }
  function SwitchedOff() {
    const [isOff, setOff] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOff(true)}>
          Switch off
        </button>
        <BookerScreen known={NOBODY} locations={isOff ? [elsewhere] : [elsewhere, TRURO]} />
      </>
    )
  }
  const { screen, name, reserve } = await begun(<SwitchedOff />)
  await screen.getByRole('button', { name: 'Switch off' }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: PLACE_GONE })).toBeVisible()
  await expect.element(reserve).not.toBeInTheDocument()
  await expect.element(screen.getByText(/Held for|6 p\.m\./)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { checked: true })).not.toBeInTheDocument()
  offers(SEVEN)
  await screen.getByText('New Glasgow').click()
  await expect.element(screen.getByText(PLACE_GONE)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '7 p.m.', exact: true }).click()
  await expect.element(name).toHaveValue('Sam Lee')
  await expect.poll(() => server.sent('/holdReservationSlot').at(-1)?.input.location).toBe('new-glasgow')
})

test('a form that was begun is there after a reload, with its time and its hold, until the table is booked', async () => {
  const first = await begun()
  await first.screen.unmount()
  const { screen, name, reserve } = await open()
  await expect.element(name).toHaveValue('Sam Lee')
  await expect.element(screen.getByLabelText('Email Address')).toHaveValue('sam@example.ca')
  await expect.element(screen.getByLabelText('Phone Number')).toHaveValue('902-555-0199')
  await expect.element(screen.getByText('Held for 5 more minutes')).toBeVisible()
  expect(server.sent('/holdReservationSlot')[1]?.input).toMatchObject({ time: '18:00', holdId: HOLD })

  server.on('/createReservation', aBooking())
  await reserve.click()
  await expect.element(screen.getByText('Booked.')).toBeVisible()
  expect(server.sent('/createReservation')[0]?.input).toMatchObject({ holdId: NEXT_HOLD })
  await screen.unmount()
  const after = await open()
  await expect.element(after.screen.getByText('Pick a time to continue')).toBeVisible()
  await after.screen.getByRole('button', { name: '7 p.m.', exact: true }).click()
  await expect.element(after.name).toHaveValue('')
})

test('somebody else who signs in on this tab finds nothing of it', async () => {
  const first = await begun()
  await first.screen.unmount()
  server.signedIn(PRIYA)
  const { screen, name } = await open()
  await screen.getByRole('button', { name: '7 p.m.', exact: true }).click()
  await expect.element(screen.getByText('Held for 5 more minutes')).toBeVisible()
  await expect.element(name).toHaveValue('')
  expect(sessionStorage.getItem('table-draft')).not.toContain('Sam Lee')
})

test('a form that was begun stays when it becomes known that there is a table already, and is told at its end', async () => {
  server.signedIn(PRIYA)
  offers(SIX)
  held(HOLD)
  const known = { name: PRIYA.name, email: PRIYA.email, phone: '' }
  function Late() {
    const [upcoming, setUpcoming] = useState<OwnBooking[]>([])
    const [own] = useState(() => ({ reservation: aBooking().reservation }))
    return (
      <>
        <button type="button" onClick={() => setUpcoming([own])}>
          It comes
        </button>
        <BookerScreen known={upcoming.length > 0 ? { ...known, phone: '(902) 555-0123' } : known} upcoming={upcoming} />
      </>
    )
  }
  const screen = await openAt('/reservations', <Late />)
  await screen.getByRole('button', { name: '6 p.m.', exact: true }).click()
  await screen.getByRole('button', { name: 'Add a request' }).click()
  await screen.getByLabelText('Special requests (optional)').fill('A high chair')
  await screen.getByRole('button', { name: 'It comes' }).click()
  await expect.element(screen.getByLabelText('Phone Number')).toHaveValue('902-555-0123')
  await expect.element(screen.getByLabelText('Special requests (optional)')).toHaveValue('A high chair')
  await screen.getByRole('button', { name: /^Reserve for/ }).click()
  await expect.element(screen.getByRole('button', { name: /^Cancel/ })).toBeVisible()
  expect(server.sent('/createReservation')).toEqual([])
})

test('what the server finds wrong stands at its field', async () => {
  const { screen, reserve } = await begun()
  server.on('/createReservation', {
    success: false,
    code: 'invalid_input',
    fields: [{ field: 'customerInfo.phone', sentence: 'This number does not exist' }],
  })
  await reserve.click()
  await expect.element(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription('This number does not exist')
})
