import { ball, chunk } from './foods.ts'
import { disc, dots, line, shape } from './ink.ts'

// What floats in a pot: one bite each, about 36 units wide.

export const CHARRED = chunk('#d7772f', '#f3b06c', '#7d3716')
export const POACHED = chunk('#eebf78', '#fbe3b5', '#b37c38')
export const MEAT = chunk('#7d4426', '#b47a4e', '#4d2614')
export const FISH = chunk('#fbeccb', '#fffaf0', '#d6b577')
export const SALMON = chunk('#ee9b72', '#fac5a6', '#c5633b')
export const CAULIFLOWER =
  shape('M-18 6q-8 -14 5 -19q4 -12 16 -7q14 -4 15 9q9 9 -2 17q-8 8 -16 4q-12 5 -18 -4z', '#f5dea0') +
  dots(
    [
      [-8, -4],
      [2, -11],
      [11, -5],
      [1, 1],
      [-6, 6],
    ],
    6,
    '#fff6da',
  )
export const ALMOND = shape('M-13 0q10 -13 26 0q-16 13 -26 0z', '#fbe9c6') + line('M-8 0h15', '#d9b47c', 1.8)
export const PEA = disc(7, '#5f8f3c') + dots([[-2, -2]], 4, '#a9c65a')
export const PEPPER = line('M-12 -6q10 -10 24 2', '#4d8a47', 9) + line('M-9 -8q9 -6 17 0', '#86b467', 3)
export const OKRA =
  disc(10, '#4d8a47') +
  disc(7, '#b9cf86') +
  dots(
    [
      [0, -4],
      [4, 0],
      [0, 4],
      [-4, 0],
    ],
    3,
    '#f5ecc9',
  )
export const MUSHROOM =
  shape('M-17 2a17 15 0 0 1 34 0q-6 5 -12 3v8q-5 5 -10 0v-8q-6 2 -12 -3z', '#d9b98f') +
  line('M-9 -4q5 -8 14 -6', '#f5e3c4', 4)
export const EGGPLANT =
  shape('M-18 0q2 -14 18 -13q18 1 18 13q-3 13 -18 12q-16 0 -18 -12z', '#6d4a2f') +
  line('M-10 -3q10 -7 22 0', '#a97f4f', 4)
export const COIL = line('M0 0c6 -4 10 4 4 9c-8 6 -18 -2 -14 -13c5 -11 22 -11 26 1c4 14 -6 26 -22 24', '#4d8a47', 6.5)
export const SQUASH = `<rect x="-15" y="-13" width="30" height="27" rx="8" fill="#e58a2c"/>${line('M-9 -5h10', '#f9be74', 5)}`
export const POTATO = `<rect x="-16" y="-14" width="32" height="29" rx="10" fill="#eec063"/>${line('M-9 -6q6 -5 12 -3', '#fae3a4', 5)}`
export const JAMUN = ball(27, '#7a3a1d', '#4c2110', '#c4834f')
export const KOFTA = ball(27, '#d9963d', '#a2632a', '#f6ce88')
export const MANCHURIAN = ball(22, '#9c3f1e', '#64230f', '#e08a56')
