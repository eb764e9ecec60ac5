import { naan, samosa, sprig } from './foods.ts'
import { at, COLOUR, disc, line, type Point, shape } from './ink.ts'
import { drawPot, POTS } from './pots.ts'
import { MINT_CHUTNEY, TAMARIND } from './setting.ts'
import { plate } from './vessels.ts'

// The brand's one big picture: a table laid under the arch of the house, of the same dishes as on the menu.

/** The outline of the house's doorway (account/cusped-arch.ts), which the floor closes with round corners. */
const ARCH =
  'M68 516V262A35.3 35.3 0 0 1 76.4 203.7A35.7 35.7 0 0 1 101.1 149.6A36.2 36.2 0 0 1 140.1 103.7A36.8 36.8 0 0 1 190.8 69.3A37.2 37.2 0 0 1 249.4 48.8Q294 42.8 300 8Q306 42.8 350.6 48.8A37.2 37.2 0 0 1 409.2 69.3A36.8 36.8 0 0 1 459.9 103.7A36.2 36.2 0 0 1 498.9 149.6A35.7 35.7 0 0 1 523.6 203.7A35.3 35.3 0 0 1 532 262V516Q532 540 508 540H92Q68 540 68 516Z'
const BORDER =
  'M84 510V264A32.3 32.3 0 0 1 91.8 210.7A32.7 32.7 0 0 1 114.8 161.4A33.3 33.3 0 0 1 151.2 119.4A34 34 0 0 1 198.3 88A34.6 34.6 0 0 1 252.9 69.3Q294 63.3 300 32Q306 63.3 347.1 69.3A34.6 34.6 0 0 1 401.7 88A34 34 0 0 1 448.8 119.4A33.3 33.3 0 0 1 485.2 161.4A32.7 32.7 0 0 1 508.2 210.7A32.3 32.3 0 0 1 516 264V510Q516 524 502 524H98Q84 524 84 510Z'

const PETAL = 'M0 -74c13 14 13 33 0 47c-13 -14 -13 -33 0 -47z'

export const TABLE_SIZE: Point = [600, 560]

export function drawTable(): string {
  const { 'butter-chicken': red, 'palak-paneer': green } = POTS
  if (!red || !green) throw new Error('The table is laid with two pots that are not drawn any more')
  return (
    shape(ARCH, '#35152f') +
    line(ARCH, COLOUR.saffron, 2) +
    line(BORDER, COLOUR.saffron, 5, 'stroke-dasharray=".1 15"') +
    at(300, 132, rosette(), 0, 0.86) +
    at(300, 130, flame(), 0, 0.84) +
    at(474, 280, naan(), 34, 0.92) +
    at(308, 284, drawPot(green), 0, 0.78) +
    at(176, 400, plate(at(-34, -8, samosa(), -16, 1.06) + at(36, 8, samosa(), 14, 1.12)), 0, 0.98) +
    at(414, 424, drawPot(red), 0, 0.98) +
    at(290, 494, MINT_CHUTNEY, 0, 1.02) +
    at(66, 296, TAMARIND, 0, 0.9) +
    at(548, 352, sprig(), 24, 1.3)
  )
}

function rosette(): string {
  const petals = Array.from({ length: 12 }, (_, turn) => at(0, 0, line(PETAL, COLOUR.saffron, 1.6), turn * 30))
  return `<g stroke-opacity=".55">${petals.join('')}</g>`
}

function flame(): string {
  return (
    disc(34, '#4a2144') +
    shape(
      'M2 -26c4 16 18 22 18 38a20 20 0 0 1 -40 0c0 -10 7 -14 9 -22c5 3 7 7 7 10c5 -7 8 -15 6 -26z',
      COLOUR.saffron,
    ) +
    shape('M0 2c2 7 9 10 9 18a9 9 0 0 1 -18 0c0 -7 7 -11 9 -18z', '#fbdc94')
  )
}
