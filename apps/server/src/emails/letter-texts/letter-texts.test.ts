import { randomUUID } from 'node:crypto'
import { getEmailTemplates } from '@sizzle/contract/emails.ts'
import { getLetterTexts, previewLetterTexts } from '@sizzle/contract/letter-texts.ts'
import { createReservation } from '@sizzle/contract/reservations.ts'
import type { EmailTemplateId } from '@sizzle/domain/messages/templates.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import type { Letter } from '../../messages/letters/letter.ts'
import { htmlOf } from '../../messages/letters/letter-html.ts'
import { textOf } from '../../messages/letters/letter-text.ts'
import { writtenLetter } from '../../messages/letters/written-letters.ts'
import { aReservation } from '../../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { ADMIN, type Caller, useTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const HOSTILE = `<img src=x onerror="alert(1)">`
const NOW = new Date('2026-11-20T16:00:00Z')
const app = useTestApp({}, () => NOW)
let admin: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
})
beforeEach(async () => {
  await app().database.db.run(sql`delete from letter_texts`)
  await app().database.db.run(sql`delete from attempts`)
})

async function textsOf(templateId: EmailTemplateId) {
  const { letters } = bodyOf(getLetterTexts, await admin.get('/getLetterTexts'))
  const letter = letters.find((one) => one.templateId === templateId)
  if (!letter) throw new Error('no such letter')
  return letter
}
type Words = { subject?: string; heading?: string; message?: string; closing?: string }

/** What is there, with these parts instead. */
async function wishFor(templateId: EmailTemplateId, { en = {}, fr = {} }: { en?: Words; fr?: Words }) {
  const { texts, version } = await textsOf(templateId)
  return { templateId, texts: { en: { ...texts.en, ...en }, fr: { ...texts.fr, ...fr } }, expectedVersion: version }
}
async function saved(templateId: EmailTemplateId, words: { en?: Words; fr?: Words }) {
  const { status, body } = await admin.post('/saveLetterTexts', await wishFor(templateId, words))
  expect(status, JSON.stringify(body)).toBe(200)
}
async function lettersAbout(id: string, template: string) {
  const kept = await app().database.db.many<{ subject: string; text: string; letter: Letter | null }>(
    sql`select subject, text, letter from messages where about_id = ${id} and template = ${template}`,
  )
  return kept.map((one) => ({ ...one, html: one.letter ? htmlOf(one.letter) : '' }))
}
async function letterAbout(id: string, template: string) {
  const [letter] = await lettersAbout(id, template)
  if (!letter) throw new Error(`no ${template}`)
  return letter
}

