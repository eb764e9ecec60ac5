import { ball, curryLeaf, limeWedge, rice, roti, sprig } from './foods.ts'
import { at, COLOUR, disc, dots, line, oval, scatter, shape, strew } from './ink.ts'
import { BUN, IDLI, PUFF, TOAST, VADA } from './morsels.ts'
import { produce } from './produce.ts'
import { CHANA_CUP, COCONUT_CHUTNEY, centre, corner, near, SAMBAR, YOGURT } from './setting.ts'
import { katori, leaf, plate } from './vessels.ts'

// Breakfast, north and south.

/** Rolled around its potatoes, with the lacy edge of the griddle. */
function dosa(): string {
  const roll =
    'M-184 24C-188 2 -176 -12 -158 -15L150 -68C176 -72 190 -54 186 -34C184 -18 174 -8 158 -4L-146 52C-168 56 -182 44 -184 24Z'
  const lace = scatter('lace', 46, 60, 8).map(([x, y]) => [x * 2.5, y * 0.36 - x * 0.42 + 2] as const)
  return (
    at(6, 14, shape(roll, COLOUR.shadow)) +
    shape(roll, '#d28d35') +
    shape('M-178 14C-180 2 -170 -8 -154 -11L150 -63C168 -66 180 -56 180 -44C120 -20 -20 16 -178 14Z', '#f0bd62') +
    line('M-148 0L144 -52', '#fbe0a0', 8) +
    dots(lace, 6, '#b8742a') +
    dots(
      lace.map(([x, y]) => [x - 1, y - 1]),
      3,
      '#f6d184',
    ) +
    line(
      'M-170 40q12 -8 22 4q12 -10 24 0q12 -10 24 -4q12 -10 24 -2q12 -10 24 -4q12 -10 24 -4q12 -10 24 -2q12 -10 24 -6q12 -10 24 -6q12 -10 24 -6q12 -10 24 -6',
      '#e9b25a',
      5,
    ) +
    oval(17, 33, '#a8651f', 172, -37) +
    oval(13, 27, '#f5cf62', 174, -37) +
    dots(
      [
        [170, -48],
        [178, -38],
        [172, -26],
      ],
      7,
      '#fdeaa6',
    ) +
    dots(
      [
        [178, -50],
        [170, -36],
        [177, -25],
      ],
      5,
      '#6f9a48',
    )
  )
}

/** The same batter, stood up as a cone. */
function paperDosa(): string {
  const cone = 'M-66 96Q-30 118 26 112Q70 106 84 88L22 -116Q14 -134 4 -118Z'
  return (
    at(12, 14, shape(cone, COLOUR.shadow)) +
    shape(cone, '#d28d35') +
    shape('M-66 96Q-40 112 4 113Q30 0 10 -126Q6 -126 4 -118Z', '#f2c26a') +
    line('M-44 88Q-16 -10 6 -96', '#fbe0a0', 8) +
    line('M10 -122Q40 0 22 110', '#b8742a', 4) +
    dots(
      scatter('cone', 26, 52, 15).map(([x, y]) => [x * 0.7 + 6, y * 0.9 + 42]),
      6,
      '#c07f2f',
    ) +
    line('M-60 98q12 -8 20 6q12 -8 24 3q12 -8 26 1q12 -9 26 -4q12 -8 24 -8q10 -8 22 -8', '#e9b25a', 6)
  )
}

function uttapam(): string {
  return (
    oval(100, 98, COLOUR.shadow, 6, 11) +
    disc(100, '#c98f42') +
    disc(95, '#f0d9a2', -1, -2) +
    dots(scatter('holes', 44, 88, 11), 4, '#d8b573') +
    strew(
      scatter('tomato-bits', 11, 76, 34),
      `<rect x="-9" y="-8" width="18" height="15" rx="5" fill="#cf4528"/>`,
      't',
    ) +
    strew(scatter('onion-bits', 11, 80, 34), line('M-12 4q12 -14 24 0', '#b4558a', 5), 'o') +
    strew(scatter('chilli-bits', 9, 80, 38), disc(6, COLOUR.leafShade) + disc(3, '#b9cf86'), 'c')
  )
}

