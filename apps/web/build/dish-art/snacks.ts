import {
  ball,
  chickpea,
  curryLeaf,
  drumstick,
  limeWedge,
  mintLeaf,
  onionRing,
  redChilli,
  roti,
  samosa,
  sprig,
} from './foods.ts'
import { at, COLOUR, disc, grains, line, scatter, strew } from './ink.ts'
import {
  BHAJI,
  FILLET,
  FRIED_DISC,
  GREEN_PATTY,
  ONION_BITE,
  PANEER_BITE,
  PEPPER_BITE,
  PURI,
  RED_BITE,
  SEEKH,
  scallopShell,
  skewer,
} from './morsels.ts'
import { produce } from './produce.ts'
import { centre, corner, HEAP, LIMES, MINT_CHUTNEY, near, pile, RING_OF_SIX, TAMARIND } from './setting.ts'
import { bowl, iron, katori, plate } from './vessels.ts'

// Starters and street food.

function fries(): string {
  const sticks = scatter('fries', 26, 74, 19)
  const roll = [12, 74, 140, 40, 100, 165]
  return (
    sticks
      .map(([x, y], i) =>
        at(
          x,
          y,
          `<rect x="-30" y="-7" width="60" height="15" rx="4" fill="#c98a33"/><rect x="-30" y="-8" width="60" height="12" rx="4" fill="#f3c65e"/>`,
          roll[i % roll.length],
        ),
      )
      .join('') +
    line('M-66 -20C-40 -50 -14 8 14 -22S58 -32 66 -4M-56 34C-30 10 -6 52 24 30S52 26 58 40', '#cf6f26', 13) +
    strew(scatter('curds', 9, 62, 30), ball(11, '#fbf0d3', '#d9bd86', '#fffaf0'), 'curds') +
    at(6, 0, sprig())
  )
}

export function snackScenes(): Record<string, string> {
  return {
    samosa:
      centre(plate(at(-34, -8, samosa(), -16, 1.06) + at(36, 8, samosa(), 14, 1.12))) +
      corner(MINT_CHUTNEY, 1.25) +
      near(TAMARIND, 1.15) +
      at(332, 250, produce('hot-pepper'), -20, 2.6),
    chaat:
      centre(
        bowl(
          disc(90, '#f3d9a4') +
            strew(scatter('chaat', 12, 72, 32), chickpea(), 'chaat', 1.15) +
            at(-34, -22, samosa(), -30, 0.6) +
            at(32, 20, samosa(), 130, 0.6) +
            line('M-64 -24C-34 -52 -14 6 12 -24S58 -36 66 -6M-58 30C-30 6 -8 48 20 26S54 26 60 38', '#fdf6e6', 15) +
            line('M-58 0C-30 -22 -10 24 18 0S52 -8 62 10', '#5f2c1a', 6) +
            grains(scatter('sev', 70, 78, 11), 11, 3, '#eda52c', 'sev') +
            at(8, -10, sprig(), 0, 1.2),
          COLOUR.ink,
        ),
      ) +
      corner(produce('tomato'), 3.6) +
      near(produce('onion'), 3.2),
    puri:
      centre(plate(pile('puri', PURI, RING_OF_SIX, 1.1), '#3f6c86')) +
      at(342, 72, katori('#6f9a48'), 0, 1.7) +
      at(342, 72, mintLeaf(), 20, 1.1) +
      near(produce('lime'), 2.9),
    bhaji:
      centre(plate(pile('bhaji', BHAJI, HEAP, 1.1) + at(62, -58, sprig()), COLOUR.coriander)) +
      corner(produce('onion'), 4) +
      near(MINT_CHUTNEY, 1.25),
    kebab:
      centre(
        plate(pile('patty', GREEN_PATTY, RING_OF_SIX.slice(0, 6), 0.98) + at(0, 4, GREEN_PATTY), COLOUR.coriander),
      ) +
      corner(produce('leafy-green'), 3.8) +
      near(TAMARIND, 1.2),
    seekh:
      at(
        200,
        158,
        iron(
          at(4, -26, SEEKH, -4, 0.86) +
            at(-6, 22, SEEKH, -4, 0.86) +
            strew(
              [
                [-90, -46],
                [96, 40],
                [-60, 54],
              ],
              onionRing(16),
              'so',
            ),
        ),
      ) +
      at(352, 46, produce('lemon'), 10, 3) +
      at(42, 256, MINT_CHUTNEY, 0, 1.2),
    tikka:
      at(
        196,
        152,
        plate(
          at(0, -30, skewer([PANEER_BITE, PEPPER_BITE, PANEER_BITE, ONION_BITE, PANEER_BITE]), -14) +
            at(4, 32, skewer([ONION_BITE, PANEER_BITE, PEPPER_BITE, PANEER_BITE, PEPPER_BITE]), -14),
          COLOUR.coriander,
        ),
      ) +
      at(350, 60, MINT_CHUTNEY, 0, 1.25) +
      at(44, 250, limeWedge(), -24, 1.5),
    'fried-chicken':
      centre(
        plate(
          pile('c65', RED_BITE, HEAP, 1.2) +
            strew(
              [
                [-20, -28],
                [34, -8],
                [-2, 34],
                [-50, 20],
              ],
              curryLeaf(),
              'c65l',
              1.1,
            ) +
            at(54, -56, redChilli()),
        ),
      ) +
      corner(produce('hot-pepper'), 3.8) +
      LIMES,
    tandoori:
      centre(
        plate(
          at(-16, -34, drumstick(), 10, 1.25) +
            at(20, 32, drumstick(), -30, 1.2) +
            at(-66, 36, onionRing(18)) +
            at(-50, 54, onionRing(12)) +
            at(68, -44, sprig()),
        ),
      ) +
      corner(produce('lemon'), 3.6) +
      near(MINT_CHUTNEY, 1.2),
    scallop:
      centre(
        plate(pile('scallop', FRIED_DISC, RING_OF_SIX, 1.02) + at(0, 2, FRIED_DISC) + at(-6, -66, sprig()), '#3f6c86'),
      ) +
      at(344, 70, scallopShell(), 14, 1.1) +
      at(48, 246, limeWedge(), -24, 1.6),
    fish:
      centre(
        plate(
          at(-10, -34, FILLET, -12, 1.15) +
            at(12, 24, FILLET, -20, 1.2) +
            at(60, -56, sprig()) +
            at(-62, 44, limeWedge(), -20),
          '#3f6c86',
        ),
      ) +
      at(336, 68, produce('fish'), -12, 4) +
      near(TAMARIND, 1.15),
    papadum:
      at(250, 112, roti('#f0cf8a', '#d3994f'), 0, 1.12) +
      at(166, 168, roti('#f6dca2', '#d9a55a'), 50, 1.3) +
      at(64, 66, katori('#e8a23c'), 0, 1.2) +
      at(352, 236, MINT_CHUTNEY, 0, 1.25) +
      at(290, 262, onionRing(17)),
    poutine: centre(bowl(disc(90, '#c98a33') + fries())) + corner(produce('potato'), 4) + near(produce('tomato'), 3),
    salad:
      centre(
        bowl(
          disc(90, '#8fae55') +
            strew(scatter('salad', 15, 74, 28), mintLeaf(), 'sl', 1.3) +
            strew(scatter('salad-t', 8, 66, 36), disc(13, '#cf4528') + disc(8, '#ee8a6a'), 'st') +
            strew(scatter('salad-o', 6, 62, 40), onionRing(14), 'so'),
          COLOUR.coriander,
        ),
      ) +
      corner(produce('tomato'), 3.8) +
      near(limeWedge(), 1.5),
  }
}
