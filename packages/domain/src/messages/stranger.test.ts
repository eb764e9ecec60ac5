import { expect, it } from 'vitest'
import { mailboxOf } from './stranger.ts'

it.each([
  ['Priya@Example.test', 'priya@example.test'],
  ['priya+1@example.test', 'priya@example.test'],
  ['priya+a+b@example.test', 'priya@example.test'],
  ['p.r.i.y.a+x@GoogleMail.com', 'priya@gmail.com'],
  ['p.riya@example.test', 'p.riya@example.test'],
  ['+only@example.test', '+only@example.test'],
  ['ｐriya@example.test', 'priya@example.test'],
])('%s lands in %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
