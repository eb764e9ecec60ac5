import { EMAIL_TEMPLATES, PLACEHOLDERS } from '@sizzle/domain/messages/templates.ts'
import { beforeEach, expect, test } from 'vitest'
import { NOT_OFFLINE } from '../../../../kit/use-online.ts'
import { aNetwork, goOffline } from '../../../../testing/network.ts'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aUser } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { MessagesSection } from '../messages-section.tsx'
import type { Campaign } from './campaign-query.ts'

// An offer to many people: written, started, stopped, and what became of it.

const server = aServer()
aNetwork()
const ID = '0199a3f5-c6c0-7ef8-91ec-75869708a9c1'
const REPORT = {
  waiting: 0,
  sent: 0,
  captured: 0,
  failed: 0,
  skipped: 0,
  uncertain: 0,
  delivered: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  ordersAfter: 0,
  ordersWithCode: 0,
  codesOverLimit: 0,
  salesWithCode: 0,
  discountWithCode: 0,
}
const DRAFT: Campaign = {
  id: ID,
  version: 3,
  name: 'Thali week',
  state: 'draft',
  audience: { boughtWithinDays: 90 },
  total: 0,
  waiting: 0,
  sent: 0,
  captured: 0,
  createdAt: '2026-11-20T13:00:00.000Z',
  startedAt: null,
  endedAt: null,
  templateData: { subject: '{offerTitle} for {customerName}', message: 'Hello!', offerTitle: 'Thali week' },
  code: 'THALI',
  percent: 10,
  perMinute: 600,
  isMailAway: false,
  report: REPORT,
}
const RUNNING: Campaign = {
  ...DRAFT,
  version: 4,
  state: 'sending',
  total: 1240,
  waiting: 840,
  sent: 397,
  startedAt: '2026-11-20T14:00:00.000Z',
  report: { ...REPORT, waiting: 840, sent: 397, skipped: 3, delivered: 380, bounced: 4, ordersAfter: 31 },
}
const LAST_DAY = 'Your message names the last day: choose it, or take it out.'
const answer = (campaign: Campaign) => ({ success: true as const, campaign })

beforeEach(() => {
  server.signedIn(aUser('admin'))
  const templates = EMAIL_TEMPLATES.map((one) => ({ ...one, placeholders: [...PLACEHOLDERS[one.id]] }))
  server.on('/getEmailTemplates', { success: true, templates, emailEnabled: true })
  server.on('/getOwnLocations', { success: true, locations: [], total: 0 })
  server.on('/countAudience', { success: true, count: 1240 })
  server.on('/previewEmail', { success: true, subject: 'Thali week', html: '<p>Hello!</p>', text: 'Hello!' })
})
const at = (place: string) => renderInOffice(<MessagesSection />, `#messages/campaigns${place}`)

