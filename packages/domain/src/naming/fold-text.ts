// What a text is looked for as. The database's `fold_text` says the same in SQL; one table of cases holds the two together.

/** Zero-width, directional and soft signs: nobody sees them, and nobody types them into a search. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

/** Latin letters that are no letter with a mark, and the sigma at the end of a word. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}

/**
 * Two texts that people take for the same one are the same here: without case, without the marks of Latin letters (other scripts mean
 * them: Devanagari writes vowels so), with one apostrophe, one quotation mark, one dash and single spaces.
 */
export function foldText(text: string): string {
  return (
    text
      .replace(UNSEEN, '')
      // Taken apart it would be a space with a mark.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[ßæœþøđðłħŧıς]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
      .replace(/[`‘’‚‛‹›′‵\u02b9\u02bb-\u02bf\ua78c\u05f3]/g, "'")
      .replace(/[“”„‟«»\u05f4]/g, '"')
      .replace(/[\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\u05be]/g, '-')
      .replace(/[\t\n\v\f\r \u0085\u1680\u2028\u2029]+/g, ' ')
      .trim()
  )
}
