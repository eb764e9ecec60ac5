import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { OwnTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import { writtenCode } from '@sizzle/domain/promotions/code.ts'
import type { LetterWordsRow } from '../../messages/letter-texts.sql.ts'
import { htmlOf } from '../../messages/letters/letter-html.ts'
import { textOf } from '../../messages/letters/letter-text.ts'
import { type Written, writtenLetter } from '../../messages/letters/written-letters.ts'
import { asText } from '../../outside/pay/pay-page.ts'

// What differs between two readers is a name and an address, so the page is made once for all of them: React takes longer for
// each letter than all the rest of its way out. One sign stands for the name, since a preview may be cut anywhere.
const NAME = '\uE000'
const CODE = '\uE001'
const WAY_OUT = 'https://way-out.invalid/0'

/** `code`: the reader's own, where the campaign has some. */
type Reader = { readonly name: string; readonly unsubscribeUrl: string; readonly code?: string | null }
/** `percent`: what the codes take off; without it there are none. */
type LetterKind = LetterWordsRow & { readonly percent?: number | null; readonly menuUrl?: string }
const ENGLISH: LetterKind = { language: 'en', own: null }

export type Worded = { readonly subject: string; readonly text: string; readonly html: string }

/** The letter of a campaign, for any number of readers. */
export function letterFor(
  typed: Written,
  { percent = null, ...words }: LetterKind = ENGLISH,
): (reader: Reader) => Worded {
  const written =
    percent === null ? typed : { ...typed, values: { ...typed.values, code: CODE, percent: String(percent) } }
  const letter = writtenLetter(written, { name: NAME, unsubscribeUrl: WAY_OUT, ...words })
  const [text, html] = [textOf(letter), htmlOf(letter)]
  return ({ name, unsubscribeUrl, code }) => {
    const called = personalize('{customerName}', { customerName: name.replaceAll(NAME, '') }, words.language)
    const ownCode = code ? writtenCode(code) : ''
    // The name last: it is the one of the three that its reader chose.
    const fill = (page: string, as: (value: string) => string) =>
      page
        .replaceAll(CODE, ownCode)
        .replaceAll(WAY_OUT, () => as(unsubscribeUrl))
        .replaceAll(NAME, () => as(called))
    return {
      subject: letter.subject.replaceAll(NAME, () => called),
      text: fill(text, (value) => value),
      html: fill(html, asText),
    }
  }
}

type OfCampaign = { readonly own: OwnTexts | null; readonly percent: number | null; readonly menuUrl: string }

/** The same in each reader's language; each page is made when its first reader comes. */
export function lettersFor(written: Written, kind: OfCampaign) {
  const made = new Map<LetterLanguage, (reader: Reader) => Worded>()
  return ({ language, ...reader }: Reader & { readonly language: LetterLanguage }): Worded => {
    const page = made.get(language) ?? letterFor(written, { language, ...kind })
    made.set(language, page)
    return page(reader)
  }
}
