import { EMAIL_TEMPLATES, PLACEHOLDERS } from '@sizzle/domain/messages/templates.ts'
import { beforeEach, expect, test } from 'vitest'
import { renderDialog } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aListedUser, aUserList } from '../../../testing/samples-users.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { TRIES_MS, waits } from '../../../testing/waits.ts'
import { SendEmailDialog } from './send-email-dialog.tsx'

// One email to several people: what is written, who gets it, and what became of it.

const server = aServer()
const { hold, pass } = waits()
const templates = EMAIL_TEMPLATES.map((one) => ({ ...one, placeholders: [...PLACEHOLDERS[one.id]] }))
const people = (n: number) =>
  Array.from({ length: n }, (_, at) => ({ email: `u${at}@example.com`, name: `User ${at}` }))
const taken = (emails: string[], failed: string[] = []) => ({
  success: true as const,
  totalRecipients: emails.length + failed.length,
  successful: emails.length,
  failed: failed.length,
  results: [
    ...emails.map((email) => ({ email, success: true, messageId: 'm', error: '' })),
    ...failed.map((email) => ({ email, success: false, messageId: null, error: 'They said no.' })),
  ],
})

beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getEmailTemplates', { success: true, templates, emailEnabled: true })
})

async function dialog(users?: { email: string; name: string }[]) {
  const { screen, onClose } = await renderDialog((close) => (
    <SendEmailDialog {...(users && { users })} onClose={close} />
  ))
  const send = () => screen.getByRole('button', { name: /^Send \(/ }).click()
  const write = async (subject: string, message: string) => {
    await screen.getByLabelText('Subject').fill(subject)
    await screen.getByLabelText('Message', { exact: true }).fill(message)
  }
  return { screen, onClose, send, write }
}

test('the first ten are named, the others counted; what was sent says so', async () => {
  server.on('/sendBulkEmail', taken(people(12).map(({ email }) => email)))
  const { screen, onClose, send, write } = await dialog(people(12))
  await expect
    .element(screen.getByRole('list', { name: 'People who get it' }))
    .toMatchTextContent(/^User 0.*User 9.*\+2 more$/)
  await write('Thali week', 'Hello {customerName}')
  await send()
  await expect.element(screen.toasts.getByText('Email sent to 12 users successfully')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  const input = server.sent('/sendBulkEmail')[0]?.input
  expect(input).toMatchObject({
    templateId: 'custom',
    templateData: { subject: 'Thali week', message: 'Hello {customerName}' },
  })
  expect(input?.recipients[11]).toEqual({ email: 'u11@example.com', name: 'User 11' })
})

test('somebody is taken out again, and with nobody left the button says why it rests', async () => {
  const { screen } = await dialog(people(2))
  await screen.getByRole('button', { name: 'Remove User 0' }).click()
  await expect.element(screen.getByRole('button', { name: 'Send (1)' })).toBeEnabled()
  await screen.getByRole('button', { name: 'Remove User 1' }).click()
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect.element(screen.getByText('At least one recipient is required')).toBeVisible()
})

test('people are found by name, and a name stands in the words until each reader has their own', async () => {
  server.on('/getUsers', aUserList([aListedUser({ displayName: 'Ruth Archibald', email: 'ruth@example.com' })]))
  server.on('/sendBulkEmail', taken(['ruth@example.com']))
  const { screen, send, write } = await dialog()
  await screen.getByRole('combobox', { name: 'Add a person' }).fill('ruth')
  await screen.getByRole('option', { name: /Ruth Archibald/ }).click()
  await write('For ', 'Thali week')
  await screen.getByLabelText('Subject').click()
  await screen.getByRole('button', { name: 'Insert Guest’s name e.g. Priya Sharma' }).click()
  await expect.element(screen.getByLabelText('Subject')).toHaveValue('For {customerName}')
  await expect.element(screen.getByText('Reads: For Priya Sharma')).toBeVisible()
  await send()
  await expect
    .poll(() => server.sent('/sendBulkEmail')[0]?.input.recipients)
    .toEqual([{ email: 'ruth@example.com', name: 'Ruth Archibald' }])
})

test('more than a hundred go in batches, each under a key of its own', async () => {
  const all = people(150).map(({ email }) => email)
  server.on('/sendBulkEmail', taken(all.slice(0, 100)), taken(all.slice(100)))
  const { screen, send, write } = await dialog(people(150))
  await write('Thali week', 'Hello')
  await send()
  await expect.element(screen.toasts.getByText('Email sent to 150 users successfully')).toBeVisible()
  const sent = server.sent('/sendBulkEmail')
  expect(sent.map(({ input }) => input.recipients.length)).toEqual([100, 50])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('who did not get it is named with the reason', async () => {
  server.on('/sendBulkEmail', taken(['u0@example.com'], ['u1@example.com']))
  const { screen, onClose, send, write } = await dialog(people(2))
  await write('Thali week', 'Hello')
  await send()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('1 email failed to send')
  await expect
    .element(screen.getByRole('list', { name: 'Not sent' }))
    .toMatchTextContent(/u1@example\.com.*They said no\./)
  await expect.element(screen.toasts.getByText('Email sent to 1 user successfully')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('what is missing or too long is said at its field, and nothing is sent', async () => {
  const { screen, send, write } = await dialog(people(1))
  await write(' ', ' ')
  await send()
  await expect.element(screen.toasts.getByText('Subject and message are required')).toBeVisible()
  await expect.element(screen.getByText('Subject is required', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Message is required', { exact: true })).toBeVisible()
  await write('Hello', 'x'.repeat(2001))
  await send()
  await expect.element(screen.getByText('Message too long. Maximum 2000 characters allowed')).toBeVisible()
  await write('Hello', 'Hello {customerNmae}')
  await send()
  await expect.element(screen.getByText('Nothing can be filled in for {customerNmae}')).toBeVisible()
  expect(server.sent('/sendBulkEmail')).toEqual([])
})

test('an offer needs its title, and brings its terms', async () => {
  server.on('/sendBulkEmail', taken(['u0@example.com']))
  const { screen, send } = await dialog(people(1))
  await screen.getByLabelText('Template').selectOptions('Promotion')
  await send()
  await expect.element(screen.getByText('Offer title is required')).toBeVisible()
  await screen.getByLabelText('Offer title').fill('Thali week')
  await send()
  await expect.element(screen.getByText(/^Your message names the last day: /)).toBeVisible()
  await screen.getByLabelText('Valid until', { exact: true }).fill('2020-01-01')
  await send()
  await expect.element(screen.getByText('This day is over')).toBeVisible()
  await screen.getByLabelText('Valid until', { exact: true }).fill('2099-12-31')
  await screen.getByLabelText('Terms (optional)').fill('At the table only.')
  await send()
  await expect
    .poll(() => server.sent('/sendBulkEmail')[0]?.input.templateData)
    .toMatchObject({
      subject: '{offerTitle}',
      offerTitle: 'Thali week',
      validUntil: '2099-12-31',
      terms: 'At the table only.',
    })
})

test('a picture of more than 2 MB is refused before it travels', async () => {
  const { screen } = await dialog(people(1))
  const file = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })
  await screen.getByLabelText('Image file').upload(file)
  await expect.element(screen.getByText('Image too large for email. Maximum 2MB')).toBeVisible()
  expect(server.sent('/uploadEmailImage')).toEqual([])
})

test('the beginning is shown as it is written, and all of it as designed on request', async () => {
  const html = '<p>Hello from the preview</p>'
  server.on(
    '/previewEmail',
    { success: false, code: 'email_template_invalid' },
    { success: true, subject: 'Hello', text: '', html },
  )
  const { screen, write } = await dialog(people(1))
  await write('Hello', 'x'.repeat(300))
  await expect.element(screen.getByText(`${'x'.repeat(200)}...`)).toBeVisible()
  await screen.getByRole('button', { name: 'Show as designed' }).click()
  await expect.element(screen.getByText(/^Failed to preview email: /)).toBeVisible()
  await screen.getByRole('button', { name: 'Show as designed' }).click()
  await expect.element(screen.getByTitle('Preview: Hello')).toBeVisible()
})

test('typed addresses are each looked at', async () => {
  server.on('/sendBulkEmail', taken(['a@example.com', 'b@example.com']))
  const { screen, send, write } = await dialog()
  await write('Hello', 'Hello')
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect.element(screen.getByText('At least one recipient is required')).toBeVisible()
  await screen.getByLabelText('Or email addresses').fill('a@example.com, nobody\nb@example.com')
  await send()
  await expect.element(screen.getByText('Invalid email addresses: nobody')).toBeVisible()
  await screen.getByLabelText('Or email addresses').fill('a@example.com; B@example.com\na@example.com')
  await send()
  await expect.element(screen.toasts.getByText('Email sent to 2 users successfully')).toBeVisible()
})

test('a lost answer repeats the same wish under the same key', async () => {
  server.on('/sendBulkEmail', LOST, taken(['u0@example.com']))
  const { screen, send, write } = await dialog(people(1))
  await write('Hello', 'Hello')
  await send()
  await expect.element(screen.getByText(/^Failed to send email: /)).toBeVisible()
  await expect.element(screen.toasts.getByText('Failed to send emails')).toBeVisible()
  await send()
  await expect.element(screen.toasts.getByText('Email sent to 1 user successfully')).toBeVisible()
  await expect.poll(() => new Set(server.sent('/sendBulkEmail').map(({ key }) => key)).size).toBe(1)
})

test('without a mail server nothing is called sent', async () => {
  server.on('/getEmailTemplates', { success: true, templates, emailEnabled: false })
  server.on('/sendBulkEmail', taken(['u0@example.com']))
  const { screen, write } = await dialog(people(1))
  await expect.element(screen.getByText(/^No mail server is set: /)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send to me' })).toBeDisabled()
  await expect.element(screen.getByText('Once email is set up.')).toBeVisible()
  await write('Hello', 'Hello')
  await screen.getByRole('button', { name: 'Keep here (1)' }).click()
  await expect.element(screen.toasts.getByText(/^Email kept for 1 user: /)).toBeVisible()
})

test('without an answer the built-in templates are there', async () => {
  server.on('/getEmailTemplates', { success: false, code: 'internal' })
  hold()
  const { screen } = await dialog(people(1))
  await pass(TRIES_MS)
  await expect.element(screen.getByText(/^Failed to get email templates\./)).toBeVisible()
  await expect.element(screen.getByLabelText('Template')).toMatchTextContent(/Promotion/)
})

test('what is written can be sent to oneself first, and nobody else gets it', async () => {
  server.on('/sendTestEmail', { success: true, messageId: 'm', message: 'A test goes to owner@example.com.' })
  const { screen, write } = await dialog(people(2))
  await write('Hello', '')
  await screen.getByRole('button', { name: 'Send to me' }).click()
  await expect.element(screen.getByText('Message is required', { exact: true })).toBeVisible()
  await write('Hello', 'Hello {customerName}')
  await screen.getByRole('button', { name: 'Send to me' }).click()
  await expect.element(screen.toasts.getByText('A test goes to owner@example.com.')).toBeVisible()
  await expect.poll(() => server.sent('/sendTestEmail')[0]?.input).toMatchObject({ templateId: 'custom' })
  expect(server.sent('/sendBulkEmail')).toEqual([])
})
