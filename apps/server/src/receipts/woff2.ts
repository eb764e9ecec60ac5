import { brotliDecompressSync } from 'node:zlib'
import { glyphTables } from './woff2-glyphs.ts'
import { type Reader, readerOf } from './woff2-reader.ts'

// A WOFF2 file as the plain font it packs. The PDF library reads WOFF2 itself, but cannot embed an é of it: letters that are made of
// others lose their parts.

const HEADER = 48
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  )
/** Of a variable font: a receipt has the weight that the file begins with. */
const LEFT_OUT = new Set(['avar', 'cvar', 'fvar', 'gvar', 'HVAR', 'MVAR', 'STAT', 'loca'])

type Entry = { readonly tag: string; readonly size: number; readonly isChanged: boolean }

export function unpackWoff2(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('this is no WOFF2 font')
  const reader = readerOf(file.subarray(HEADER))
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => entryOf(reader))
  const packedSize = file.readUInt32BE(20)
  const body = brotliDecompressSync(file.subarray(HEADER + reader.at(), HEADER + reader.at() + packedSize))
  const tables = new Map<string, Buffer>()
  let at = 0
  for (const { tag, size, isChanged } of entries) {
    const table = body.subarray(at, at + size)
    at += size
    if (LEFT_OUT.has(tag)) continue
    if (isChanged && tag !== 'glyf')
      throw new Error(`the ${tag} of this font is packed in a way that is not known here`)
    if (tag === 'glyf') for (const [name, made] of glyphTables(table)) tables.set(name, made)
    else tables.set(tag, table)
  }
  tables.set('head', withLongOffsets(tables.get('head')))
  return tables
}

function entryOf(reader: Reader): Entry {
  const flags = reader.u8()
  const known = KNOWN[flags & 63]
  const tag = known === undefined ? reader.bytes(4).toString('latin1') : known.replace('_', ' ')
  const original = reader.base128()
  const version = flags >> 6
  const isChanged = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  return { tag, size: isChanged ? reader.base128() : original, isChanged }
}

/** The glyphs are found by four bytes each. */
function withLongOffsets(head: Buffer | undefined): Buffer {
  if (head === undefined) throw new Error('a font without a head')
  const changed = Buffer.from(head)
  changed.writeInt16BE(1, 50)
  return changed
}
