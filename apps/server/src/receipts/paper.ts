import type PDFDocument from 'pdfkit'
import { drawable, fontFile, type Run, runsOf, type Weight } from './fonts.ts'

// A strip of paper, 80 mm wide, at least 200 mm long and longer when more is on it. It is drawn twice: once to measure,
// once to keep.
const MM = 72 / 25.4
export const PAPER_WIDTH = 80 * MM
export const SHORTEST = 200 * MM
const MARGIN = 5 * MM
const TEXT_WIDTH = PAPER_WIDTH - 2 * MARGIN
const LINE_HEIGHT = 1.35
/** Words of a line are measured one by one, which comes to a little else than the whole line. */
const ROUNDING = 1
/** Between a label and its amount. */
const GAP = 8
/** Where letters stand in their line, for Noto Sans. */
const ASCENT = 1.02

export type Style = {
  readonly size: number
  readonly weight?: Weight
  readonly align?: 'left' | 'centre' | 'right'
  /** In points, from the left. */
  readonly indent?: number
}
export type Paper = ReturnType<typeof paperOn>
/** Measuring is most of the work, and both drawings need the same widths. */
type Widths = Map<string, number>
type Piece = Run & { readonly width: number; readonly weight: Weight; readonly size: number }

/** Draws on a strip and answers the finished PDF. */
export async function printStrip(title: string, draw: (paper: Paper) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit') // a tenth of a start, for a moment of few days
  const widths: Widths = new Map()
  const trial = newDocument(Document, title, 14_400) // as long as a PDF page may be
  const height = drawOn(trial, widths, draw)
  trial.end()
  const document = newDocument(Document, title, Math.max(height, SHORTEST))
  const finished = collect(document)
  drawOn(document, widths, draw)
  document.end()
  return finished
}

function newDocument(Document: typeof PDFDocument, title: string, height: number): PDFKit.PDFDocument {
  const info = { Title: title, Creator: title }
  return new Document({ size: [PAPER_WIDTH, height], margin: 0, autoFirstPage: true, lang: 'en-CA', info })
}

function drawOn(document: PDFKit.PDFDocument, widths: Widths, draw: (paper: Paper) => void): number {
  const paper = paperOn(document, widths)
  paper.gap(MARGIN)
  draw(paper)
  paper.gap(MARGIN)
  return paper.at()
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

/** Letters: how wide they are, and how they come onto the strip. */
function penOn(document: PDFKit.PDFDocument, widths: Widths) {
  const known = new Set<string>()

  function use({ subset, weight, size }: Pick<Piece, 'subset' | 'weight' | 'size'>) {
    const name = `${subset}-${weight}`
    if (!known.has(name)) document.registerFont(name, fontFile(subset, weight))
    known.add(name)
    return document.font(name).fontSize(size)
  }
  function measure(word: string, { size, weight = 400 }: Style): Piece[] {
    return runsOf(word).map((run) => {
      const piece = { ...run, weight, size }
      const key = `${run.subset} ${weight} ${size} ${run.text}`
      const width = widths.get(key) ?? use(piece).widthOfString(run.text)
      widths.set(key, width)
      return { ...piece, width }
    })
  }
  function draw(pieces: readonly Piece[], left: number, top: number) {
    let x = left
    for (const piece of pieces) {
      use(piece).text(piece.text, x, top + piece.size * ASCENT, { lineBreak: false, baseline: 'alphabetic' })
      x += piece.width
    }
  }
  return { measure, draw }
}

function paperOn(document: PDFKit.PDFDocument, widths: Widths) {
  const { measure, draw } = penOn(document, widths)
  let y = 0

  function block(text: string, style: Style, left: number, width: number): number {
    const lines = wrap(drawable(text), width, (word) => measure(word, style))
    lines.forEach((line, index) => {
      const shift = style.align === 'centre' ? (width - widthOf(line)) / 2 : 0
      const x = style.align === 'right' ? left + width - widthOf(line) : left + shift
      draw(line, x, y + index * style.size * LINE_HEIGHT)
    })
    return lines.length * style.size * LINE_HEIGHT
  }

  return {
    at: () => y,
    gap(points: number) {
      y += points
    },
    text(text: string, style: Style) {
      const { indent = 0 } = style
      y += block(text, style, MARGIN + indent, TEXT_WIDTH - indent)
    },
    /** A label and an amount, either of which may need several lines: the amount may be a name. */
    row(label: string, amount: string, style: Style) {
      const own = (text: string) => widthOf(measure(drawable(text), style)) + ROUNDING
      const right = Math.min(own(amount), TEXT_WIDTH - GAP - Math.min(own(label), TEXT_WIDTH / 2))
      const beside = block(amount, { ...style, align: 'right' }, PAPER_WIDTH - MARGIN - right, right)
      const height = block(label, { ...style, align: 'left' }, MARGIN, TEXT_WIDTH - right - GAP)
      y += Math.max(height, beside)
    },
    rule() {
      document
        .save()
        .lineWidth(0.6)
        .dash(2, { space: 2 })
        .moveTo(MARGIN, y + 4)
        .lineTo(PAPER_WIDTH - MARGIN, y + 4)
        .stroke()
        .restore()
      y += 9
    },
    /** The one thing that must be seen. */
    stamp(text: string, size: number) {
      const height = block(text, { size, weight: 700, align: 'centre' }, MARGIN, TEXT_WIDTH)
      document
        .save()
        .lineWidth(1.2)
        .roundedRect(MARGIN, y - 3, TEXT_WIDTH, height + 6, 4)
        .stroke()
        .restore()
      y += height + 9
    },
  }
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0)
}

/** Greedy lines of whole words; a word wider than the paper is cut where it must be. */
function wrap(text: string, width: number, measure: (word: string) => Piece[]): Piece[][] {
  const lines: Piece[][] = []
  for (const paragraph of text.split('\n')) {
    let line: Piece[] = []
    for (const word of paragraph.split(/\s+/).flatMap((one) => cut(one, width, measure))) {
      const pieces = measure(line.length === 0 ? word : ` ${word}`)
      if (line.length > 0 && widthOf(line) + widthOf(pieces) > width) {
        lines.push(line)
        line = measure(word)
      } else line.push(...pieces)
    }
    lines.push(line)
  }
  return lines
}

function cut(word: string, width: number, measure: (word: string) => Piece[]): string[] {
  if (widthOf(measure(word)) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    if (part !== '' && widthOf(measure(part + segment)) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
