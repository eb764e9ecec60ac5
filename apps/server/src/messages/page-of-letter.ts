import type { Letter } from './letters/letter.ts'
import { htmlOf } from './letters/letter-html.ts'

type Kept = { readonly letter: Letter | null; readonly html: string }

/** The page is made when somebody sends or reads it, so that no transaction waits for it. One from before letters were kept in parts has its page. */
export function pageOfLetter({ letter, html }: Kept): string {
  return letter === null ? html : htmlOf(letter)
}
