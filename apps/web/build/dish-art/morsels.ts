import { ball, chunk, cube } from './foods.ts'
import { at, COLOUR, disc, dots, grains, line, oval, scatter, shape, strew } from './ink.ts'

// What lies on plates by the half dozen: fritters, cakes, buns, skewers.

export const BHAJI =
  ball(27, '#dc9a3a', '#9a5c1e', '#f7d386') + grains(scatter('bhaji', 13, 22, 8), 14, 4, '#a9682a', 'bhaji')

export const FRIED_DISC =
  disc(29, '#a9682a', 2, 4) +
  disc(29, '#e6ad4a') +
  disc(21, '#f2cb7c', -2, -2) +
  dots(scatter('crumb', 18, 24, 9), 5, '#c98a33')

export const GREEN_PATTY =
  disc(30, '#3f5e27', 2, 4) +
  disc(30, '#7d9a45') +
  disc(24, '#8fae55', -1, -2) +
  dots(scatter('patty', 10, 22, 11), 6, '#5f7d30') +
  shape('M-13 0q10 -13 26 0q-16 13 -26 0z', '#fbe9c6')

export const RED_BITE = chunk('#c8401f', '#ee8a5a', '#7d2110')

export const FILLET =
  shape('M-56 8C-60 -16 -20 -28 14 -24C44 -22 64 -8 58 6C50 24 -46 32 -56 8Z', '#a9682a', 0.7) +
  shape('M-58 4C-62 -20 -22 -32 12 -28C42 -26 62 -12 56 2C48 20 -48 28 -58 4Z', '#e2a040') +
  dots(
    scatter('fillet', 26, 22, 7).map(([x, y]) => [x * 2, y * 0.8 - 4]),
    5,
    '#c47f2c',
  ) +
  line('M-40 -8q26 -18 58 -12', '#f8d894', 5)

export const PURI =
  ball(25, '#e5b457', '#a8702a', '#fbe3a8') +
  oval(9, 6, '#7a4a1f', 3, 1) +
  dots(
    [
      [0, 0],
      [5, 2],
    ],
    4,
    '#e0b063',
  )

export const IDLI =
  disc(40, '#b9ac93', 4, 7) +
  disc(40, '#f1e6d0') +
  disc(34, '#fdf8ec', -2, -3) +
  dots(scatter('idli', 14, 26, 10), 3, '#e2d3b4')

export const VADA =
  disc(37, '#8f5a22', 3, 6) +
  disc(37, '#d3923a') +
  line('M-24 -12a28 28 0 0 1 18 -18', '#f4cd85', 5) +
  disc(11, '#7a4a1f') +
  disc(10, COLOUR.leafShade, 1, 2) +
  dots(scatter('vada', 14, 33, 12), 4.5, '#9c6324')

export const BUN =
  disc(33, '#7d4a1f', 3, 5) +
  disc(33, '#c98038') +
  disc(26, '#dd9c52', -3, -4) +
  line('M-16 -14q10 -10 22 -8', '#f6d19a', 5)

export const PUFF =
  disc(56, COLOUR.shadow, 5, 9) +
  disc(56, '#c98a38') +
  disc(51, '#e8b75e', -2, -3) +
  line('M-34 -22q12 -20 34 -20', '#fbe3a8', 7) +
  strew(
    [
      [20, 22],
      [-18, 28],
      [28, -10],
    ],
    oval(9, 6, '#d39a42'),
    'puff',
  )

export const TOAST = `<rect x="-34" y="-28" width="68" height="60" rx="13" fill="#a9682a"/><rect x="-34" y="-32" width="68" height="60" rx="13" fill="#c98a4a"/><rect x="-27" y="-26" width="54" height="48" rx="9" fill="#f3d9a4"/>`

export function skewer(bites: readonly string[]): string {
  return (
    line('M-150 0H150', '#b9ad9c', 6) +
    line('M-150 -1H150', '#efe8dc', 2) +
    bites.map((bite, index) => at((index - (bites.length - 1) / 2) * 41, 0, bite)).join('')
  )
}

export const ONION_BITE =
  shape('M-14 -18q16 -8 28 0q4 18 0 36q-14 8 -28 0q-5 -18 0 -36z', '#b4558a') +
  line('M-8 -14q-5 14 0 28M2 -16q-4 16 0 32', '#f3dbe4', 3)

export const PEPPER_BITE =
  shape('M-15 -20q16 -6 30 0q3 20 0 40q-16 5 -30 0q-4 -20 0 -40z', '#5f9a4b') + line('M-7 -14q-3 14 0 28', '#a9cb7f', 4)

export const PANEER_BITE = at(1, 1, cube('#f6cf85', '#d98a35'), 0, 1.25) + line('M-12 -10l20 18', '#8a4a1c', 4)

export const SEEKH =
  `<rect x="-130" y="-18" width="260" height="38" rx="19" fill="#4d2614" transform="translate(3 5)"/><rect x="-130" y="-20" width="260" height="38" rx="19" fill="#8f4f28"/>` +
  line('M-112 -9H96', '#bf7f4c', 5) +
  line('M-96 -16l12 30M-58 -16l12 30M-20 -16l12 30M18 -16l12 30M56 -16l12 30M94 -16l12 30', '#5f2f17', 4) +
  line('M-168 0H-130M130 0H168', '#b9ad9c', 6)

export function scallopShell(): string {
  const ribs = [-34, -17, 0, 17, 34].map((x) => `M0 34Q${x * 0.8} 0 ${x * 1.25} ${-28 + Math.abs(x) * 0.45}`).join('')
  const edge =
    'M-10 40H10L14 30C44 20 62 -8 46 -28Q36 -38 30 -30Q24 -46 14 -38Q0 -52 -14 -38Q-24 -46 -30 -30Q-36 -38 -46 -28C-62 -8 -44 20 -14 30Z'
  return (
    `<g transform="translate(4 7)">${shape(edge, COLOUR.shadow)}</g>` +
    shape(edge, '#e9a98a') +
    line(ribs, '#fbe3d2', 4)
  )
}
