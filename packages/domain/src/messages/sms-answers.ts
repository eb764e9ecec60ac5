import { HOUSE } from '../brand/house.ts'
import type { LetterLanguage } from './letter-language.ts'

// What people answer to a text. The words are those that carriers hold every sender to, and their French ones.
const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'arret', 'arrêt']
const START = ['start', 'unstop', 'commencer']
const HELP = ['help', 'info', 'aide']

export type SmsAnswer = 'stop' | 'start' | 'help'

/** The whole answer is the word: "please stop at the back door" is for people to read. */
export function smsAnswer(text: string): SmsAnswer | null {
  const word = wordOf(text)
  if (STOP.includes(word)) return 'stop'
  if (START.includes(word)) return 'start'
  return HELP.includes(word) ? 'help' : null
}

const FRENCH_WORDS = ['arret', 'arrêt', 'commencer', 'aide']

/** Said back. To a stop the carrier answers by itself, and whatever else came after it would be refused. */
const REPLIES: Readonly<Record<LetterLanguage, Readonly<Record<SmsAnswer, string>>>> = {
  en: {
    stop: '',
    start: `${HOUSE.name}: you get text messages about your orders and tables again. Reply STOP to end them.`,
    help: `${HOUSE.name}: texts about your orders and tables. Call ${HOUSE.phone} or write to ${HOUSE.email}. Reply STOP to end them.`,
  },
  fr: {
    stop: '',
    start: `${HOUSE.name} : vous recevez de nouveau des textos sur vos commandes et vos tables. Pour y mettre fin : ARRET.`,
    help: `${HOUSE.name} : textos sur vos commandes et vos tables. Questions : ${HOUSE.phone}, ${HOUSE.email}. Pour y mettre fin : ARRET.`,
  },
}

/** In the language of the word that was sent. */
export function smsReply(text: string): string {
  const answer = smsAnswer(text)
  return answer === null ? '' : REPLIES[FRENCH_WORDS.includes(wordOf(text)) ? 'fr' : 'en'][answer]
}

function wordOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
}
