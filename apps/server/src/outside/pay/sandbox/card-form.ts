import { asText } from '../pay-page.ts'
import { TEST_CARDS, type TestCard, testCard } from './pretend-cards.ts'

// The card form of the sandbox's page: what is typed, what is wrong with it in plain words, and the fields with both.

const FIELDS = ['card', 'expiry', 'cvc', 'name'] as const
type Field = (typeof FIELDS)[number]
export type Typed = Readonly<Partial<Record<Field, string>>>
export type Wrong = Readonly<Partial<Record<Field, string>>>

const NOT_A_TEST_CARD = 'This is not a test card. Choose one under “Use a test card”.'
const CLEARED = 'That is not a test card, so we cleared it. Choose one under “Use a test card”.'

/** What a form sent. A program sends the number alone, and is asked for nothing else. */
export function typedIn(form: URLSearchParams): Typed {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (form.has(field) ? [[field, form.get(field)?.trim().slice(0, 100)]] : [])),
  )
}

export function wrongIn(typed: Typed, now: Date): Wrong {
  const { card = '', expiry, cvc, name } = typed
  const said: Record<Field, string | null> = {
    card: wrongNumber(card),
    expiry: expiry === undefined ? null : wrongExpiry(expiry, now),
    cvc: cvc === undefined || /^\d{3,4}$/.test(cvc) ? null : 'Enter the 3 digits from the back of the card.',
    name: name === '' ? 'Enter the name on the card.' : null,
  }
  return Object.fromEntries(Object.entries(said).filter(([, sentence]) => sentence !== null))
}

function wrongNumber(card: string): string | null {
  if (card === '') return 'Enter the card number.'
  if (testCard(card)) return null
  return mayBeReal(card) ? CLEARED : NOT_A_TEST_CARD
}

function wrongExpiry(expiry: string, now: Date): string | null {
  const [, month = '', year = ''] = /^(\d{1,2}) *[/.-]? *(?:20)?(\d{2})$/.exec(expiry) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  if (!isMonth) return 'Enter the month and year on the card, such as 08\u00a0/\u00a030.'
  const lastMonth = (2000 + Number(year)) * 12 + Number(month)
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  return lastMonth < thisMonth ? 'This date has passed. Check the month and year.' : null
}

/** As if a test card lay before its holder. */
export function filledWith({ number }: TestCard, now: Date): Typed {
  return { card: spaced(number), expiry: `12 / ${(now.getUTCFullYear() + 3) % 100}`, cvc: '123', name: 'Test Customer' }
}

const LOOKS: Readonly<Record<Field, { label: string; example: string; more: string }>> = {
  card: { label: 'Card number', example: '1234 1234 1234 1234', more: 'inputmode="numeric" maxlength="24"' },
  expiry: { label: 'Expiry date', example: 'MM / YY', more: 'maxlength="9"' },
  cvc: { label: 'Security code', example: '123', more: 'inputmode="numeric" maxlength="4"' },
  name: { label: 'Name on card', example: '', more: 'maxlength="100" autocapitalize="words"' },
}

/** No browser offers a real card here. */
export function fieldRow(field: Field, typed: Typed, wrong: Wrong): string {
  const { label, example, more } = LOOKS[field]
  const said = wrong[field]
  const isFirstWrong = FIELDS.find((one) => wrong[one] !== undefined) === field
  const state =
    said === undefined ? '' : ` aria-invalid="true" aria-describedby="${field}-said"${isFirstWrong ? ' autofocus' : ''}`
  return `<div class="field"><label for="${field}">${label}</label>
<input id="${field}" name="${field}" autocomplete="off" spellcheck="false" placeholder="${example}" value="${asText(shownAgain(field, typed, wrong))}" ${more}${state}>
${said === undefined ? '' : `<p class="wrong" id="${field}-said">${asText(said)}</p>`}</div>`
}

/** A number that may be somebody's real card is not written back. */
function shownAgain(field: Field, typed: Typed, wrong: Wrong): string {
  const text = typed[field] ?? ''
  return field === 'card' && wrong.card === CLEARED ? '' : text
}

function mayBeReal(card: string): boolean {
  return card.replaceAll(/\D/g, '').length >= 12
}

export function cardLinks(action: string): string {
  const links = TEST_CARDS.map(
    ({ number, about }) =>
      `<li><a href="${action}?with=${number}"><code>${spaced(number)}</code><span>${shownAbout(about)}</span></a></li>`,
  )
  return `<ul class="cards">${links.join('')}</ul>`
}

/** A hyphen within a word is no place to end a line. */
export function shownAbout(about: string): string {
  return asText(about).replaceAll(/(?<=\w)-(?=\w)/g, '\u2011')
}

function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
