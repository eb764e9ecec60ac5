import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder } from '../../../../testing/samples-admin.ts'
import { CustomerBlock } from './customer-block.tsx'
import { messageWords, missedEmail } from './timeline.tsx'

const email = (state: 'failed' | 'sent') =>
  ({ kind: 'email', template: 'order_confirmation', state, at: '2026-11-20T21:44:00.000Z', sentAt: null }) as const

const order = anOrder({ customerInfo: { ...anOrder().customerInfo, email: 'sam@example.ca' } })
const missed = messageWords(email('failed'))

test('an email that did not go out is said beside the address, with the way to try it again', async () => {
  const screen = await renderInOffice(<CustomerBlock order={order} missed={missed} hasFailed mayTryAgain />)
  await expect.element(screen.getByText('Order confirmation email could not be sent')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open in Messages' }))
    .toHaveAttribute('href', expect.stringContaining('#messages?search=sam%40example.ca'))
})

test('who may not look at messages is not sent there', async () => {
  const screen = await renderInOffice(<CustomerBlock order={order} missed={missed} hasFailed mayTryAgain={false} />)
  await expect.element(screen.getByText('Order confirmation email could not be sent')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open in Messages' })).not.toBeInTheDocument()
})

test('what went out in the end is not missed', () => {
  expect(missedEmail([email('sent'), email('failed')])).toEqual(email('failed'))
  expect(missedEmail([email('failed'), email('sent')])).toBeUndefined()
  expect(missedEmail([])).toBeUndefined()
})
