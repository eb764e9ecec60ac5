import { COLUMNS, type PaperLine, type PaperWidth } from './paper.ts'
import { asciiText, cells, isSayableInAscii } from './paper-text.ts'

/** Plain text, which every Star printer takes: big letters become rows of their own, white on black becomes stars. */
export function starText(lines: readonly PaperLine[], width: PaperWidth): string {
  const most = COLUMNS[width]
  return `${lines.map((line) => plainLine(line, most)).join('\n')}\n`
}

/** Where plain text would lose words, only a picture is offered. */
export function isSayableOnStar(lines: readonly PaperLine[]): boolean {
  return lines.every(({ text }) => isSayableInAscii(text))
}

function plainLine({ text, isInverse, align }: PaperLine, most: number): string {
  const plain = asciiText(text)
  const marked = isInverse && cells(plain) + 6 <= most ? `** ${plain.trim()} **` : plain
  return align === 'centre' ? `${' '.repeat(Math.max(0, Math.floor((most - cells(marked)) / 2)))}${marked}` : marked
}
