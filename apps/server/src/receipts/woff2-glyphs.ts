import { type Reader, readerOf } from './woff2-reader.ts'

// The outlines of a WOFF2 font stand there in seven streams, by kind of number; a plain font has them glyph by glyph.

type Streams = Readonly<Record<'contours' | 'counts' | 'flags' | 'glyphs' | 'parts' | 'boxes' | 'hints', Reader>>
type Point = { readonly dx: number; readonly dy: number; readonly isOn: boolean }

const MADE_OF_OTHERS = -1

export function glyphTables(table: Buffer): Map<'glyf' | 'loca', Buffer> {
  const head = readerOf(table)
  head.u32()
  const count = head.u16()
  head.u16()
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, counts, flags, glyphs, parts, boxes, hints] = sizes.map((size) => head.bytes(size))
  const whole = (part: Buffer | undefined) => readerOf(part ?? Buffer.alloc(0))
  const bitmap = Math.ceil(count / 32) * 4
  const hasBox = (glyph: number) => (((boxes?.[glyph >> 3] ?? 0) >> (7 - (glyph & 7))) & 1) === 1
  const streams: Streams = {
    contours: whole(contours),
    counts: whole(counts),
    flags: whole(flags),
    glyphs: whole(glyphs),
    parts: whole(parts),
    boxes: whole(boxes?.subarray(bitmap)),
    hints: whole(hints),
  }
  const loca = Buffer.alloc((count + 1) * 4)
  const made: Buffer[] = []
  let offset = 0
  for (let glyph = 0; glyph < count; glyph++) {
    const one = glyphOf(streams, hasBox(glyph))
    made.push(one, Buffer.alloc(-one.length & 3))
    offset += one.length + (-one.length & 3)
    loca.writeUInt32BE(offset, (glyph + 1) * 4)
  }
  return new Map([
    ['glyf', Buffer.concat(made)],
    ['loca', loca],
  ])
}

function glyphOf(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.i16()
  if (contours === 0) return Buffer.alloc(0)
  const box = hasBox ? Array.from({ length: 4 }, () => streams.boxes.i16()) : undefined
  if (contours === MADE_OF_OTHERS)
    return Buffer.concat([shorts([contours, ...(box ?? [0, 0, 0, 0])]), partsOf(streams)])
  let last = -1
  const ends = Array.from({ length: contours }, () => (last += streams.counts.short255()))
  const points = Array.from({ length: last + 1 }, () => pointOf(streams))
  const hints = streams.hints.bytes(streams.glyphs.short255())
  return Buffer.concat([
    shorts([contours, ...(box ?? boxOf(points)), ...ends, hints.length]),
    hints,
    Buffer.from(points.map(({ dx, dy, isOn }) => (isOn ? 1 : 0) | sizeFlag(dx, 2, 16) | sizeFlag(dy, 4, 32))),
    ...points.map(({ dx }) => stepOf(dx)),
    ...points.map(({ dy }) => stepOf(dy)),
  ])
}

/** The parts as they stand, and the hints that only these may bring. */
function partsOf({ parts, glyphs, hints }: Streams): Buffer {
  const copied: Buffer[] = []
  let [hasHints, hasMore] = [false, true]
  while (hasMore) {
    const flags = parts.u16()
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    copied.push(shorts([flags]), parts.bytes(2 + (flags & 0x01 ? 4 : 2) + scale))
    if (flags & 0x100) hasHints = true
    hasMore = (flags & 0x20) !== 0
  }
  if (!hasHints) return Buffer.concat(copied)
  const size = glyphs.short255()
  return Buffer.concat([...copied, shorts([size]), hints.bytes(size)])
}

/** A step from the point before it, in one to four bytes: the flag says in how many, how far at least, and which way. */
function pointOf({ flags, glyphs }: Streams): Point {
  const code = flags.u8()
  const isOn = code < 128
  const kind = code & 127
  const [right, up] = [kind & 1 ? 1 : -1, kind & 2 ? 1 : -1]
  if (kind < 10) return { dx: 0, dy: right * (((kind & 14) << 7) + glyphs.u8()), isOn }
  if (kind < 20) return { dx: right * ((((kind - 10) & 14) << 7) + glyphs.u8()), dy: 0, isOn }
  if (kind < 84) {
    const [base, both] = [kind - 20, glyphs.u8()]
    return { dx: right * (1 + (base & 0x30) + (both >> 4)), dy: up * (1 + ((base & 0x0c) << 2) + (both & 15)), isOn }
  }
  if (kind < 120) {
    const base = kind - 84
    const dx = right * (1 + (Math.floor(base / 12) << 8) + glyphs.u8())
    return { dx, dy: up * (1 + (((base % 12) >> 2) << 8) + glyphs.u8()), isOn }
  }
  if (kind < 124) {
    const [first, middle, last] = [glyphs.u8(), glyphs.u8(), glyphs.u8()]
    return { dx: right * ((first << 4) + (middle >> 4)), dy: up * (((middle & 15) << 8) + last), isOn }
  }
  const dx = right * glyphs.u16()
  return { dx, dy: up * glyphs.u16(), isOn }
}

function boxOf(points: readonly Point[]): number[] {
  let [x, y, left, low, right, high] = [0, 0, Infinity, Infinity, -Infinity, -Infinity]
  for (const { dx, dy } of points) {
    x += dx
    y += dy
    left = Math.min(left, x)
    right = Math.max(right, x)
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return [left, low, right, high]
}

function sizeFlag(step: number, isShort: number, isSameOrRight: number): number {
  if (step === 0) return isSameOrRight
  if (Math.abs(step) > 255) return 0
  return step > 0 ? isShort | isSameOrRight : isShort
}

function stepOf(step: number): Buffer {
  if (step === 0) return Buffer.alloc(0)
  return Math.abs(step) > 255 ? shorts([step]) : Buffer.from([Math.abs(step)])
}

function shorts(numbers: readonly number[]): Buffer {
  const buffer = Buffer.alloc(numbers.length * 2)
  for (const [n, number] of numbers.entries()) buffer.writeUInt16BE(number & 0xffff, n * 2)
  return buffer
}
