import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { PaymentsSection } from './payments-section.tsx'

const server = aServer()
const NONE = { count: 0, amount: 0, inCash: 0 }

test('whoever may not give money back reads once that nothing came, and one press asks for all of it again', async () => {
  server.signedIn(aUser('staff'))
  server.on('/getOpenMoney', LOST)
  server.on('/getPaymentLinks', LOST)
  const screen = await renderInOffice(<PaymentsSection user={aUser('staff')} />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to load payments')
  server.on('/getOpenMoney', {
    success: true,
    owed: [],
    toGiveBack: [],
    failedRefunds: [],
    sums: { owed: NONE, toGiveBack: NONE, failedRefunds: NONE },
  })
  server.on('/getPaymentLinks', { success: true, links: [] })
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByText('All clear: no unsettled orders, no unpaid links.')).toBeVisible()
})

test('while the payments are on their way a shape stands where their number and the provider will', async () => {
  const nothing = new Promise<never>(() => undefined)
  server.signedIn(aUser('manager'))
  server.on('/getOpenMoney', nothing)
  server.on('/getPaymentLinks', nothing)
  server.on('/getPayments', nothing)
  server.on('/getPaymentProblems', nothing)
  server.on('/getOwnLocations', nothing)
  const screen = await renderInOffice(<PaymentsSection user={aUser('manager')} />)
  const heading = screen.getByRole('heading', { name: 'Card payments' })
  await expect.element(heading).toBeVisible()
  expect(heading.element().nextElementSibling?.querySelectorAll('.breathe')).toHaveLength(1)
  expect(document.querySelectorAll('.min-h-6 > .breathe')).toHaveLength(1)
})