function omelette(): string {
  return (
    shape('M-88 26C-92 -38 -44 -66 4 -64C56 -62 92 -30 88 26C60 42 -58 44 -88 26Z', '#c98a22') +
    shape('M-88 20C-92 -42 -44 -70 4 -68C56 -66 92 -34 88 20C60 36 -58 38 -88 20Z', '#f5c64a') +
    line('M-66 -6q10 -40 50 -46', '#fdeaa6', 7) +
    strew(
      scatter('omelette', 18, 56, 20).map(([x, y]) => [x, y * 0.6 - 14]),
      `<rect x="-5" y="-4" width="11" height="9" rx="3" fill="#cf4528"/>`,
      'om',
    ) +
    strew(
      scatter('omelette-green', 14, 60, 20).map(([x, y]) => [x, y * 0.6 - 10]),
      dots([[0, 0]], 7, '#5f8f3c'),
      'og',
    ) +
    line('M-80 22Q0 42 82 20', '#dc9f2c', 5)
  )
}

export function breakfastScenes(): Record<string, string> {
  return {
    dosa: at(
      200,
      166,
      leaf(
        dosa() +
          at(-96, -52, COCONUT_CHUTNEY, 0, 1.15) +
          at(-16, -72, SAMBAR, 0, 1.15) +
          at(96, 62, curryLeaf(), 20, 1.3),
      ),
    ),
    'paper-dosa': at(
      200,
      164,
      leaf(at(-24, -16, paperDosa(), 0, 1.04) + at(114, -22, SAMBAR, 0, 1.35) + at(96, 62, COCONUT_CHUTNEY, 0, 1.1)),
    ),
    uttapam: at(
      200,
      158,
      leaf(at(-30, 2, uttapam(), 0, 1.06) + at(126, -44, COCONUT_CHUTNEY, 0, 1.15) + at(126, 40, SAMBAR, 0, 1.15)),
    ),
    idli: at(
      200,
      158,
      leaf(
        at(-78, 28, IDLI, 0, 1.12) +
          at(4, 42, IDLI, 0, 1.12) +
          at(-44, -40, IDLI, 0, 1.12) +
          at(100, -26, katori('#c9702a'), 0, 1.75) +
          at(100, -28, curryLeaf(), 30) +
          at(108, 66, COCONUT_CHUTNEY, 0, 1.1),
      ),
    ),
    vada: at(
      200,
      158,
      leaf(
        at(-84, 26, VADA, 0, 1.15) +
          at(2, 44, VADA, 0, 1.15) +
          at(-38, -42, VADA, 0, 1.15) +
          at(92, -30, SAMBAR, 0, 1.5) +
          at(112, 60, COCONUT_CHUTNEY, 0, 1.15),
      ),
    ),
    paratha:
      centre(
        plate(
          at(-6, 2, roti(), 0, 1.08) +
            at(
              -4,
              -2,
              `<rect x="-20" y="-16" width="40" height="32" rx="7" fill="#fbdf90"/>${line('M-10 -6h16', '#fff3cf', 5)}`,
            ),
        ),
      ) +
      corner(YOGURT, 1.5) +
      near(katori('#d9702a'), 1.15) +
      at(330, 250, produce('hot-pepper'), -24, 2.6),
    poha:
      centre(
        plate(
          rice('poha', 88, ['#f8dd7a', '#dfa02a'], '#f2c744') +
            strew(scatter('poha-nuts', 15, 74, 28), oval(8, 5, '#c98a4a') + line('M-4 -1h5', '#eec28c', 2), 'pn') +
            strew(
              [
                [-26, -26],
                [34, 6],
                [-4, 44],
              ],
              sprig(),
              'ps',
              0.9,
            ),
          COLOUR.coriander,
        ),
      ) +
      corner(produce('peanuts'), 3.8) +
      near(limeWedge(), 1.5),
    omelette:
      centre(plate(at(-12, -12, omelette(), -8, 0.98) + at(50, 56, TOAST, 18, 0.8))) +
      corner(produce('egg'), 3.4) +
      at(52, 250, produce('tomato'), -10, 3),
    bhurji:
      centre(
        plate(
          at(
            -20,
            -6,
            disc(66, '#dba53a') +
              strew(scatter('bhurji', 24, 56, 20), ball(12, '#f6cd55', '#d39a2a', '#fdeaa6'), 'bh') +
              strew(
                scatter('bhurji-bits', 9, 54, 28),
                `<rect x="-6" y="-5" width="12" height="9" rx="3" fill="#cf4528"/>`,
                'bb',
              ) +
              at(4, -4, sprig()),
          ) +
            at(60, 46, BUN, 0, 1.02) +
            at(66, -30, BUN, 30, 0.95),
        ),
      ) +
      corner(produce('egg'), 3.4) +
      near(produce('hot-pepper'), 2.7),
    poori:
      centre(plate(at(-34, -14, PUFF) + at(46, 2, PUFF, 40, 0.95) + at(2, 58, PUFF, 80, 0.7))) +
      at(344, 70, katori('#e2a534'), 0, 1.55) +
      near(CHANA_CUP, 1.25),
  }
}
