import { escapeXml } from './epos-xml.ts'
import type { LetterSize, PaperLine, PaperWidth } from './paper.ts'
import { cells } from './paper-text.ts'

/** Dots of a letter of the usual size on both widths of paper. */
const CELL = { across: 12, down: 30 } as const
export const DOTS_ACROSS: Readonly<Record<PaperWidth, number>> = { 58: 32 * CELL.across, 80: 48 * CELL.across }
const MARGIN = 24
/** Where letters stand in their line. */
const BASE = 0.76

const DOWN: Readonly<Record<LetterSize, number>> = { usual: CELL.down, tall: 2 * CELL.down, large: 2 * CELL.down }

export type PlacedLine = PaperLine & {
  readonly top: number
  readonly height: number
  readonly left: number
  /** Of the text alone. */
  readonly width: number
}

/** Where each line stands on the strip, for whoever draws it. */
export function placeLines(
  lines: readonly PaperLine[],
  width: PaperWidth,
): { readonly placed: readonly PlacedLine[]; readonly height: number } {
  let top = 0
  const placed = lines.map((line) => {
    const across = cells(line.text) * CELL.across * (line.size === 'large' ? 2 : 1)
    const left = line.align === 'centre' ? Math.max(0, (DOTS_ACROSS[width] - across) / 2) : 0
    const here = { ...line, top, left, width: across, height: DOWN[line.size] }
    top += here.height
    return here
  })
  return { placed, height: top }
}

/** The strip as a picture, in the letters of the device that shows it (printing 4). */
export function paperSvg(lines: readonly PaperLine[], width: PaperWidth): string {
  const { placed, height } = placeLines(lines, width)
  const [across, down] = [DOTS_ACROSS[width] + 2 * MARGIN, height + 2 * MARGIN]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}" role="img">`,
    `<title>${escapeXml(lines.map(({ text }) => text.trim()).join(' / '))}</title>`,
    `<rect width="${across}" height="${down}" fill="#fff"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="20">`,
    ...placed.map(lineSvg),
    '</g></svg>',
  ].join('')
}

function lineSvg({ text, top, left, width, height, size, isBold, isInverse }: PlacedLine): string {
  const indent = text.length - text.trimStart().length
  const cell = CELL.across * (size === 'large' ? 2 : 1)
  const [x, span] = [left + indent * cell, width - indent * cell]
  const shown = text.trimStart()
  if (shown === '') return ''
  const box = isInverse ? `<rect x="${x}" y="${top}" width="${span}" height="${height}" fill="#000"/>` : ''
  const look = `fill="${isInverse ? '#fff' : '#000'}"${isBold ? ' font-weight="700"' : ''}`
  const scale = size === 'large' ? '2 2' : size === 'tall' ? '1 2' : '1 1'
  const length = span / (size === 'large' ? 2 : 1)
  const place = `translate(${x} ${top + height * BASE}) scale(${scale})`
  // Chromium keeps the blanks of a text only where the text itself says so.
  return `${box}<text xml:space="preserve" transform="${place}" textLength="${length}" lengthAdjust="spacingAndGlyphs" ${look}>${escapeXml(shown)}</text>`
}
