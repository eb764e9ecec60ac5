import { beforeEach, expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { TRIES_MS, waits } from '../../../testing/waits.ts'
import { MessagesSection } from './messages-section.tsx'

// What became of the emails of the last 30 days.

const server = aServer()
const { hold, pass } = waits()
const STATS = {
  success: true as const,
  since: '2026-10-21T22:00:00.000Z',
  total: 214,
  sent: 208,
  failed: 2,
  captured: 0,
  skipped: 4,
  waiting: 3,
  templates: { order_confirmation: 180, promotion: 4 },
  byTemplate: [
    { template: 'order_confirmation', total: 180, sent: 176, captured: 1, failed: 2, skipped: 1 },
    { template: 'promotion', total: 4, sent: 4, captured: 0, failed: 0, skipped: 0 },
  ],
  byDay: [{ date: '2026-11-20', total: 9, sent: 6, captured: 1, failed: 1, skipped: 1 }],
  successRate: 99,
}

beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getSuppressions', { success: true, suppressions: [], total: 0 })
})
const page = () => renderInOffice(<MessagesSection />, '#messages/email')

test('figures, days and templates stand there', async () => {
  server.on('/getEmailStats', STATS)
  const screen = await page()
  for (const name of ['Show Total: 214', 'Show Sent: 208', 'Show Skipped: 4'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible()
  await expect.element(screen.getByText('99% of those tried')).toBeInTheDocument()
  await expect.element(screen.getByText(/3 wait to be sent\./)).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Nov 20/ })).toMatchTextContent(/9.*6.*1.*1.*1/)
  await expect
    .element(screen.getByRole('row', { name: /^Order confirmation 180 176 1 2( failed Order confirmation)? 1$/ }))
    .toBeVisible()
})

test('a share of a few is not told, and each figure leads to its emails', async () => {
  server.on('/getEmailStats', { ...STATS, total: 28, sent: 2, failed: 1, captured: 25, successRate: 66.7 })
  const counts = { queued: 0, captured: 25, sent: 2, failed: 1, skipped: 0 }
  const providers = { email: 'captured', sms: 'captured' } as const
  server.on('/getMessages', { success: true, messages: [], total: 0, page: 1, pages: 1, counts, providers })
  const screen = await page()
  await expect.element(screen.getByRole('button', { name: 'Show Total: 28' })).toBeVisible()
  await expect.element(screen.getByText(/of those tried/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show Failed: 1' }).click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#messages?state=failed&kind=email')
})

test('figures that cannot be read are zero, and say so', async () => {
  server.on('/getEmailStats', { success: false, code: 'internal' })
  hold()
  const screen = await page()
  await pass(TRIES_MS)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to get email stats\./)
  await expect
    .poll(() =>
      screen
        .getByRole('definition')
        .all()
        .map((one) => one.element().textContent),
    )
    .toContain('0')
  // Zero leads nowhere.
  await expect.element(screen.getByRole('button', { name: /^Show / })).not.toBeInTheDocument()
  // That there were none is not known.
  await expect.element(screen.getByText(/No emails/)).not.toBeInTheDocument()
})

test('an address that mail came back from says why, and is taken off the list', async () => {
  server.on('/getEmailStats', STATS)
  const gone = { email: 'gone@example.com', reason: 'bounced' as const, note: '550 No such mailbox', at: STATS.since }
  const list = { success: true as const, suppressions: [gone], total: 1 }
  server.on('/getSuppressions', list, { ...list, suppressions: [], total: 0 })
  server.on('/liftSuppression', { success: true, message: 'gone@example.com may get offers again.' })
  const screen = await page()
  await expect.element(screen.getByText('550 No such mailbox')).toBeVisible()
  await screen.getByRole('button', { name: 'Take gone@example.com off the list' }).click()
  await expect.element(screen.toasts.getByText('gone@example.com may get offers again.')).toBeVisible()
  await expect.element(screen.getByText('550 No such mailbox')).not.toBeInTheDocument()
})
