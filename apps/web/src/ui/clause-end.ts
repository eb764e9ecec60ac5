/** Where a text is to end that has room for so many letters: after its last part of a sentence, or after a word where that one is long. */
function clauseEnd(text: string, most: number): number {
  if (text.length <= most) return text.length
  const start = text.slice(0, most)
  const part = start.search(/[,;:.] [^,;:.]*$/)
  const word = start.search(/[\s,;:.]+\S*$/)
  return part > most * 0.35 ? part : word < 0 ? start.search(/[\ud800-\udbff]?$/) : word
}

/** What there is room for, the mark that ends it, and what follows. After a part of a sentence it is a full stop: nothing is missing there. */
export function cutText(text: string, most: number): readonly [shown: string, mark: string, rest: string] {
  const end = clauseEnd(text, most)
  const rest = text.slice(end)
  return [text.slice(0, end), rest && (/^[,;:.]/.test(rest) ? '.' : '…'), rest]
}
