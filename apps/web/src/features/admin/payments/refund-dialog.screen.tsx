import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderDialog } from '../../../testing/office.tsx'
import { aPayment, orderDetails } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { problemsQuery } from './payment-query.ts'
import { RefundDialog } from './refund-dialog.tsx'

const server = aServer()

async function refunding(
  change: Parameters<typeof aPayment>[0],
  provider = { name: 'stripe', isLive: true },
  emailEnabled = true,
  order: Parameters<typeof orderDetails>[0] = { status: 'completed' },
) {
  server.on('/getPaymentProblems', { success: true, provider, emailEnabled, alerts: [], failedWebhooks: [] })
  server.on('/getOrderDetails', { success: true, order: orderDetails(order) })
  const { screen } = await renderDialog((close) => <Behind payment={aPayment(change)} onClose={close} />)
  return screen
}

/** The section from which the dialog opens has asked who takes cards. */
function Behind(props: Parameters<typeof RefundDialog>[0]) {
  return useQuery(problemsQuery('truro')).data && <RefundDialog {...props} />
}

test('of a test payment no bank is spoken of', async () => {
  const screen = await refunding({ provider: 'sandbox' })
  await expect.element(screen.getByText(/It was a test payment: no money moves\. The order itself/)).toBeVisible()
  await expect.element(screen.getByText(/Banks take/)).not.toBeInTheDocument()
})

test('nor with the keys of a provider’s test mode', async () => {
  const screen = await refunding({ provider: 'stripe' }, { name: 'stripe', isLive: false })
  await expect.element(screen.getByText(/It was a test payment: no money moves\. The order itself/)).toBeVisible()
})

test('of money that moves it is said how long banks take', async () => {
  const screen = await refunding({ provider: 'stripe' })
  await expect
    .element(screen.getByText(/Banks take 5-10 business days to show a refund\. The order itself/))
    .toBeVisible()
})

test.each([
  ['priya@example.com', 'The guest reads this in the refund email.'],
  ['', /^It is kept with the refund\. The guest gave no email: tell the guest,\s*\(902\) 555-/],
  ['tom@example.com', /^It is kept with the refund\. Email is not set up: tell the guest,\s*\(902\) 555-/, false],
])('who reads the reason depends on the email: "%s"', async (customerEmail, hint, emailEnabled = true) => {
  const screen = await refunding({ customerEmail }, undefined, emailEnabled)
  await expect.element(screen.getByText(hint)).toBeVisible()
})

test.each([
  ['pending', /TRU-001 is not started yet: to stop it, cancel it on the board/],
  ['preparing', /TRU-001 is being made: to stop it, cancel it on the board/],
  ['ready', /The order itself stays as it is/],
] as const)('what becomes of an order that is %s is said, with the way to it', async (status, said) => {
  const screen = await refunding({}, undefined, true, { status })
  await expect.element(screen.getByText(said)).toBeVisible()
  expect(document.querySelectorAll('dialog .bg-saffron-soft svg')).toHaveLength(status === 'ready' ? 0 : 1)
  const links = screen.getByRole('link', { name: 'cancel it on the board' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    status === 'ready' ? [] : [expect.stringMatching(/location=truro#orders\//)],
  )
})

test.each([
  [23.52, true],
  [10, false],
])('of $%f all that was paid, the whole order with its tip or a part of it, is named', async (amount, isWhole) => {
  const pricing = { subtotal: 18, tax: 2.52, tip: 3, total: 23.52, taxRate: 0.14 }
  const asked = { amount, left: amount, customerEmail: '' }
  const screen = await refunding(asked, undefined, true, { status: 'completed', pricing })
  // The order is there with its phone.
  await expect.element(screen.getByRole('link', { name: /902/ })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Whole order/ })).toBeChecked()
  expect(screen.getByText(/with tip$/).elements()).toHaveLength(isWhole ? 1 : 0)
})

test('a usual reason is as high as a finger, but for the mouse of a desk', async () => {
  const screen = await refunding({})
  const reason = screen.getByRole('group', { name: 'Usual reasons' }).getByRole('button').first()
  await expect.element(reason).toHaveClass('min-h-11 lg:pointer-fine:min-h-9')
})
