import { expect, test, vi } from 'vitest'
import { renderDialog, renderInOffice } from '../../../../testing/office.tsx'
import { aDish, anOrder } from '../../../../testing/samples-admin.ts'
import { aPlan, aTicket, aTicketLine, aTicketOrder, BAR } from '../../../../testing/samples-stations.ts'
import { aServer } from '../../../../testing/server.ts'
import { chooseCounted } from '../state/board-look.ts'
import { AllDayList } from './all-day-list.tsx'
import { SoldOutDialog } from './sold-out-dialog.tsx'

// What has run out is said from where a cook sees it, and what is still to be made is counted.

const server = aServer()
const DISHES = [
  { id: 'korma', name: 'Korma' },
  { id: 'naan', name: 'Naan' },
  { id: 'korma', name: 'Korma' },
]

async function soldOut() {
  const { screen } = await renderDialog((close) => (
    <SoldOutDialog locationId="truro" locationName="Truro" dishes={DISHES} onClose={close} />
  ))
  return {
    screen,
    out: screen.getByRole('button', { name: 'Mark as sold out: Korma' }),
    back: screen.getByRole('button', { name: 'Back on sale: Korma' }),
  }
}

test('a dish is sold out with one press, and back with the next (kitchen 40)', async () => {
  server.on('/setSoldOut', { success: true, soldOut: null, unitsLeft: null })
  const { screen, out, back } = await soldOut()
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(2)
  await out.click()
  await back.click()
  await expect.element(out).toBeVisible()
  const korma = { locationId: 'truro', kind: 'item', id: 'korma' }
  await expect
    .poll(() => server.sent('/setSoldOut').map(({ input }) => input))
    .toEqual([
      { ...korma, state: { for: 'tomorrow' } },
      { ...korma, state: { for: 'none' } },
    ])
})

test('a refused press says why and changes nothing', async () => {
  server.on('/setSoldOut', { success: false, code: 'permission-denied' })
  const { screen, out } = await soldOut()
  await out.click()
  await expect.element(screen.toasts.getByText(/^Korma: You do not have permission/)).toBeVisible()
  await expect.element(out).toBeVisible()
})

const READY = '2026-11-20T22:05:00.000Z'
const ORDERS = [{ ...anOrder({ items: [aDish('Korma', 14, 2)] }), isWaiting: false, isSending: false }]

async function counts(locationId: string | undefined, onSoldOut?: () => void) {
  server.on('/getStations', { success: true, stations: aPlan() })
  chooseCounted('')
  return await renderInOffice(<AllDayList orders={ORDERS} locationId={locationId} onSoldOut={onSoldOut} />)
}

test('the counts name heats that somebody asked for, and lead to what is sold out', async () => {
  const onSoldOut = vi.fn()
  const screen = await counts('truro', onSoldOut)
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/^2×Kormaall\sMediumSold out…$/)
  await screen.getByRole('button', { name: 'Sold out… Korma' }).click()
  await expect.poll(() => onSoldOut).toHaveBeenCalledWith({ id: 'korma', name: 'Korma' })
})

test('of several kitchens together nothing is sold out, and no station is counted', async () => {
  const screen = await counts(undefined)
  await expect.element(screen.getByRole('listitem')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  const choices = screen.getByRole('combobox', { name: 'Count' }).getByRole('option')
  await expect.poll(() => choices.elements().map(({ textContent }) => textContent)).toEqual(['All dishes', 'Options'])
})

test('one station is counted from its tickets, and this device keeps to it (kitchen 39)', async () => {
  const lines = [aTicketLine('Pop', { quantity: 3, left: 2 }), aTicketLine('Lassi', { n: 2, doneAt: READY })]
  server.on('/getTickets', { success: true, orders: [aTicketOrder([aTicket('bar', BAR, { lines })])] })
  const screen = await counts('truro')
  const count = screen.getByRole('combobox', { name: 'Count' })
  await count.selectOptions('Bar')
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/^2×Pop/)
  await expect.poll(() => server.sent('/getTickets')[0]?.input).toEqual({ locationId: 'truro', stationId: BAR.id })
  await screen.unmount()
  const again = await renderInOffice(<AllDayList orders={ORDERS} locationId="truro" onSoldOut={undefined} />)
  await expect.element(again.getByRole('listitem')).toMatchTextContent(/^2×Pop/)
  await again.getByRole('combobox', { name: 'Count' }).selectOptions('Options')
  await expect.element(again.getByText('No options to make right now.')).toBeVisible()
})
