import { chunk, cube, naan, onionRing, roti, shrimp, sprig } from './foods.ts'
import { at, COLOUR, dots, line, oval, scatter, shadow, shape, strew } from './ink.ts'
import { ONION_BITE, PEPPER_BITE, RED_BITE, SEEKH, skewer } from './morsels.ts'
import { produce } from './produce.ts'
import { corner, MINT_CHUTNEY, near } from './setting.ts'
import { iron, katori } from './vessels.ts'

// Breads, and what is wrapped in them or laid on them.

function pizza(): string {
  return (
    at(0, 0, naan(), 62, 1.12) +
    shape('M-92 -6C-88 -58 -20 -74 34 -60C86 -46 108 -2 84 34C52 66 -30 72 -70 48C-88 36 -94 16 -92 -6Z', '#8a4a22') +
    dots(
      scatter('cheese', 26, 66, 17).map(([x, y]) => [x * 1.15, y * 0.75]),
      20,
      '#f9dc8c',
    ) +
    strew(
      [
        [-48, -12],
        [4, -34],
        [52, -10],
        [-18, 24],
        [36, 28],
      ],
      chunk('#c8401f', '#ee8a5a', '#7d2110'),
      'pizza',
      0.95,
    ) +
    strew(
      [
        [20, 0],
        [-56, 20],
      ],
      sprig(),
      'pz',
      0.8,
    )
  )
}

function wrap(filling: string): string {
  const half = (turn: number, x: number, y: number) =>
    at(
      x,
      y,
      `<g transform="translate(6 10)"><rect x="-34" y="-78" width="68" height="170" rx="26" fill="${COLOUR.shadow}"/></g><rect x="-34" y="-78" width="68" height="170" rx="26" fill="#d39a4c"/><rect x="-32" y="-78" width="58" height="150" rx="26" fill="#eac284"/>` +
        dots(
          scatter('wrap', 9, 24, 14).map(([px, py]) => [px - 4, py * 1.4 - 24]),
          10,
          '#b9793a',
        ) +
        oval(33, 22, '#c98d4a', 0, -72) +
        oval(27, 17, '#f6e3b8', 0, -73) +
        at(0, -74, filling) +
        shape('M-36 14L36 -2V72Q30 96 0 96T-36 72Z', '#fbf3e1') +
        line('M-36 30L36 14M-36 48L36 32M-36 66L36 50', COLOUR.chilli, 3),
      turn,
    )
  return half(-30, -56, 10) + half(22, 52, 4)
}

const ROLL_CHICKEN =
  strew(
    [
      [-12, 1],
      [8, -3],
      [14, 5],
    ],
    chunk('#c8401f', '#ee8a5a', '#7d2110'),
    'rc',
    0.5,
  ) +
  line('M-18 -5q6 -5 10 0', '#b4558a', 3) +
  dots(
    [
      [0, 6],
      [-6, -6],
    ],
    6,
    '#6f9a48',
  )

const ROLL_PANEER =
  strew(
    [
      [-12, 1],
      [9, -2],
    ],
    cube(),
    'rp',
    0.5,
  ) +
  dots(
    [
      [0, 6],
      [-4, -7],
      [18, 4],
    ],
    6,
    '#6f9a48',
  ) +
  line('M-20 5q6 -5 10 0', '#b4558a', 3)

export function breadScenes(): Record<string, string> {
  return {
    grill:
      at(
        200,
        160,
        iron(
          at(-6, -34, skewer([RED_BITE, ONION_BITE, RED_BITE, PEPPER_BITE, RED_BITE]), -6) +
            at(6, 14, SEEKH, -6, 0.62) +
            strew(
              [
                [-76, 34],
                [70, 40],
                [20, 50],
              ],
              shrimp(),
              'gs',
              0.9,
            ),
        ),
      ) +
      at(352, 44, produce('lemon'), 10, 3) +
      at(44, 256, MINT_CHUTNEY, 0, 1.25) +
      line('M110 40q-12 -14 0 -28M290 34q-12 -14 0 -28', '#fffaf0', 5, 'stroke-opacity=".6"'),
    pizza:
      at(204, 158, shadow(150, 96) + oval(150, 98, '#8a5a35') + oval(146, 93, '#b07a4a') + pizza()) +
      corner(produce('tomato'), 3) +
      near(produce('garlic'), 3),
    'paneer-roll': at(200, 158, wrap(ROLL_PANEER), 0, 1.12) + corner(MINT_CHUTNEY, 1.25) + near(produce('onion'), 3),
    'kathi-roll':
      at(200, 158, wrap(ROLL_CHICKEN), 0, 1.12) + corner(produce('lime'), 3.2) + near(produce('onion'), 3.2),
    naan:
      at(176, 158, naan(), -30, 1.16) +
      at(272, 150, naan(), 24, 1.06) +
      at(56, 60, katori('#f6cf66'), 0, 1.25) +
      at(362, 254, produce('garlic'), 10, 2.7),
    roti:
      at(250, 118, roti(), 0, 1.18) +
      at(164, 170, roti(), 60, 1.32) +
      at(62, 62, katori('#f6cf66'), 0, 1.2) +
      at(354, 246, onionRing(22)),
  }
}
