import { characters } from '../characters.ts'
import type { LetterSize, PaperLine } from './paper.ts'
import { byteOf } from './paper-text.ts'

/** A line as dots, one bit each, eight to a byte from the left; a set bit is black. */
export type Dots = { readonly width: number; readonly height: number; readonly bits: Uint8Array }
/** The lines, by their place, that the code page cannot say. */
export type DotLines = ReadonlyMap<number, Dots>
export type DrawerKick = { readonly opensDrawer: boolean }

const [ESC, GS] = [0x1b, 0x1d]
const RESET = [ESC, 0x40]
/** Table 16: Windows' Western code page. */
const CODE_PAGE = [ESC, 0x74, 16]
const SIZES: Readonly<Record<LetterSize, number>> = { usual: 0x00, tall: 0x01, large: 0x11 }
/** Feeds past the knife, then cuts. */
const CUT = [GS, 0x56, 66, 3]
/** Drawer 1 for 50 ms. */
const KICK = [ESC, 0x70, 0, 25, 250]
/** Asks for the paper's state. The printer answers when all before it is printed. */
export const ASK_WHEN_DONE = Uint8Array.of(GS, 0x72, 1)

/** For printers that take Epson's commands over the network (printing 5). */
export function escPos(lines: readonly PaperLine[], dots: DotLines, { opensDrawer }: DrawerKick): Uint8Array {
  const body = lines.flatMap((line, n) => {
    const drawn = dots.get(n)
    return drawn ? rasterBytes(drawn) : textBytes(line)
  })
  return Uint8Array.from([
    ...RESET,
    ...CODE_PAGE,
    ...(opensDrawer ? KICK : []),
    ...body,
    ...(lines.length > 0 ? CUT : []),
  ])
}

function textBytes({ text, size, isBold, isInverse, align }: PaperLine): number[] {
  return [
    ...[ESC, 0x61, align === 'centre' ? 1 : 0],
    ...[ESC, 0x45, isBold ? 1 : 0],
    ...[GS, 0x42, isInverse ? 1 : 0],
    ...[GS, 0x21, SIZES[size]],
    ...characters(text).map((letter) => byteOf(letter) ?? 0x3f),
    0x0a,
  ]
}

function rasterBytes({ width, height, bits }: Dots): number[] {
  const across = Math.ceil(width / 8)
  const head = [GS, 0x76, 0x30, 0, across & 0xff, across >> 8, height & 0xff, height >> 8]
  return [ESC, 0x61, 0, ...head, ...bits]
}
