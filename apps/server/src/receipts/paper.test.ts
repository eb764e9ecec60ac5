import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { rowsOfPdf } from '../testing/read-pdf.ts'
import { drawable, fontFile, runsOf } from './fonts.ts'
import { PAPER_WIDTH, type Paper, printStrip, SHORTEST } from './paper.ts'

const heightOf = async (draw: (paper: Paper) => void) => {
  const pdf = (await printStrip('Receipt', draw)).toString('latin1')
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeCloseTo(PAPER_WIDTH, 2)
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1)
  return Number(height)
}
const PLAIN = { size: 9 }

it('a strip is at least 200 mm long and as long as what is on it, always on one page (messages 26)', async () => {
  const one = await heightOf((paper) => paper.text('Masala Chai', PLAIN))
  const many = await heightOf((paper) => {
    for (let n = 0; n < 200; n++) paper.row(`${n} × Masala Chai`, '$3.49', PLAIN)
  })
  expect(one).toBeCloseTo(SHORTEST, 2)
  expect(many).toBeGreaterThan(2000)
})

it('long names go on in the next line, and a word wider than the paper is cut', async () => {
  const fiftyOf = (label: string) =>
    heightOf((paper) => {
      for (let n = 0; n < 50; n++) paper.row(label, '$3.95', PLAIN)
    })
  const short = await fiftyOf('Naan')
  expect(await fiftyOf('Naan with '.repeat(8))).toBeGreaterThan(short + 50 * 10)
  expect(await fiftyOf('x'.repeat(300))).toBeGreaterThan(short + 50 * 50)
})

it.each(['Wolfeschlegelsteinhausenbergerdorffwelchevoralter', 'Maximiliane '.repeat(6).trim()])(
  'a label stands whole beside %j, which goes on below, and what comes next begins under both (messages 26)',
  async (name) => {
    const strip = await printStrip('Receipt', (paper) => {
      paper.row('Name', name, PLAIN)
      paper.row('Guests', '4', PLAIN)
    })
    const [first = '', ...others] = rowsOfPdf(strip)
    const last = others.pop()
    expect(first).toMatch(/^Name \S/)
    const read = [first.replace('Name ', ''), ...others]
    expect(read.length).toBeGreaterThan(1)
    expect(read.join(name.includes(' ') ? ' ' : '')).toBe(name)
    expect(last).toBe('Guests 4')
  },
)

it.each([
  ['محمد علي', '???? ???'],
  ['陈伟', '??'],
  ['“谢谢”', '“??”'],
  ['sans piment - très doux 辛くない', 'sans piment - très doux ????'],
  ['Wei 陈 Chen', 'Wei ? Chen'],
  ['a\u064bb', 'ab'],
  ['\u0e01\u0e49\u0e32', '??'],
  ['漢\u0301', '?'],
  ['a\u0007\u{e0001}b\ufe0f', 'ab'],
  ['प्रिया', 'प्रिया'],
  ['Zoë', 'Zoë'],
  ['👍', ''],
  ['\u{1f468}\u200d\u{1f469} \u{1f1e8}\u{1f1e6}', ''],
  ['', ''],
])('of %j a receipt has %j: a mark for each letter that it lacks (messages 26)', (text, left) => {
  expect(
    drawable(text)
      .replace(/[\s\u200d]+/g, ' ')
      .trim(),
  ).toBe(left)
})

it('a note that ends in letters without a font does not look as if it ended before them', async () => {
  const strip = await printStrip('Receipt', (paper) => paper.text('très doux 辛くない', PLAIN))
  expect(rowsOfPdf(strip)).toEqual(['très doux ????'])
})

it.each([
  ['Crème', [['latin', 'Crème']]],
  ['प्रिया', [['noto-devanagari', 'प्रिया']]],
  [
    'Łódź',
    [
      ['latin-ext', 'Ł'],
      ['latin', 'ód'],
      ['latin-ext', 'ź'],
    ],
  ],
  [
    '₹12',
    [
      ['noto-latin-ext', '₹'],
      ['latin', '12'],
    ],
  ],
  [
    'हिन्दी-Côté',
    [
      ['noto-devanagari', 'हिन्दी'],
      ['latin', '-Côté'],
    ],
  ],
  ['e\u0301te\u0301', [['latin', 'été']]],
  ['ok👍🏽🌶️', [['latin', 'ok']]],
  ['© 漢', [['latin', '© ?']]],
  ['a\u3000b\u064b', [['latin', 'a b']]],
])('%s is printed in the fonts %j', (word, runs) => {
  expect(runsOf(word).map(({ subset, text }) => [subset, text])).toEqual(runs)
})

it('both faces of the house have every letter that they are used for (messages 78)', () => {
  const letters = Array.from({ length: 0x2300 - 0x20 }, (_, n) => n + 0x20)
  const used = letters.flatMap((code) => {
    const letter = String.fromCodePoint(code)
    const [run] = runsOf(letter)
    return run?.text === letter && letter.trim() !== '' && !run.subset.startsWith('noto-')
      ? [{ code, subset: run.subset }]
      : []
  })
  expect(used.length).toBeGreaterThan(400)
  for (const [subset, there] of Map.groupBy(used, (one) => one.subset))
    for (const weight of [400, 700] as const) {
      const font = create(fontFile(subset, weight))
      const missing = there.filter(({ code }) => !font.hasGlyphForCodePoint(code))
      expect(missing, `${subset} ${weight}`).toEqual([])
    }
})

it('a strip is set in the faces of the site, and stays small (messages 78)', async () => {
  const strip = await printStrip('Receipt', (paper) => {
    paper.text('Sizzle & Spice', { size: 15, weight: 700 })
    paper.row('2 × Crème brûlée à l’érable', '$12.50', PLAIN)
    paper.text('Š', PLAIN)
  })
  const names = [...strip.toString('latin1').matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name = '']) => name)
  expect(names.toSorted()).toEqual(['Fraunces-SemiBold', 'HankenGrotesk-Regular', 'HankenGrotesk-Regular'])
  expect(rowsOfPdf(strip)).toEqual(['Sizzle & Spice', '2 × Crème brûlée à l’érable $12.50', 'Š'])
  expect(strip.length).toBeLessThan(20_000)
})
