import { expect, test } from 'vitest'
import { eposXml } from './epos-xml.ts'
import { escPos } from './esc-pos.ts'
import { type PaperLine, paragraph, row, rule } from './paper.ts'
import { paperSvg } from './paper-picture.ts'
import { byteOf, isInCodePage } from './paper-text.ts'
import { isSayableOnStar, starText } from './star-text.ts'

const LINES: readonly PaperLine[] = [
  ...paragraph(58, 'TRU-042', { size: 'large', isBold: true, align: 'centre' }),
  ...paragraph(58, '2 × Crème <brûlée>', { isInverse: true }),
  rule(58),
  ...row(58, 'Total', '$12.50', { size: 'tall' }),
]
const NO_DOTS = new Map()
const SHUT = { opensDrawer: false }

test('ESC/POS has its size, its letters in the code page, and a cut at the end (printing 5)', () => {
  const bytes = escPos(LINES, NO_DOTS, SHUT)
  const latin = Buffer.from(bytes).toString('latin1')
  expect(latin.startsWith('\x1b@\x1bt\x10')).toBe(true)
  expect(latin).toContain('\x1ba\x01\x1bE\x01\x1dB\x00\x1d!\x11TRU-042\n')
  expect(latin).toContain('\x1dB\x01\x1d!\x002 \xd7 Cr\xe8me <br\xfbl\xe9e>\n')
  expect(latin.endsWith('\x1dVB\x03')).toBe(true)
  expect(latin).not.toContain('\x1bp')
})

test('the drawer opens with and without paper (printing 8)', () => {
  const opens = { opensDrawer: true }
  expect(Buffer.from(escPos([], NO_DOTS, opens)).toString('latin1')).toBe('\x1b@\x1bt\x10\x1bp\x00\x19\xfa')
  expect(eposXml([], NO_DOTS, opens)).toContain('<pulse drawer="drawer_1" time="pulse_100"/></epos-print>')
})

test('a line with its own dots is sent as dots (printing 5)', () => {
  const dots = new Map([[1, { width: 9, height: 2, bits: Uint8Array.of(0xff, 0x80, 0x00, 0x80) }]])
  const bytes = Buffer.from(escPos(LINES, dots, SHUT)).toString('latin1')
  expect(bytes).toContain('\x1dv0\x00\x02\x00\x02\x00\xff\x80\x00\x80')
  expect(bytes).not.toContain('Cr\xe8me')
  expect(eposXml(LINES, dots, SHUT)).toContain(
    '<image width="16" height="2" color="color_1" mode="mono" align="left">/4AAgA==</image>',
  )
})

test('ePOS XML has its looks, and text that is no markup (printing 5)', () => {
  const xml = eposXml(LINES, NO_DOTS, SHUT)
  expect(xml).toContain('<text align="center" em="true" reverse="false" width="2" height="2">TRU-042&#10;</text>')
  expect(xml).toContain('2 × Crème &#60;brûlée&#62;&#10;</text>')
  expect(xml.endsWith('<cut type="feed"/></epos-print>')).toBe(true)
})

test('plain text keeps the words of what it can say (printing 5)', () => {
  expect(starText(LINES, 58).split('\n')).toEqual([
    '            TRU-042',
    '** 2 x Creme <brulee> **',
    '-'.repeat(32),
    'Total                     $12.50',
    '',
  ])
  expect(isSayableOnStar(LINES)).toBe(true)
  expect(isSayableOnStar(paragraph(58, 'पनीर'))).toBe(false)
})

test('the code page has accents and quotes, and no Hindi', () => {
  expect(['€', '“', '’', 'é', '×', 'ÿ', 'प', '\u0081', '₹'].map(byteOf)).toEqual([
    0x80,
    0x93,
    0x92,
    0xe9,
    0xd7,
    0xff,
    undefined,
    undefined,
    undefined,
  ])
  expect(isInCodePage('2 × “Crème”')).toBe(true)
})

test('the picture has the same lines, at the places where the printer has them (printing 4)', () => {
  const svg = paperSvg(LINES, 58)
  expect(svg).toContain('viewBox="0 0 432 228"')
  expect([...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    'TRU-042',
    '2 × Crème &#60;brûlée&#62;',
    '-'.repeat(32),
    'Total                     $12.50',
  ])
  expect(svg.match(/fill="#000"\/>/g)).toHaveLength(1)
  expect(svg.match(/<text xml:space="preserve" /g)).toHaveLength(LINES.length)
})