describe('the words of a letter', () => {
  it('are kept where they differ from the standard, and taken back by saving it', async () => {
    await saved('order_confirmation', { en: { heading: 'Got it!' } })
    expect(await textsOf('order_confirmation')).toMatchObject({ version: 1, updatedBy: expect.stringMatching(/./) })
    const kept = await app().database.db.one<{ texts: object }>(sql`select texts from letter_texts`)
    expect(kept.texts).toEqual({ en: { heading: 'Got it!' } })
    await saved('order_confirmation', { en: { heading: 'Thank you, your order is in' } })
    const after = await app().database.db.one<{ texts: object }>(sql`select texts from letter_texts`)
    expect(after.texts).toEqual({})
  })

  it('of two who change them at once are those of one, and the other is told (messages 47)', async () => {
    for (const before of [0, 1]) {
      const wishes = await Promise.all(
        ['A', 'B', 'C', 'D'].map((heading) =>
          wishFor('order_confirmation', { fr: { heading: `${heading}${before}` } }),
        ),
      )
      const replies = await Promise.all(wishes.map((wish) => admin.post('/saveLetterTexts', wish)))
      expect(replies.map(({ body }) => body.code ?? 'saved').toSorted()).toEqual([
        ...Array.from({ length: 3 }, () => 'letter_texts_changed'),
        'saved',
      ])
      const winner = wishes[replies.findIndex(({ status }) => status === 200)]
      expect((await textsOf('order_confirmation')).texts).toEqual(winner?.texts)
    }
    const never = { ...(await wishFor('custom', {})), expectedVersion: 7 }
    expect((await admin.post('/saveLetterTexts', never)).body.code).toBe('letter_texts_changed')
  })

  it('are refused at their field, and nothing is kept', async () => {
    const wish = await wishFor('order_confirmation', {
      fr: { subject: 'Merci' },
      en: { message: '{nobody}' },
    })
    for (const path of ['/saveLetterTexts', '/previewLetterTexts', '/sendTestLetter']) {
      const { expectedVersion, ...rest } = wish
      const more = { '/saveLetterTexts': { expectedVersion }, '/sendTestLetter': { language: 'fr' } }[path] ?? {}
      const { status, body } = await admin.post(path, { ...rest, ...more })
      expect([status, body.fields]).toEqual([
        400,
        [
          { field: 'en.message', sentence: 'Nothing can be filled in for {nobody}' },
          { field: 'fr.subject', sentence: '{orderNumber} must stand in it' },
        ],
      ])
    }
    expect((await textsOf('order_confirmation')).version).toBe(0)
  })

  it('are text: they are shown in both languages, escaped, in one line where a header is', async () => {
    const { expectedVersion: _, ...wish } = await wishFor('promotion', {
      en: { closing: HOSTILE, subject: '{offerTitle}\r\nBcc: victim@example.test' },
    })
    const { letters } = bodyOf(previewLetterTexts, await admin.post('/previewLetterTexts', wish))
    const [english, french] = letters
    expect(english?.html).not.toContain('<img')
    expect(english?.html).toContain('&lt;img src=x')
    expect(english?.subject).toBe('Thali week Bcc: victim@example.test')
    expect(french?.html).toContain('lang="fr-CA"')
    expect(french?.text).toContain('Bonjour Priya Sharma')
    expect(french?.text).toContain('Valable jusqu’au jeudi 31 décembre 2026')
    const { body } = await admin.post('/sendTestLetter', { ...wish, language: 'fr' })
    expect(body.message).toBe('Email is not set up: the test is saved under Messages and not sent.')
    const sent = await app().database.db.one<{ recipient: string; subject: string }>(
      sql`select recipient, subject from messages where id = ${body.messageId}`,
    )
    expect(sent).toEqual({ recipient: ADMIN.email, subject: 'Test: Semaine du thali' })
  })
})

