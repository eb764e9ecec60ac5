import { ball, chickpea, chunk, curryLeaf, limeWedge, mintLeaf, rice, roti, shrimp, sprig } from './foods.ts'
import { at, COLOUR, grains, line, oval, scatter, strew } from './ink.ts'
import { produce } from './produce.ts'
import { centre, corner, LIMES, near, YOGURT } from './setting.ts'
import { bowl, katori, leaf, tray } from './vessels.ts'

// Rice as the dish itself.

function thali(): string {
  const cups: readonly [number, string][] = [
    [205, '#5a3426'],
    [250, '#e5ab35'],
    [295, '#5d8238'],
    [340, '#c04a22'],
    [25, '#fbf4e4'],
  ]
  return (
    cups
      .map(([angle, fill]) =>
        at(Math.cos((angle * Math.PI) / 180) * 88, Math.sin((angle * Math.PI) / 180) * 88, katori(fill), 0, 0.98),
      )
      .join('') +
    at(14, 26, rice('thali', 50, ['#f0c64e'])) +
    at(-66, 54, roti(), 0, 0.58) +
    at(74, 86, ball(17, '#7a3a1d', '#4c2110', '#c4834f')) +
    at(10, 18, sprig(), 10)
  )
}

function biryani(name: string, meat: string): string {
  return (
    rice(name, 90, ['#eda52c', '#c9641f']) +
    strew(
      [
        [-40, -24],
        [34, -34],
        [8, 34],
        [-44, 38],
        [52, 22],
      ],
      meat,
      name,
      1.15,
    ) +
    grains(scatter(`${name}-onion`, 15, 70, 20), 16, 4.5, '#6b3417', name) +
    strew(
      [
        [-8, -8],
        [22, 4],
      ],
      mintLeaf(),
      name,
      0.85,
    )
  )
}

const CARROT_BIT = `<rect x="-12" y="-9" width="24" height="18" rx="6" fill="#e2792a"/>${line('M-6 -4h9', '#f6ae68', 4)}`

export function riceScenes(): Record<string, string> {
  return {
    biryani:
      centre(bowl(biryani('biryani', chunk('#c4702f', '#eeb070', '#7a3a16')), COLOUR.goldShade)) +
      corner(YOGURT, 1.5) +
      near(produce('onion'), 3.1) +
      at(64, 52, mintLeaf(), -30, 1.4),
    'lamb-biryani':
      centre(bowl(biryani('lamb-biryani', chunk('#7d4426', '#b47a4e', '#4d2614')), COLOUR.chilli)) +
      corner(katori('#8f5227'), 1.5) +
      near(produce('rose'), 3) +
      at(64, 52, mintLeaf(), -30, 1.4),
    'vegetable-biryani':
      centre(bowl(biryani('garden', CARROT_BIT), COLOUR.coriander)) +
      corner(produce('carrot'), 3.8) +
      near(YOGURT, 1.2) +
      at(64, 52, mintLeaf(), -30, 1.4),
    'shrimp-pulao':
      centre(
        bowl(
          rice('pulao', 88, ['#f3d27a']) +
            strew(
              [
                [-40, -28],
                [32, -38],
                [46, 22],
                [-8, 44],
                [-54, 24],
              ],
              shrimp(),
              'pulao',
              1.05,
            ) +
            strew(
              [
                [0, -6],
                [-20, 14],
              ],
              curryLeaf(),
              'pl',
            ),
          '#3f6c86',
        ),
      ) +
      corner(produce('shrimp'), 4) +
      near(limeWedge(), 1.5),
    'lemon-rice': at(
      200,
      158,
      leaf(
        at(
          -44,
          4,
          rice('lemon-rice', 92, ['#fae38a', '#e6b022'], '#f5d048') +
            strew(scatter('lr-nuts', 12, 70, 30), oval(8, 5, '#c98a4a'), 'ln') +
            strew(
              [
                [-20, -30],
                [30, 24],
              ],
              curryLeaf(),
              'lc',
              1.2,
            ),
        ) +
          at(104, -34, katori('#e8cf98'), 0, 1.45) +
          at(
            104,
            -36,
            strew(
              [
                [-10, -6],
                [8, -10],
                [2, 8],
              ],
              chickpea(),
              'sundal',
              0.85,
            ),
          ) +
          at(112, 58, produce('lemon'), 0, 2.4),
      ),
    ),
    rice: centre(bowl(rice('rice', 88, ['#fffaf0']), COLOUR.goldShade)) + LIMES + corner(sprig(), 1.8),
    thali: at(200, 150, tray(thali())) + at(362, 60, produce('hot-pepper'), 10, 3) + at(38, 258, limeWedge(), -24, 1.5),
  }
}
