import { personalize } from '@sizzle/domain/messages/templates.ts'
import { htmlOf } from '../../messages/letters/letter-html.ts'
import { textOf } from '../../messages/letters/letter-text.ts'
import { type Written, writtenLetter } from '../../messages/letters/written-letters.ts'
import { asText } from '../../outside/pay/pay-page.ts'

// What differs between two readers is a name and an address, so the page is made once for all of them: React takes longer for
// each letter than all the rest of its way out. One sign stands for the name, since a preview may be cut anywhere.
const NAME = '\uE000'
const WAY_OUT = 'https://way-out.invalid/0'

type Reader = { readonly name: string; readonly unsubscribeUrl: string }
export type Worded = { readonly subject: string; readonly text: string; readonly html: string }

/** The letter of a campaign, for any number of readers. */
export function letterFor(written: Written): (reader: Reader) => Worded {
  const letter = writtenLetter(written, { name: NAME, unsubscribeUrl: WAY_OUT })
  const [text, html] = [textOf(letter), htmlOf(letter)]
  return ({ name, unsubscribeUrl }) => {
    const called = personalize('{customerName}', { customerName: name.replaceAll(NAME, '') })
    const fill = (page: string, as: (value: string) => string) =>
      page.replaceAll(NAME, () => as(called)).replaceAll(WAY_OUT, () => as(unsubscribeUrl))
    return {
      subject: letter.subject.replaceAll(NAME, () => called),
      text: fill(text, (value) => value),
      html: fill(html, asText),
    }
  }
}
