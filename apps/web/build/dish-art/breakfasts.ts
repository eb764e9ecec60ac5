import { ball, curryLeaf, limeWedge, rice, roti, sprig } from './foods.ts'
import { at, COLOUR, disc, dots, line, oval, scatter, shape, strew } from './ink.ts'
import { BUN, IDLI, PUFF, TOAST, VADA } from './morsels.ts'
import { produce } from './produce.ts'
import { CHANA_CUP, COCONUT_CHUTNEY, centre, corner, near, SAMBAR, YOGURT } from './setting.ts'
import { katori, leaf, plate } from './vessels.ts'

// Breakfast, north and south.

function dosa(): string {
  const roll = 'M-178 26Q-186 -2 -160 -12L150 -62Q178 -64 184 -36Q186 -10 160 -2L-140 50Q-168 54 -178 26Z'
  return (
    `<g transform="translate(6 13)">${shape(roll, COLOUR.shadow)}</g>` +
    shape(roll, '#c9822f') +
    shape('M-172 18Q-176 -2 -156 -8L150 -58Q172 -58 178 -38Q100 -22 -172 18Z', '#ecb75c') +
    line('M-150 4L150 -46', '#f8d68d', 7) +
    line('M-120 30L120 -10M-60 34L60 14', '#b06f25', 3, 'stroke-dasharray="26 14"') +
    oval(15, 31, '#8f5a22', 170, -34) +
    oval(9, 22, '#f0c352', 171, -34) +
    dots(
      scatter('dosa', 10, 14, 5).map(([x, y]) => [x * 0.5 + 171, y - 34]),
      4,
      '#6f9a48',
    )
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
          rice('poha', 88, ['#fff3c4', '#e5ab35'], '#f4cd4e') +
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
