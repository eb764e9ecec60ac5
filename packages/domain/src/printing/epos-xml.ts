import type { DotLines, Dots, DrawerKick } from './esc-pos.ts'
import type { PaperLine } from './paper.ts'

const NAMESPACE = 'http://www.epson-pos.com/schemas/2011/03/epos-print'

/** For Epson's printers that fetch their work (printing 5). */
export function eposXml(lines: readonly PaperLine[], dots: DotLines, { opensDrawer }: DrawerKick): string {
  const body = lines.map((line, n) => {
    const drawn = dots.get(n)
    return drawn ? imageXml(drawn) : textXml(line)
  })
  return [
    `<epos-print xmlns="${NAMESPACE}">`,
    '<text lang="en"/>',
    ...(opensDrawer ? ['<pulse drawer="drawer_1" time="pulse_100"/>'] : []),
    ...body,
    ...(lines.length > 0 ? ['<cut type="feed"/>'] : []),
    '</epos-print>',
  ].join('')
}

/** Nothing to print under a known id: the printer answers what became of it. */
export const EMPTY_EPOS = `<epos-print xmlns="${NAMESPACE}"/>`

function textXml({ text, size, isBold, isInverse, align }: PaperLine): string {
  const look = [
    `align="${align === 'centre' ? 'center' : 'left'}"`,
    `em="${isBold}"`,
    `reverse="${isInverse}"`,
    `width="${size === 'large' ? 2 : 1}"`,
    `height="${size === 'usual' ? 1 : 2}"`,
  ]
  return `<text ${look.join(' ')}>${escapeXml(text)}&#10;</text>`
}

function imageXml({ width, height, bits }: Dots): string {
  const across = Math.ceil(width / 8) * 8
  return `<image width="${across}" height="${height}" color="color_1" mode="mono" align="left">${bits.toBase64()}</image>`
}

export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
