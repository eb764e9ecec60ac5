import { cells, printable } from './paper-text.ts'

// What comes out of a printer, as lines of a strip. Encoders turn them into each printer's own language, and the picture
// on the screen is drawn from the same lines.

/** In millimetres. */
export type PaperWidth = 58 | 80

/** Letters of the usual size in one line. */
export const COLUMNS: Readonly<Record<PaperWidth, number>> = { 58: 32, 80: 48 }

/** `tall` is twice as high; `large` is twice as wide as well, so only half as many letters fit. */
export type LetterSize = 'usual' | 'tall' | 'large'
export type Look = {
  readonly size: LetterSize
  readonly isBold: boolean
  /** White on black: what must be seen. */
  readonly isInverse: boolean
  readonly align: 'left' | 'centre'
}
export type PaperLine = Look & { readonly text: string }

const PLAIN: Look = { size: 'usual', isBold: false, isInverse: false, align: 'left' }

export function columnsFor(width: PaperWidth, size: LetterSize): number {
  return size === 'large' ? COLUMNS[width] / 2 : COLUMNS[width]
}

/** A text in as many lines as it needs; those after the first are indented by `hang` more. */
export function paragraph(
  width: PaperWidth,
  text: string,
  { indent = 0, hang = 0, ...look }: Partial<Look> & { readonly indent?: number; readonly hang?: number } = {},
): readonly PaperLine[] {
  const style: Look = { ...PLAIN, ...look }
  const most = columnsFor(width, style.size)
  const first = ' '.repeat(indent)
  const later = ' '.repeat(indent + hang)
  const wrapped = wrap(printable(text), most - indent, most - indent - hang)
  return wrapped.map((line, n) => ({ ...style, text: `${n === 0 ? first : later}${line}` }))
}

/**
 * A label at the left and an amount at the right of the last of its lines. What stands at the right may be as long as a
 * name: then it has lines of its own, beside the label.
 */
export function row(width: PaperWidth, label: string, amount: string, look: Partial<Look> = {}): readonly PaperLine[] {
  const style: Look = { ...PLAIN, ...look }
  const most = columnsFor(width, style.size)
  const [left, right] = [printable(label), printable(amount)]
  const atLeast = Math.min(cells(left), Math.floor(most / 2))
  const room = Math.max(most - cells(right) - 1, atLeast)
  const labels = wrap(left, room, room)
  const amounts = wrap(right, most - room - 1, most - room - 1)
  const first = amounts.length === 1 ? labels.length - 1 : 0
  return Array.from({ length: Math.max(labels.length, first + amounts.length) }, (_, n) => {
    const [start, end] = [labels[n] ?? '', amounts[n - first]]
    return {
      ...style,
      text: end === undefined ? start : `${start}${' '.repeat(Math.max(0, most - cells(start) - cells(end)))}${end}`,
    }
  })
}

export function rule(width: PaperWidth): PaperLine {
  return { ...PLAIN, text: '-'.repeat(COLUMNS[width]) }
}

/** Whole words while they fit; a word wider than the paper is cut. */
function wrap(text: string, firstMost: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  const room = () => (lines.length === 0 ? firstMost : most)
  for (const word of text.split(' ').filter((one) => one !== '')) {
    if (line !== '' && cells(line) + 1 + cells(word) > room()) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
    while (cells(line) > room()) {
      const [start, rest] = cut(line, room())
      lines.push(start)
      line = rest
    }
  }
  return line !== '' || lines.length === 0 ? [...lines, line] : lines
}

function cut(word: string, most: number): [start: string, rest: string] {
  const letters = [...new Intl.Segmenter('en').segment(word)].map(({ segment }) => segment)
  return [letters.slice(0, most).join(''), letters.slice(most).join('')]
}
