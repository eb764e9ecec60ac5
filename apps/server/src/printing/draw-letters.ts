import { contoursOf, type OutlineStep, openCanvas } from '@sizzle/domain/printing/canvas.ts'
import type { Dots } from '@sizzle/domain/printing/esc-pos.ts'
import type { PaperLine, PaperWidth } from '@sizzle/domain/printing/paper.ts'
import { DOTS_ACROSS, type PlacedLine, placeLines } from '@sizzle/domain/printing/paper-picture.ts'
import { cells, isInCodePage } from '@sizzle/domain/printing/paper-text.ts'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { fontFile, runsOf, type Weight } from '../receipts/fonts.ts'

// Letters as the outlines of a font that comes with the program, shaped as Hindi needs it: printers lack them, and so may
// the machine.

const fonts = new Map<string, Font>()
/** Where letters stand in their line, and how high they are in it. */
const BASE = 0.76
const LETTERS = 0.72
const CELL = 12
type Canvas = ReturnType<typeof openCanvas>

function fontOf(subset: Parameters<typeof fontFile>[0], weight: Weight): Font {
  const key = `${subset} ${weight}`
  const font = fonts.get(key) ?? create(fontFile(subset, weight))
  fonts.set(key, font)
  return font
}

/** The lines that the code page cannot say, as dots. */
export function dotsOf(lines: readonly PaperLine[], width: PaperWidth): ReadonlyMap<number, Dots> {
  return new Map(lines.flatMap((line, n) => (isInCodePage(line.text) ? [] : [[n, drawn([line], width)] as const])))
}

/** The whole paper, for printers that take pictures. */
export function paperPng(lines: readonly PaperLine[], width: PaperWidth): Promise<Buffer> {
  const { width: across, height, bits } = drawn(lines, width)
  const grey = Buffer.alloc(across * height, 0xff)
  for (let at = 0; at < grey.length; at++) {
    const [x, y] = [at % across, Math.floor(at / across)]
    if ((bits[y * Math.ceil(across / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) grey[at] = 0
  }
  return sharp(grey, { raw: { width: across, height, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

function drawn(lines: readonly PaperLine[], width: PaperWidth): Dots {
  const { placed, height } = placeLines(lines, width)
  // A picture of no height is none.
  const canvas = openCanvas(DOTS_ACROSS[width], Math.max(height, 1))
  for (const line of placed) drawLine(canvas, line)
  return canvas.dots()
}

function drawLine(canvas: Canvas, line: PlacedLine) {
  const cell = line.size === 'large' ? 2 * CELL : CELL
  const shown = line.text.trim()
  if (shown === '') return
  const start = line.left + cells(line.text.slice(0, line.text.indexOf(shown))) * cell
  const width = cells(shown) * cell
  if (line.isInverse) canvas.box(start, line.top, width, line.height)
  if (/^-+$/.test(shown)) canvas.box(start, line.top + line.height / 2, width, 2)
  else for (const part of partsOf(shown)) drawPart(canvas, line, { ...part, start, cell, width })
}

type Part = { readonly text: string; readonly from: number; readonly isLast: boolean }

/** Words that stand together; a wide gap puts the next to its own column, as amounts at the right. */
function partsOf(text: string): Part[] {
  const found = [...text.matchAll(/\S+(?: \S+)*/g)]
  return found.map((one, n) => ({
    text: one[0],
    from: cells(text.slice(0, one.index)),
    isLast: n > 0 && n === found.length - 1,
  }))
}

type PlacedPart = Part & { readonly start: number; readonly cell: number; readonly width: number }

function drawPart(canvas: Canvas, line: PlacedLine, { text, from, isLast, start, cell, width }: PlacedPart) {
  const room = cells(text) * cell
  const { glyphs, advance, unitsPerEm } = glyphsOf(text, line.isBold ? 700 : 400)
  const height = line.size === 'usual' ? line.height : line.height / 2
  const scale = (height * LETTERS) / unitsPerEm
  const stretched = line.size === 'large' ? scale * 2 : scale
  // Wide letters are made narrower rather than cut.
  const wide = Math.min(advance * stretched, room)
  const across = wide / advance
  const up = line.size === 'usual' ? scale : scale * 2
  const centred = line.align === 'centre' ? start + (room - wide) / 2 : start + from * cell
  const left = isLast ? start + width - wide : centred
  const base = line.top + line.height * BASE
  for (const { outline, x: at, y: above } of glyphs) {
    const contours = contoursOf(outline, (x, y) => [left + (at + x) * across, base - (above + y) * up])
    if (contours.length > 0) canvas.fill(contours, line.isInverse ? 'white' : 'black')
  }
}

type PlacedGlyph = { readonly outline: readonly OutlineStep[]; readonly x: number; readonly y: number }

function glyphsOf(text: string, weight: Weight) {
  let advance = 0
  let unitsPerEm = 1000
  const placed: PlacedGlyph[] = []
  for (const run of runsOf(text)) {
    const font = fontOf(run.subset, weight)
    unitsPerEm = font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    for (const [n, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {}
      placed.push({ outline: path.commands, x: advance + xOffset, y: yOffset })
      advance += xAdvance
    }
  }
  return { glyphs: placed, advance: Math.max(advance, 1), unitsPerEm }
}
