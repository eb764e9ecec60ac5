import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder } from '../../../../testing/samples-admin.ts'
import { CustomerBlock } from './customer-block.tsx'
import { missedEmail } from './timeline.tsx'

const email = (state: 'failed' | 'sent') =>
  ({ kind: 'email', template: 'order_confirmation', state, at: '2026-11-20T21:44:00.000Z', sentAt: null }) as const

test('an email that did not go out is said beside the address', async () => {
  const screen = await renderInOffice(
    <CustomerBlock
      order={anOrder({ customerInfo: { ...anOrder().customerInfo, email: 'sam@example.ca' } })}
      missed={missedEmail([email('failed')])}
    />,
  )
  await expect.element(screen.getByText('Order confirmation email not sent')).toBeVisible()
})

test('what went out in the end is not missed', () => {
  expect(missedEmail([email('failed'), email('sent')])).toBeUndefined()
  expect(missedEmail([])).toBeUndefined()
})
