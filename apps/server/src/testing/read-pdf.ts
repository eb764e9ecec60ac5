import { inflateSync } from 'node:zlib'

type Word = { readonly x: number; readonly y: number; readonly text: string }

/** The words of a PDF of ours, from top to bottom; what stands at one height is one row. */
export function rowsOfPdf(file: Buffer): string[] {
  const objects = objectsOf(file)
  const words = [...objects.values()].flatMap(({ stream }) =>
    stream?.includes(' Tf') ? wordsOf(stream, lettersByFont(objects)) : [],
  )
  const rows = [...Map.groupBy(words, ({ y }) => y)].toSorted(([a], [b]) => b - a)
  return rows.map(([, row]) => textOf(row))
}

function textOf(row: readonly Word[]): string {
  const inOrder = row.toSorted((a, b) => a.x - b.x).map(({ text }) => text)
  return inOrder.join(' ').replace(/\s+/g, ' ').trim()
}

type PdfObject = { readonly head: string; readonly stream: string | undefined }

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const found = file.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [head = '', packed] = body.split(/\nstream\n/, 2)
      const isText = packed !== undefined && head.includes('/FlateDecode') && !head.includes('/Subtype')
      const end = packed?.lastIndexOf('\nendstream')
      return [id, { head, stream: isText ? unpacked(packed.slice(0, end)) : undefined }]
    }),
  )
}

function unpacked(stream: string): string {
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

type Letters = ReadonlyMap<number, string>

/** What each glyph of an embedded font stands for, by the name that the page gives the font. */
function lettersByFont(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      return [name, lettersOf(objects.get(map)?.stream ?? '')]
    }),
  )
}

function lettersOf(map: string): Letters {
  const ranges = map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)
  const letters = [...ranges].flatMap(([, first = '', list = '']) =>
    [...list.matchAll(/<([\w ]*)>/g)].map(([, codes = ''], index): [number, string] => [
      Number.parseInt(first, 16) + index,
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ]),
  )
  return new Map(letters)
}

function wordsOf(page: string, fonts: ReadonlyMap<string, Letters>): Word[] {
  const words: Word[] = []
  let [x, y] = [0, 0]
  let letters: Letters = new Map()
  for (const [, left, top, font, glyphs] of page.matchAll(/1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) \S+ Tf|\[(.*?)\] TJ/g)) {
    if (left !== undefined) [x, y] = [Number(left), Number(top)]
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    if (glyphs !== undefined) words.push({ x, y, text: spelled(glyphs, letters) })
  }
  return words
}

function spelled(glyphs: string, letters: Letters): string {
  const ids = [...glyphs.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  return ids.map((id) => letters.get(Number.parseInt(id, 16)) ?? '?').join('')
}
