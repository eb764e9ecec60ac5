import { EMAIL_TEMPLATES, PLACEHOLDERS } from '@sizzle/domain/messages/templates.ts'
import { beforeEach, expect, test } from 'vitest'
import { columnsOf, HEAD_TO_COME } from '../../../testing/columns-of.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aMessage, aUser } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import type { MessagePage } from './message-query.ts'
import { MessagesSection } from './messages-section.tsx'

// The room of messages: its list, what can be done beside it, and the ways to its other pages.

const server = aServer()

const { text: _text, html: _html, isWithheld: _isWithheld, ...summary } = aMessage()
const PAGE: MessagePage & { success: true } = {
  success: true,
  messages: [summary],
  total: 1,
  page: 1,
  pages: 1,
  counts: { queued: 0, captured: 0, sent: 1, failed: 0, skipped: 0 },
  providers: { email: 'smtp', sms: 'twilio' },
}

beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getMessages', PAGE)
  server.on('/getMessage', { success: true, message: aMessage() })
  const templates = EMAIL_TEMPLATES.map((one) => ({ ...one, placeholders: [...PLACEHOLDERS[one.id]] }))
  server.on('/getEmailTemplates', { success: true, templates, emailEnabled: true })
  server.on('/getLetterTexts', { success: true, letters: [] })
})
const open = () => renderInOffice(<MessagesSection />, '#messages')

test('a row says to whom, what, when and how it stands, and opens its message', async () => {
  const screen = await open()
  const row = screen.getByRole('list', { name: 'Messages' }).getByRole('link')
  await expect.element(row).toMatchTextContent(/Priya Nair.*902.*555.*0111.*Nov 20.*Order ready · TRU-001.*Sent/)
  await row.click()
  await expect.element(screen.getByRole('article')).toBeVisible()
  await screen.getByRole('link', { name: 'Close the message' }).click()
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
})

test('an email is written with one press, and the other pages stand beside it, on a phone in the tools', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Write an email' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Write an email' })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  for (const name of ['Campaigns', 'Email wording', 'Email report'])
    await expect.element(screen.getByRole('link', { name })).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Message tools' }).click()
  await screen.getByRole('button', { name: 'Email wording' }).click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#messages/texts')
  await screen.getByRole('link', { name: 'All messages' }).click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#messages')
})

test('while the list is on its way its columns stand where they will', async () => {
  let answer: () => void = () => undefined
  server.on(
    '/getMessages',
    new Promise((resolve) => {
      answer = () => resolve(PAGE)
    }),
  )
  await open()
  await expect.poll(() => columnsOf(HEAD_TO_COME).cells).toBeGreaterThan(3)
  const toCome = columnsOf(HEAD_TO_COME)
  answer()
  await expect.poll(() => columnsOf('p.grid[aria-hidden]').cells).toBeGreaterThan(3)
  expect(toCome.grid).toEqual(columnsOf('p.grid[aria-hidden]').grid)
  expect(toCome.cells).toBeGreaterThanOrEqual(columnsOf('p.grid[aria-hidden]').cells)
})

test('on a phone the states stand in one row that goes on beyond its edge', async () => {
  const screen = await open()
  const states = screen.getByRole('navigation', { name: 'State' })
  await expect.element(states).toHaveClass('overflow-x-auto max-sm:fade-right')
  await expect.element(states).not.toHaveClass('max-sm:grid')
})
