import { HOUSE } from '../brand/house.ts'

// What people answer to a text. The words are those that carriers hold every sender to, and their French ones.
const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'arret', 'arrêt']
const START = ['start', 'unstop', 'commencer']
const HELP = ['help', 'info', 'aide']

export type SmsAnswer = 'stop' | 'start' | 'help'

/** The whole answer is the word: "please stop at the back door" is for people to read. */
export function smsAnswer(text: string): SmsAnswer | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  if (STOP.includes(word)) return 'stop'
  if (START.includes(word)) return 'start'
  return HELP.includes(word) ? 'help' : null
}

/** Said back. To a stop the carrier answers by itself, and whatever else came after it would be refused. */
export const SMS_REPLIES: Readonly<Record<SmsAnswer, string>> = {
  stop: '',
  start: `${HOUSE.name}: you get text messages about your orders and tables again. Reply STOP to end them.`,
  help: `${HOUSE.name}: texts about your orders and tables. Call ${HOUSE.phone} or write to ${HOUSE.email}. Reply STOP to end them.`,
}
