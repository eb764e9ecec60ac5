import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mailBy } from '../../testing/outbox-pace.ts'

const mail = () => ({
  id: randomUUID(),
  to: { name: 'Priya', address: 'priya@example.test' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  unsubscribeUrl: null,
})

it('a thread that ends says of each mail that it may have left, and the next mail has another (messages 59)', async () => {
  // No address of a server: the thread ends at its first step.
  const broken = mailBy('nowhere')
  const never = new AbortController().signal
  const both = await Promise.all([broken.send(mail(), never), broken.send(mail(), never)])
  for (const outcome of both) expect(outcome).toMatchObject({ problem: 'outage', mayHaveLeft: true })
  expect(await broken.send(mail(), never)).toMatchObject({ problem: 'outage', mayHaveLeft: true })
})
