import type { Pot } from './broths.ts'
import { GARDEN_POTS } from './garden-pots.ts'
import { at, disc, dots, line, scatter, shape } from './ink.ts'
import { MEAT_POTS } from './meat-pots.ts'
import { produce } from './produce.ts'
import { SPICES } from './spices.ts'
import { bowl, karahi } from './vessels.ts'

export const POTS: Readonly<Record<string, Pot>> = { ...MEAT_POTS, ...GARDEN_POTS }

/** The pot around the origin. */
export function drawPot({ sauce: [colour, shade, shine], inside, glazed }: Pot): string {
  const surface =
    disc(90, colour) +
    shape('M-90 0a90 90 0 0 0 180 0a98 80 0 0 1 -180 0z', shade, 0.55) +
    dots(scatter(colour, 16, 82, 16), 6, shine) +
    dots(scatter(shine, 10, 80, 20), 10, shine)
  const filled = surface + inside + line('M-74 -34a82 82 0 0 1 46 -42', '#fffaf0', 5, 'stroke-opacity=".5"')
  return glazed === undefined ? karahi(filled) : bowl(filled, glazed)
}

/** What lies around the pot, cropped by the edge of the tile on purpose. */
export function drawBeside({ beside: [first, second] }: Pot, turn: number): string {
  return (
    (first ? at(350, 60, produce(first), 14, 4.1) : '') +
    (second ? at(44, 254, produce(second), -18, 3.3) : '') +
    at(62, 50, SPICES[turn % SPICES.length] ?? '', (turn * 40) % 120)
  )
}