test('a draft says whom it is for, and asks before it goes to so many people', async () => {
  server.on('/getCampaign', answer(DRAFT), answer(RUNNING))
  server.on('/startCampaign', { success: true, campaignId: ID, version: 4, total: 1240 })
  const screen = await at(`/${ID}`)
  await expect
    .element(screen.getByText('Bought in the last 90 days · 10% off with codes such as THALI-7KM2QX'))
    .toBeVisible()
  await expect.element(screen.getByText('For 1,240 people right now')).toBeVisible()
  await expect.element(screen.getByText(/^At 600 emails a minute it takes about 3 minutes\./)).toBeVisible()
  await expect.element(screen.getByTitle('Preview: Thali week')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Thali week for Priya Sharma' })).toBeVisible()
  await screen.getByRole('button', { name: 'Start sending' }).click()
  const question = screen.getByRole('dialog', { name: 'Send this offer to 1,240 people?' })
  await expect.element(question.getByText('Thali week for [guest’s name]')).toBeVisible()
  await expect.element(question.getByText('Bought in the last 90 days')).toBeVisible()
  await expect.element(question.getByText('Leave as soon as you press “Send”')).toBeVisible()
  await expect.element(question.getByText(/^about 3 minutes at 600 emails a minute, until about .+m\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(screen.getByText('400 of 1,240 emails are done')).toBeVisible()
  await expect.element(screen.getByText(/^840 left, about 2 minutes at 600 emails a minute/)).toBeVisible()
  await expect.poll(() => server.sent('/startCampaign')[0]?.input).toEqual({ campaignId: ID, expectedVersion: 3 })
})

test('without a mail server a draft cannot be started, and a press on it says what to do first', async () => {
  server.on('/getEmailTemplates', { success: true, templates: [], emailEnabled: false })
  server.on('/getCampaign', answer(DRAFT))
  const screen = await at(`/${ID}`)
  await expect.element(screen.getByText(/^Email is not set up: /)).toBeVisible()
  await screen.getByRole('button', { name: 'Start sending' }).click()
  await expect.element(screen.toasts.getByText('Email is not set up: nobody would get the emails.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a draft is deleted after a question, and one that somebody else has changed stays', async () => {
  server.on('/getCampaign', answer(DRAFT))
  server.on('/getCampaigns', { success: true, campaigns: [] })
  server.on('/deleteCampaign', { success: false, code: 'campaign_changed' }, { success: true, campaignId: ID })
  const screen = await at(`/${ID}`)
  await screen.getByRole('button', { name: 'Delete' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete the draft “Thali week”?' })
  const sure = dialog.getByRole('button', { name: 'Delete' })
  await sure.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await sure.click()
  await expect.element(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await expect.poll(() => server.sent('/deleteCampaign')[1]?.input).toEqual({ campaignId: ID, expectedVersion: 3 })
})

test('one that runs shows its report and is stopped', async () => {
  const stopped = { ...RUNNING, version: 5, state: 'stopped' as const }
  server.on('/getCampaign', answer(RUNNING), answer(stopped))
  server.on('/stopCampaign', { success: true, campaignId: ID, version: 5 })
  const screen = await at(`/${ID}`)
  for (const text of ['397', '380']) await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^They no longer take offers/)).toBeVisible()
  await expect.element(screen.getByText('Orders by its readers')).toBeVisible()
  await expect.element(screen.getByText('No order came with a code yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText(/^840 people have not got it/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Go on' })).toBeVisible()
})

test('what the codes brought is said in money, in the list and on its page (messages 53)', async () => {
  const done: Campaign = {
    ...RUNNING,
    state: 'done',
    waiting: 0,
    sent: 1240,
    endedAt: '2026-11-20T14:03:00.000Z',
    report: { ...REPORT, sent: 1240, ordersAfter: 31, ordersWithCode: 12, salesWithCode: 418.2, discountWithCode: 62 },
  }
  server.on('/getCampaigns', { success: true, campaigns: [done] })
  server.on('/getCampaign', answer(done))
  const screen = await at('')
  const row = screen.getByRole('link', { name: /Thali week/ })
  await expect.element(row).toMatchTextContent(/Sent to 1,240 people\. 12 orders came with a code: \$418\.20\./)
  await expect.element(row.getByText('Results').last()).toBeVisible()
  await row.click()
  await expect
    .element(screen.getByText('12 orders came with a code: $418.20 before tax and tip, after $62.00 off.'))
    .toBeVisible()
})

test('while the mail server is away it says so and promises no time (messages 68)', async () => {
  server.on('/getCampaign', answer({ ...RUNNING, isMailAway: true }))
  const screen = await at(`/${ID}`)
  await expect
    .element(screen.getByText('The mail server does not answer. We keep trying. 840 left.', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByText(/minute/)).not.toBeInTheDocument()
})

test('of one that did not reach everybody list and page say the same (messages 67)', async () => {
  const report = { ...REPORT, sent: 182, failed: 4, bounced: 4 }
  const done: Campaign = {
    ...RUNNING,
    state: 'done',
    total: 186,
    waiting: 0,
    sent: 182,
    endedAt: RUNNING.startedAt,
    report,
  }
  server.on('/getCampaigns', { success: true, campaigns: [done] })
  server.on('/getCampaign', answer(done))
  const screen = await at('')
  const row = screen.getByRole('link', { name: /Thali week/ })
  await expect.element(row).toMatchTextContent(/Sent to 182 of 186 people\./)
  await row.click()
  await expect.element(screen.getByRole('status').getByText('Sent to 182 of 186 people')).toBeVisible()
})

test('a new one is written with a live count, checked, and kept as a draft', async () => {
  server.on('/saveCampaign', { success: true, campaignId: ID, version: 1 })
  server.on('/getCampaign', answer(DRAFT))
  const screen = await at('/new')
  const save = screen.getByRole('button', { name: 'Save as draft' })
  await expect.element(screen.getByText('1,240 people')).toBeVisible()
  await expect
    .element(screen.getByText('Nothing is sent before you start it. Then it takes about 3 minutes.'))
    .toBeVisible()
  await save.click()
  await expect.element(screen.getByText('Name is required')).toBeVisible()
  await expect.element(screen.getByText(LAST_DAY)).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await screen.getByLabelText('Name').fill('Thali week')
  await screen.getByLabelText('Bought in the last').fill('30')
  await screen.getByLabelText('No order for').fill('30')
  await screen.getByLabelText('Offer title').fill('Thali week')
  await screen.getByLabelText('Heading (optional)').fill('Slàinte, {guest}!')
  await screen.getByLabelText('Terms (optional)').fill('For {customerName} and {friend}.')
  await save.click()
  await expect.element(screen.getByText('Nothing can be filled in for {guest}')).toBeVisible()
  await expect.element(screen.getByText('Nothing can be filled in for {friend}')).toBeVisible()
  await screen.getByLabelText('Heading (optional)').fill('Slàinte, {customerName}!')
  await screen.getByLabelText('Terms (optional)').fill('')
  await save.click()
  await expect.element(screen.getByText(/^Nobody can have bought/)).toBeVisible()
  await screen.getByLabelText('No order for').fill('7 days')
  await screen.getByLabelText('Codes begin with').fill('thali')
  await save.click()
  await expect.element(screen.getByText('A code needs a discount from 1 to 50 %')).toBeVisible()
  await expect.element(screen.getByText('A code needs its last day')).toBeVisible()
  for (const wrong of ['12.5', '7,5', '100']) {
    await screen.getByLabelText('Discount in %').fill(wrong)
    await save.click()
    await expect.element(screen.getByLabelText('Discount in %')).toHaveValue(wrong)
    await expect.element(screen.getByText('A code needs a discount from 1 to 50 %')).toBeVisible()
  }
  await screen.getByLabelText('Discount in %').fill('10')
  await screen.getByLabelText('No order for').fill('1.5')
  await expect.element(screen.getByText('Not counted: a number below is not right.')).toBeVisible()
  await save.click()
  await expect.element(screen.getByLabelText('No order for')).toHaveValue('1.5')
  await expect.element(screen.getByText('A whole number of days from 1 to 3,650')).toBeVisible()
  await screen.getByLabelText('No order for').fill('7')
  await screen.getByLabelText('Valid until', { exact: true }).fill('2099-12-31')
  await save.click()
  await expect.element(screen.getByRole('button', { name: 'Start sending' })).toBeVisible()
  const [sent] = server.sent('/saveCampaign')
  expect(sent?.input).toMatchObject({
    name: 'Thali week',
    audience: { boughtWithinDays: 30, noOrderForDays: 7 },
    templateData: { subject: '{offerTitle}', offerTitle: 'Thali week', validUntil: '2099-12-31' },
    code: 'thali',
    percent: 10,
    perMinute: 600,
  })
})

test('a picture shows no other day than the one it leaves with (messages 15)', async () => {
  server.on('/getCampaign', answer({ ...DRAFT, code: '', percent: null }))
  const shown = () => server.sent('/previewEmail').map(({ input }) => input.templateData?.validUntil ?? '')
  const saved = await at(`/${ID}`)
  await expect.element(saved.getByTitle('Preview: Thali week')).toBeVisible()
  await saved.getByRole('link', { name: 'Change' }).click()
  await expect.element(saved.getByRole('button', { name: 'Save as draft' })).toBeVisible()
  await expect.poll(shown).toEqual(['', ''])
  await expect.element(saved.getByLabelText('Valid until (optional)')).toBeVisible()
  await saved.getByLabelText('Message', { exact: true }).fill('Until {validUntil}.')
  await expect.element(saved.getByLabelText('Valid until (optional)')).not.toBeInTheDocument()
  await saved.getByRole('button', { name: 'Show what changed' }).click()
  await expect.poll(() => shown().at(-1)).toMatch(/^\d{4}-/)
  await saved.getByRole('button', { name: 'Save as draft' }).click()
  await expect.element(saved.getByText(LAST_DAY)).toBeVisible()
  expect(server.sent('/saveCampaign')).toEqual([])
})

test('one that nobody got says so, in the list and on its page (messages 60)', async () => {
  const kept: Campaign = {
    ...RUNNING,
    state: 'done',
    waiting: 0,
    sent: 0,
    captured: 1240,
    endedAt: '2026-11-20T14:03:00.000Z',
    report: { ...REPORT, captured: 1240 },
  }
  server.on('/getCampaigns', { success: true, campaigns: [kept] })
  server.on('/getCampaign', answer(kept))
  const screen = await at('')
  await expect.element(screen.getByText('0 sent, 1,240 not sent: email was not set up')).toBeVisible()
  await screen.getByRole('link', { name: /Thali week/ }).click()
  await expect.element(screen.getByText('Nobody got it')).toBeVisible()
  await expect.element(screen.getByText(/^1,240 emails not sent, because email is not set up/)).toBeVisible()
  // No screen lists them, so none is named as the place where they are.
  await expect.element(screen.getByText(/saved here/)).not.toBeInTheDocument()
})

test('without a connection nothing of a new one can be kept or sent, and it looks so', async () => {
  const screen = await at('/new')
  const acts = ['Save as draft', 'Send to me'].map((name) => screen.getByRole('button', { name }))
  for (const act of acts) await expect.element(act).toBeEnabled()
  goOffline()
  for (const act of acts) {
    await expect.element(act).toHaveAttribute('aria-disabled', 'true')
    await expect.element(act).toHaveAttribute('title', NOT_OFFLINE)
  }
})
