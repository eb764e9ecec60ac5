import { curryLeaf, redChilli, sprig } from './foods.ts'
import { at, COLOUR, dots, line, type Point, scatter, strew } from './ink.ts'
import type { ProduceName } from './produce.ts'

// What pots have in common: sauces with their shade and shine, and what is strewn on top.

export type Pot = {
  /** Sauce, its shade and its shine. */
  sauce: readonly [string, string, string]
  inside: string
  beside: readonly ProduceName[]
  glazed?: string
}

export const BUTTERY = ['#e2822f', '#b95b1c', '#f6b266'] as const
export const RED = ['#c04a22', '#8d2c14', '#e98a4e'] as const
export const DEEP = ['#8c2f1b', '#5f1c12', '#c4623a'] as const
export const BROWN = ['#8f5227', '#643416', '#c98d4f'] as const
export const GREEN = ['#5d8238', '#3f5e27', '#93b25c'] as const
export const PALE = ['#ecd29a', '#cfa866', '#fbedcb'] as const
export const GOLDEN = ['#e5ab35', '#bd7c1c', '#f8d77d'] as const
export const DARK = ['#5a3426', '#3b2019', '#96634a'] as const

export function spread(name: string, one: string, count: number, gap = 38, radius = 62, scale = 1): string {
  return strew(scatter(name, count, radius, gap), one, name, scale)
}

const HERB: readonly Point[] = [
  [34, -36],
  [-44, 26],
  [14, 50],
]
export const herbs = strew(HERB, sprig(), 'herbs', 0.95)
export const oneHerb = at(8, -2, sprig(), 12, 1.15)
export const curryLeaves = strew(
  [
    [-38, -30],
    [30, 34],
    [44, -20],
  ],
  curryLeaf(),
  'curry-leaves',
  1.15,
)
export const chillies = strew(
  [
    [-26, -26],
    [32, 22],
  ],
  redChilli(),
  'pods',
)
export const drizzle = line(
  'M-60 -18C-34 -38 -18 -2 8 -20S44 -34 62 -12M-52 26C-28 8 -8 40 16 24S46 14 54 30',
  COLOUR.cream,
  5,
)
export const tadka =
  line('M-40 -6C-18 -34 30 -32 42 -4', '#d2571f', 5, 'stroke-opacity=".7"') +
  at(-6, 4, redChilli(), -24, 1.2) +
  dots(scatter('cumin', 22, 56, 13), 4.5, '#5f3216')