describe('a letter', () => {
  it('about an order speaks its customer’s language, in the owner’s words (messages 48)', async () => {
    await saved('order_confirmation', { fr: { closing: 'À bientôt, {customerName} !' }, en: { closing: 'See you!' } })
    const customer = await app().signUp()
    const told = async () => {
      const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app()))
      return letterAbout((body.order as { id: string }).id, 'order_confirmation')
    }
    const english = await told()
    expect(english.text).toContain('See you!')
    expect((await customer.post('/updateProfile', { locale: 'fr' })).body).toMatchObject({ profile: { locale: 'fr' } })
    const french = await told()
    expect(french.subject).toMatch(/^Commande TRU-\d+ confirmée - Sizzle & Spice Truro/)
    expect(french.html).toContain('lang="fr-CA"')
    for (const words of [
      'Merci, votre commande est reçue',
      'Bonjour ',
      'Sous-total',
      'Prête vers',
      'À bientôt, ',
      'Voir mon reçu',
    ])
      expect(french.text).toContain(words)
    for (const words of ['Hello', 'Subtotal', 'See you', 'View my receipt']) expect(french.text).not.toContain(words)
  })

  it('of a French reader’s order or table is followed by French texts and letters (messages 50, 51)', async () => {
    const customer = await app().signUp()
    await customer.post('/updateProfile', { locale: 'fr' })
    const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app()))
    const { id } = body.order as { id: string }
    await admin.post('/updateOrderStatus', { orderId: id, status: 'preparing' })
    expect((await letterAbout(id, 'order_preparing')).text).toMatch(
      /^Sizzle & Spice : nous préparons votre commande TRU-/,
    )
    await admin.post('/cancelOrder', { orderId: id, cancelReason: 'Plus de paneer' })
    const cancelled = await until(
      () =>
        lettersAbout(id, 'order_cancelled').then(
          (all) => all.find(({ letter }) => letter !== null) ?? { subject: '', text: '' },
        ),
      ({ subject }) => subject !== '',
    )
    expect([cancelled.subject, cancelled.text]).toEqual([
      expect.stringMatching(/^La commande TRU-\d+ a été annulée/),
      expect.stringContaining('Raison: Plus de paneer'),
    ])
    const wish = aReservation({ date: '2026-12-02' })
    const { reservation } = bodyOf(createReservation, await customer.post('/createReservation', wish))
    await admin.post('/cancelReservation', { id: reservation.id, reason: 'Weather conditions' })
    const { text } = await letterAbout(reservation.id, 'reservation_cancelled')
    expect(text).toContain('Raison: Conditions météorologiques')
  })

  it('about a table of a guest without an account is English, in the owner’s words (messages 48)', async () => {
    await saved('reservation_confirmation', { en: { heading: 'See you at {reservationTime}', closing: '' } })
    const guest = await app().guest()
    const wish = aReservation({ date: '2026-12-01' })
    const { reservation } = bodyOf(createReservation, await guest.post('/createReservation', wish))
    const { text } = await letterAbout(reservation.id, 'reservation_confirmation')
    expect(text).toContain('See you at 7 p.m.')
    expect(text).not.toContain('Running late?')
  })

  it('that somebody writes begins with the owner’s words, and left alone speaks each reader’s language (messages 49)', async () => {
    await saved('custom', { en: { message: 'Dear {customerName},' }, fr: { message: 'Cher {customerName},' } })
    const { templates } = bodyOf(getEmailTemplates, await admin.get('/getEmailTemplates'))
    const { subject, defaultMessage: message } = templates.find(({ id }) => id === 'custom') ?? {}
    expect(message).toBe('Dear {customerName},')
    const reader = await aReader('fr')
    const sent = async (templateData: object) => {
      await app().database.db.run(sql`delete from attempts`)
      const { body } = await admin.post('/sendEmail', { to: reader, templateId: 'custom', templateData })
      return app().database.db.one<{ subject: string; text: string }>(
        sql`select subject, text from messages where id = ${body.messageId}`,
      )
    }
    for (const left of [{ subject, message }, {}]) {
      const { subject: said, text } = await sent(left)
      expect([said, text]).toEqual(['Un message de Sizzle & Spice', expect.stringContaining('Cher Priya,')])
    }
    const typed = await sent({ subject: 'Hi', message: 'We miss you.' })
    expect([typed.subject, typed.text]).toEqual(['Hi', expect.stringContaining('We miss you.')])
  })

  it('names the last day of an offer only where it has one, whoever wrote the words (messages 15)', () => {
    const own = { en: { message: 'Come by: {offerTitle}.', closing: 'See you before {validUntil}.' } }
    const written = { templateId: 'promotion' as const, subject: '{offerTitle}', message: 'Come by: {offerTitle}.' }
    const lettersWith = (values: Record<string, string>) =>
      (['en', 'fr'] as const).map((language) =>
        textOf(
          writtenLetter(
            { ...written, values: { offerTitle: 'Naan', ...values } },
            {
              name: 'Priya',
              unsubscribeUrl: 'https://example.test/unsubscribe',
              language,
              own,
            },
          ),
        ),
      )
    const [english, french] = lettersWith({})
    for (const text of [english, french]) {
      expect(text).toContain('Come by: Naan.')
      expect(text).not.toMatch(/Valable jusqu|See you before/)
    }
    const [dated, datedFrench] = lettersWith({ validUntil: '2026-12-31' })
    expect(dated).toContain('See you before Thursday, December 31, 2026.')
    expect(datedFrench).toContain('Valable jusqu’au jeudi 31 décembre 2026.')
  })
})

async function aReader(locale: 'en' | 'fr') {
  const email = `${randomUUID()}@example.test`
  await app().database.db.run(sql`
    insert into users (id, email, name, email_verified, locale) values (gen_random_uuid(), ${email}, 'Priya', true, ${locale})`)
  return email
}
