import type { OwnTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { wholeTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aUser } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { MessagesSection } from '../messages-section.tsx'

// What letters say, in both languages.

const server = aServer()
const there = (own: OwnTexts | null, version: number) => ({
  success: true as const,
  letters: (['order_confirmation', 'custom'] as const).map((templateId) => {
    const { en, fr } = wholeTexts(templateId, templateId === 'order_confirmation' ? own : null)
    const by = version === 0 ? null : 'Mia Manager'
    return { templateId, texts: { en, fr }, version, updatedAt: by && '2026-11-20T22:00:00.000Z', updatedBy: by }
  }),
})

beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getLetterTexts', there(null, 0))
  server.on('/getEmailTemplates', { success: true, templates: [], emailEnabled: true })
  server.on('/previewLetterTexts', {
    success: true,
    letters: [
      { language: 'en', subject: 'Order TRU-042 confirmed', text: '', html: '<p>Thank you</p>' },
      { language: 'fr', subject: 'Commande TRU-042', text: '', html: '<p>Merci</p>' },
    ],
  })
})
const lastSave = () => server.sent('/saveLetterTexts').at(-1)?.input
const page = () => renderInOffice(<MessagesSection />, '#messages/texts')

test('the letter opens below the field that somebody is at as a made-up guest reads it, in the language that is looked at', async () => {
  const screen = await page()
  const english = screen.getByRole('region', { name: 'English' })
  await expect.element(screen.getByRole('region', { name: 'Preview' })).not.toBeInTheDocument()
  await english.getByRole('textbox', { name: 'Heading' }).click()
  await english.getByRole('button', { name: 'How it reads with this heading' }).click()
  await expect.element(english.getByText(/^Reads: Order TRU-042 confirmed - .* Truro Heights$/)).toBeVisible()
  await expect.element(screen.getByTitle('English: Order TRU-042 confirmed')).toBeVisible()
  await expect.element(screen.getByText('No changes yet.').first()).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Save both languages' }))
    .toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('tab', { name: 'Français' }).click()
  await expect.element(screen.getByTitle('Français: Commande TRU-042')).toBeVisible()
  const french = screen.getByRole('region', { name: 'Français' })
  await french.getByRole('textbox', { name: 'Heading' }).fill('Merci, {customerName}')
  await expect.element(french.getByText('Reads: Merci, Priya Sharma')).toBeVisible()
  await expect.element(screen.getByText('Not saved yet.')).toBeVisible()
  await expect
    .poll(() => server.sent('/previewLetterTexts').at(-1)?.input)
    .toMatchObject({ texts: { fr: { heading: 'Merci, {customerName}' } } })
  // At another field it moves there, and is there once.
  await french.getByRole('textbox', { name: 'Message' }).click()
  await french.getByRole('button', { name: 'How it reads with this message' }).click()
  await expect.element(screen.getByTitle('Français: Commande TRU-042')).toBeVisible()
  await french.getByRole('button', { name: 'How it reads with this message' }).click()
  await expect.element(screen.getByRole('region', { name: 'Preview' })).not.toBeInTheDocument()
})

test('what is wrong in the other language is gone to', async () => {
  const screen = await page()
  await screen.getByRole('tab', { name: 'Français' }).click()
  const heading = screen.getByRole('region', { name: 'Français' }).getByRole('textbox', { name: 'Heading' })
  await heading.fill('')
  await screen.getByRole('tab', { name: 'English' }).click()
  await screen.getByRole('button', { name: 'Save both languages' }).click()
  await expect.element(screen.getByText('Heading is required')).toBeVisible()
  await expect.element(heading).toHaveFocus()
})

test('a placeholder goes in where the cursor stands, and a missing one is said at its field', async () => {
  server.on('/saveLetterTexts', { success: true, version: 1 })
  const screen = await page()
  await screen.getByRole('tab', { name: 'Français' }).click()
  const french = screen.getByRole('region', { name: 'Français' })
  const subject = french.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Commande ')
  await screen.getByRole('button', { name: 'Save both languages' }).click()
  await expect.element(french.getByText('[order number] must stand in it')).toBeVisible()
  await expect.element(subject).toHaveFocus()
  await french
    .getByRole('list', { name: 'Placeholders for the subject' })
    .getByRole('button', { name: 'Insert Order number' })
    .click()
  await expect.element(subject).toHaveValue('Commande [order number]')
  await screen.getByRole('button', { name: 'Save both languages' }).click()
  await expect.element(screen.toasts.getByText('The words are saved. The next email has them.')).toBeVisible()
  expect(lastSave()).toMatchObject({
    templateId: 'order_confirmation',
    expectedVersion: 0,
    texts: { fr: { subject: 'Commande {orderNumber}' } },
  })
})

test('a long subject is read whole, and stays one line', async () => {
  const screen = await page()
  const subject = screen.getByRole('region', { name: 'English' }).getByRole('textbox', { name: 'Subject' })
  await subject.fill('Order {orderNumber}\nis confirmed \r\n and on its way')
  await expect.element(subject).toHaveValue('Order [order number] is confirmed and on its way')
  await subject.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter} now')
  await expect.element(subject).toHaveValue('Order [order number] is confirmed and on its way now')
  await expect.element(subject).toHaveAttribute('rows', '2')
})

test('who was slower keeps what they typed, and the parts that they did not touch are those of the other', async () => {
  server.on('/getLetterTexts', there(null, 0), there({ en: { heading: 'Got it!' } }, 1))
  server.on('/saveLetterTexts', { success: false, code: 'letter_texts_changed' }, { success: true, version: 2 })
  const screen = await page()
  await screen.getByRole('tab', { name: 'Français' }).click()
  const french = screen.getByRole('region', { name: 'Français' })
  await french.getByRole('textbox', { name: 'Heading' }).fill('Merci !')
  await screen.getByRole('button', { name: 'Save both languages' }).click()
  await expect.element(screen.getByText(/Mia Manager changed this email at/)).toBeVisible()
  await screen.getByRole('button', { name: 'Keep my entries' }).click()
  await screen.getByRole('tab', { name: 'English' }).click()
  const english = screen.getByRole('region', { name: 'English' })
  await expect.element(english.getByRole('textbox', { name: 'Heading' })).toHaveValue('Got it!')
  await screen.getByRole('button', { name: 'Save both languages' }).click()
  await expect
    .poll(() => lastSave())
    .toMatchObject({
      expectedVersion: 1,
      texts: { en: { heading: 'Got it!' }, fr: { heading: 'Merci !' } },
    })
})

test('one language goes back to the standard text, and another letter keeps what was typed in this one', async () => {
  server.on('/getLetterTexts', there({ fr: { heading: 'Merci !' } }, 1))
  const screen = await page()
  await screen.getByRole('tab', { name: 'Français' }).click()
  const french = screen.getByRole('region', { name: 'Français' })
  const heading = french.getByRole('textbox', { name: 'Heading' })
  await expect.element(heading).toHaveValue('Merci !')
  await french.getByRole('button', { name: 'Back to the standard text in Français' }).click()
  await expect.element(heading).toHaveValue('Merci, votre commande est reçue')
  await screen.getByRole('combobox', { name: 'Email' }).selectOptions('Custom Message')
  await expect.element(screen.getByText(/The starting text of an email/)).toBeVisible()
  await screen.getByRole('combobox', { name: 'Email' }).selectOptions('Order Confirmation')
  await expect.element(heading).toHaveValue('Merci, votre commande est reçue')
})
