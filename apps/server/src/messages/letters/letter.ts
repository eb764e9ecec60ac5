import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { MAILING_ADDRESS } from '@sizzle/domain/brand/mailing-address.ts'
import { mapLink } from '@sizzle/domain/locations/map-link.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { frameWords } from './frame-words.ts'

// A letter is what it says, in parts. The HTML and the plain text are both made of it, so they can never disagree.
export type Part =
  | { readonly part: 'paragraph'; readonly text: string }
  | { readonly part: 'small'; readonly text: string }
  /** What the reader looks for first, large: the time of an order or a table, with the place below it. */
  | {
      readonly part: 'key'
      readonly label: string
      readonly value: string
      readonly note?: string
      readonly place?: Place
      readonly isCode?: true
    }
  /** One big thing to press; the plain text has its address. The page has it too where nothing else leads on. */
  | { readonly part: 'button'; readonly label: string; readonly url: string; readonly isCopied?: true }
  | { readonly part: 'facts'; readonly rows: readonly Fact[] }
  | { readonly part: 'bill'; readonly lines: readonly BillLine[]; readonly sums: readonly Sum[] }
  | { readonly part: 'picture'; readonly url: string; readonly alt: string }
  | { readonly part: 'notice'; readonly tone: 'good' | 'note'; readonly text: string }

export type Place = {
  /** 'Pickup at' */
  readonly label: string
  readonly name?: string
  readonly address: string
  /** The way there; none to the reader's own door. */
  readonly way?: { readonly label: string; readonly url: string }
}
export type Fact = readonly [label: string, value: string]
export type BillLine = {
  readonly label: string
  readonly note: string
  /** The rows below it. */
  readonly under: readonly { readonly text: string; readonly depth: number }[]
  readonly amount: string
}
export type Sum = { readonly label: string; readonly amount: string; readonly isTotal?: boolean }

export type Sender = {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** The house's where a place has none. */
  readonly email?: string
}

export type Letter = {
  readonly template: string
  /** English where nothing is said. */
  readonly language?: LetterLanguage
  readonly subject: string
  /** What an inbox shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly parts: readonly Part[]
  /** The place it is about signs it; letters about no place come from the house. */
  readonly from?: Sender
  /** Why this person gets it: the last line. */
  readonly reason: string
  /** A link in it opens somebody's account. */
  readonly holdsSecret?: boolean
  /** Promotions say how to get no more of them; a letter about an order never promotes anything. */
  readonly promotion?: { readonly unsubscribeUrl: string }
}

/** Links are ours and lead to the web, never to a script; a letter with another one is a mistake of ours. */
export function webAddress(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`a letter cannot link to ${protocol}`)
  return href
}

export function paragraph(text: string): Part {
  return { part: 'paragraph', text }
}

export function small(text: string): Part {
  return { part: 'small', text }
}

export function button(label: string, url: string): Part {
  return { part: 'button', label, url: webAddress(url) }
}

/** A press that nothing else in the house can take the place of: its address may be copied. */
export function onlyWay(label: string, url: string): Part {
  return { part: 'button', label, url: webAddress(url), isCopied: true }
}

/** Of a place and nothing more of it. */
export function senderOf({ name, address, phone, email }: Sender): Sender {
  return { name, address, phone, ...(email && { email }) }
}

/** The sender and how to reach them, line by line. */
export function signature({ from }: Letter): Required<Sender> {
  if (from === undefined) return { name: HOUSE.name, address: MAILING_ADDRESS, phone: HOUSE.phone, email: HOUSE.email }
  const { name, address, phone, email } = from
  return { name: `${HOUSE.name}, ${name}`, address, phone, email: email || HOUSE.email }
}

/** With the way there. */
export function placeOf(label: string, { name, address }: Sender, language?: LetterLanguage): Place {
  return { label, name, address, way: { label: frameWords(language).directions, url: mapLink(address, name) } }
}

/** How a letter begins; people without a name are not called "customer". */
export function greeting(name: string, language?: LetterLanguage): Part {
  const { hello } = frameWords(language)
  const first = name.trim().split(/\s+/)[0] ?? ''
  return paragraph(first === '' ? `${hello},` : `${hello} ${first},`)
}

/** What people wrote, paragraph by paragraph. */
export function paragraphs(text: string): Part[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(paragraph)
}
