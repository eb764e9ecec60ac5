import { expect, test } from 'vitest'
import { smsAnswer, smsReply } from './sms-answers.ts'

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

test('replies name the house, fit into one text and speak the language of the word', () => {
  for (const word of ['start', 'help']) expect(smsReply(word)).toMatch(/^Sizzle & Spice: .*Reply STOP/)
  for (const word of ['Commencer', 'aide!']) expect(smsReply(word)).toMatch(/^Sizzle & Spice : .*ARRET/)
  for (const word of ['start', 'help', 'commencer', 'aide']) expect(smsReply(word).length).toBeLessThanOrEqual(160)
  for (const word of ['stop', 'arrêt', 'no word of ours']) expect(smsReply(word)).toBe('')
})
