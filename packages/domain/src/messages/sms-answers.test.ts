import { expect, test } from 'vitest'
import { SMS_REPLIES, smsAnswer } from './sms-answers.ts'

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Arrêt', 'stop'],
  ['StopAll', 'stop'],
  ['Start', 'start'],
  ['unstop', 'start'],
  ['HELP!', 'help'],
  ['aide', 'help'],
  ['Please stop at the back door', null],
  ['', null],
  ['stop it', null],
] as const)('the answer %j is %j', (text, answer) => expect(smsAnswer(text)).toBe(answer))

test('replies name the house and fit into one text', () => {
  for (const reply of [SMS_REPLIES.start, SMS_REPLIES.help]) {
    expect(reply).toMatch(/^Sizzle & Spice: .*Reply STOP/)
    expect(reply.length).toBeLessThanOrEqual(160)
  }
  expect(SMS_REPLIES.stop).toBe('')
})
