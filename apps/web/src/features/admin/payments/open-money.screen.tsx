import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { anAlert } from '../../../testing/samples-admin.ts'
import { someOpenMoney } from '../../../testing/samples-dashboard.ts'
import { aServer } from '../../../testing/server.ts'
import { OpenMoney } from './open-money.tsx'
import { WhatIsClear } from './what-is-clear.tsx'

// Money that somebody still has to take or to give back.

const server = aServer()
const NOTHING_OPEN = someOpenMoney()
const NO_PROBLEMS = {
  provider: { name: 'stripe', isLive: true },
  emailEnabled: true,
  alerts: [],
  failedWebhooks: [],
}
const OWED = {
  orderId: 'o1',
  locationId: 'truro',
  shortNumber: 'TRU-007',
  version: 3,
  status: 'completed' as const,
  orderType: 'pickup' as const,
  customerName: 'Sam Roy',
  customerPhone: '',
  paymentMethod: 'cash',
  amount: 18.02,
  inCash: 18,
  since: '2026-11-20T22:00:00.000Z',
  timeZone: 'America/Halifax',
  by: 'Mia Chen',
}

test('what asks for nobody is said in one line', async () => {
  server.on('/getOpenMoney', NOTHING_OPEN)
  server.on('/getPaymentLinks', { success: true, links: [] })
  server.on('/getPaymentProblems', { success: true, ...NO_PROBLEMS })
  const screen = await renderInOffice(<WhatIsClear locationId={undefined} looksAtProblems />)
  await expect.element(screen.getByText('All clear: no unsettled orders, no unpaid links.')).toBeVisible()
})

test('beside a problem nothing is called all clear', async () => {
  server.on('/getOpenMoney', NOTHING_OPEN)
  server.on('/getPaymentLinks', { success: true, links: [] })
  server.on('/getPaymentProblems', { success: true, ...NO_PROBLEMS, alerts: [anAlert()] })
  const screen = await renderInOffice(<WhatIsClear locationId={undefined} looksAtProblems />)
  await expect.element(screen.getByText('No unsettled orders, no unpaid links.', { exact: true })).toBeVisible()
})

test('an unsettled order is a row that leads to it, and cash to give back has its act beside the amount', async () => {
  const back = {
    ...OWED,
    orderId: 'o2',
    shortNumber: 'TRU-008',
    amount: 20,
    status: 'cancelled' as const,
    by: 'Cora Combo',
  }
  const cheaper = { ...back, orderId: 'o4', shortNumber: 'TRU-010', status: 'ready' as const, by: 'Sam Staff' }
  server.on('/getOpenMoney', {
    success: true,
    owed: [OWED],
    toGiveBack: [back, cheaper],
    failedRefunds: [],
    sums: {
      owed: { count: 1, amount: 18.02, inCash: 0 },
      toGiveBack: { count: 2, amount: 40, inCash: 40 },
      failedRefunds: NOTHING_OPEN.sums.failedRefunds,
    },
  })
  const screen = await renderInOffice(<OpenMoney locationId={undefined} mayGiveBack seesProblems />)
  await expect
    .element(screen.getByRole('link', { name: 'Open order TRU-007' }))
    .toHaveAttribute('href', expect.stringContaining('#orders/o1'))
  // Who is named did what is said, and need not have taken the money (money 109).
  for (const done of [/ AST · by\sMia Chen$/, /cancelled by\sCora Combo$/, /changed by\sSam Staff$/])
    await expect.element(screen.getByText(done)).toBeVisible()
  await screen.getByRole('button', { name: 'Cash given back for TRU-008' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Cash given back' })).toBeVisible()
})

test.each([
  ['who sees the problems is sent to them', true, /Under “To look at”, try the refund again/],
  ['others hear that a manager sees to it', false, /A manager tries again/],
])('a card refund that failed stands among what is open: %s (money 105)', async (_, seesProblems, todo) => {
  const failed = { ...OWED, orderId: 'o3', shortNumber: 'TRU-009', status: 'cancelled' as const, inCash: 18.02, by: '' }
  const sum = { count: 1, amount: 18.02, inCash: 18.02 }
  server.on('/getOpenMoney', {
    ...NOTHING_OPEN,
    failedRefunds: [failed],
    sums: { ...NOTHING_OPEN.sums, failedRefunds: sum },
  })
  server.on('/getPaymentLinks', { success: true, links: [] })
  const screen = await renderInOffice(
    <>
      <WhatIsClear locationId={undefined} looksAtProblems={false} />
      <OpenMoney locationId={undefined} mayGiveBack={seesProblems} seesProblems={seesProblems} />
    </>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Card refunds that failed: 1 order, $18.02' })).toBeVisible()
  await expect.element(screen.getByText(todo)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open order TRU-009' })).toBeVisible()
  await expect.element(screen.getByText('No unpaid links.', { exact: true })).toBeVisible()
})
