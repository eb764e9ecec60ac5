/** Where a text is to end that has room for so many letters: after its last part of a sentence, or after a word where that one is long. */
export function clauseEnd(text: string, most: number): number {
  if (text.length <= most) return text.length
  const start = text.slice(0, most)
  const part = start.search(/[,;:.] [^,;:.]*$/)
  const word = start.search(/[\s,;:.]+\S*$/)
  return part > most * 0.6 ? part : word < 0 ? start.search(/[\ud800-\udbff]?$/) : word
}
