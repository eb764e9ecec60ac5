import { expect, it } from 'vitest'
import { rowsOfPdf } from '../testing/read-pdf.ts'
import { canBeRead, drawable, runsOf } from './fonts.ts'
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
  ['محمد علي', '', false],
  ['陈伟', '', false],
  ['“谢谢”', '“”', false],
  ['a\u064bb', 'ab', true],
  ['Wei 陈 Chen', 'Wei Chen', true],
  ['प्रिया', 'प्रिया', true],
  ['Zoë', 'Zoë', true],
  ['👍', '', true],
  ['', '', true],
])('of %j a receipt has %j, and no question marks', (text, left, isRead) => {
  expect(drawable(text).replace(/\s+/g, ' ').trim()).toBe(left)
  expect(canBeRead(text)).toBe(isRead)
})

it.each([
  ['Crème', [['latin', 'Crème']]],
  ['प्रिया', [['devanagari', 'प्रिया']]],
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
      ['latin-ext', '₹'],
      ['latin', '12'],
    ],
  ],
  [
    'हिन्दी-Côté',
    [
      ['devanagari', 'हिन्दी'],
      ['latin', '-Côté'],
    ],
  ],
  ['e\u0301te\u0301', [['latin', 'été']]],
  ['ok👍🏽🌶️', [['latin', 'ok']]],
  ['© 漢', [['latin', '© ?']]],
])('%s is printed in the fonts %j', (word, runs) => {
  expect(runsOf(word).map(({ subset, text }) => [subset, text])).toEqual(runs)
})
