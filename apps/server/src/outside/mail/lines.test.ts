import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts'
import { mailBy } from '../../testing/outbox-pace.ts'

// Lines to the mail server, which stay open from one mail to the next.
let smtp: FakeSmtp
beforeAll(async () => {
  smtp = await startFakeSmtp()
})
afterAll(() => smtp.stop())

const mailTo = (address: string) => ({
  id: randomUUID(),
  to: { name: 'Priya', address },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  unsubscribeUrl: null,
})
const lineOf = (address: string) => smtp.mails.find(({ to }) => to.includes(address))?.line
const never = new AbortController().signal

it('mails one after another go over one line, and two at once over two (messages 56)', async () => {
  const mail = mailBy(smtp.url)
  for (const address of ['a@example.test', 'b@example.test']) await mail.send(mailTo(address), never)
  expect(lineOf('a@example.test')).toBeDefined()
  expect(lineOf('a@example.test')).toBe(lineOf('b@example.test'))
  await Promise.all(['c@example.test', 'd@example.test'].map((address) => mail.send(mailTo(address), never)))
  expect(lineOf('c@example.test')).not.toBe(lineOf('d@example.test'))
})

it('a line that the server has closed meanwhile costs no try (messages 56)', async () => {
  const mail = mailBy(smtp.url)
  await mail.send(mailTo('before@example.test'), never)
  const { url } = smtp
  await smtp.stop()
  smtp = await startFakeSmtp(undefined, Number(new URL(url).port))
  expect(await mail.send(mailTo('after@example.test'), never)).toMatchObject({ state: 'sent' })
  expect(smtp.mails).toHaveLength(1)
})

it('a line over which a mail was refused is given up, and the next mail has another', async () => {
  const mail = mailBy(smtp.url)
  smtp.on('gone@example.test', 550)
  await mail.send(mailTo('first@example.test'), never)
  expect(await mail.send(mailTo('gone@example.test'), never)).toMatchObject({ problem: 'refused', isGone: true })
  await mail.send(mailTo('next@example.test'), never)
  expect(lineOf('next@example.test')).toBeDefined()
  expect(lineOf('next@example.test')).not.toBe(lineOf('first@example.test'))
})
