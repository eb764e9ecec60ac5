import { mintLeaf } from './foods.ts'
import { at, COLOUR, disc, dots, line, oval, scatter, shape } from './ink.ts'
import { type ProduceName, produce } from './produce.ts'

// Drinks are seen from the side, on a printed coaster, with what is in them beside them.

const COASTER =
  oval(118, 34, COLOUR.shadow, 6, 122) + oval(112, 30, '#ead7b6', 0, 114) + oval(106, 26, COLOUR.cream, 0, 112)

type Glass = {
  drink: string
  deep: string
  head: string
  /** Drawn over the drink: ice, seeds, layers. */
  inside?: string
  /** On top of the glass. */
  garnish?: string
  straw?: string
  beside: readonly ProduceName[]
}

const ICE =
  `<rect x="-40" y="-58" width="36" height="34" rx="7" fill="#fff" fill-opacity=".45" transform="rotate(-12)"/>` +
  `<rect x="2" y="-48" width="34" height="33" rx="7" fill="#fff" fill-opacity=".35" transform="rotate(14)"/>` +
  `<rect x="-24" y="-14" width="32" height="30" rx="7" fill="#fff" fill-opacity=".28" transform="rotate(8)"/>`
const BUBBLES = dots(
  scatter('bubbles', 26, 52, 12).map(([x, y]) => [x * 0.8, y * 1.5 + 14]),
  4.5,
  'rgb(255 255 255 / .6)',
)
const MINT = at(-14, -96, mintLeaf(), -38, 1.2) + at(14, -98, mintLeaf(), 30, 1.25) + at(0, -106, mintLeaf(), 0, 1.2)
const LIME_RIM = at(48, -84, produce('lime'), 20, 1.9)
const SAFFRON = line('M-24 -84l9 4M6 -90l8 5M22 -82l7 -5M-6 -79l6 4', '#c9541b', 3)
const SPECKS = dots(
  scatter('specks', 26, 46, 9).map(([x, y]) => [x, y * 0.22 - 84]),
  3.5,
  '#8a6a2c',
)
const SEEDS = dots(
  scatter('seeds', 44, 46, 8).map(([x, y]) => [x * 0.72, y * 0.6 + 64]),
  6,
  '#5a3327',
)

const GLASSES: Record<string, Glass> = {
  'mango-lassi': {
    drink: '#f3b13c',
    deep: '#e0942a',
    head: '#fbd27c',
    garnish: SPECKS,
    straw: COLOUR.chilli,
    beside: ['mango', 'mango'],
  },
  'blueberry-lassi': {
    drink: '#b79ac0',
    deep: '#8d6a9d',
    head: '#e6d7e6',
    inside: line(
      'M-46 -40C-20 -60 0 -20 22 -40S40 -50 46 -40M-40 20C-16 0 2 44 26 20S38 10 42 18',
      '#6f4a86',
      10,
      'stroke-opacity=".6"',
    ),
    straw: COLOUR.ink,
    beside: ['blueberries', 'blueberries'],
  },
  lassi: {
    drink: '#f6ecd6',
    deep: '#e4d3b0',
    head: '#fffaf0',
    garnish: SPECKS + MINT,
    beside: ['lime', 'leafy-green'],
  },
  falooda: {
    drink: '#efb0b0',
    deep: '#d98389',
    head: '#f9d8d2',
    inside: line('M-40 30q12 -14 22 0t22 0t22 0t14 0M-38 44q12 -14 22 0t22 0t22 0t10 0', '#fff4e6', 5) + SEEDS,
    garnish: disc(31, '#fbeccb', 0, -98) + line('M-18 -106q6 -14 20 -14', '#fffaf0', 6),
    beside: ['rose', 'rose'],
  },
  'lime-soda': {
    drink: '#dfe8b0',
    deep: '#bccb78',
    head: '#eff4d2',
    inside: ICE + BUBBLES,
    garnish: LIME_RIM,
    straw: COLOUR.leafShade,
    beside: ['lime', 'lemon'],
  },
  jaljeera: {
    drink: '#a9b257',
    deep: '#7f8a38',
    head: '#ced38a',
    inside: ICE,
    garnish: MINT,
    beside: ['lime', 'ginger-root'],
  },
  'apple-sharbat': {
    drink: '#e3a44a',
    deep: '#c47f2c',
    head: '#f6d596',
    inside: ICE + BUBBLES,
    straw: COLOUR.chilli,
    beside: ['red-apple', 'ginger-root'],
  },
  'rhubarb-sharbat': {
    drink: '#e58a86',
    deep: '#c75f62',
    head: '#f6c4bb',
    inside: ICE,
    garnish: MINT,
    straw: COLOUR.cream,
    beside: ['lemon', 'lime'],
  },
  cola: {
    drink: '#5d2d1f',
    deep: '#3a1a14',
    head: '#c99a6b',
    inside: ICE + BUBBLES,
    garnish: LIME_RIM,
    straw: COLOUR.chilli,
    beside: ['lime', 'lime'],
  },
  juice: {
    drink: '#f0a441',
    deep: '#d78327',
    head: '#f9cf88',
    inside: ICE,
    straw: COLOUR.leafShade,
    beside: ['lemon', 'mango'],
  },
}

const TALL = 'M-58 -88L58 -88L44 104Q42 114 30 114L-30 114Q-42 114 -44 104Z'
const FILL = 'M-52 -74L52 -74L40 100Q39 107 28 107L-28 107Q-39 107 -40 100Z'

function tumbler(glass: Glass): string {
  const straw =
    glass.straw === undefined
      ? ''
      : line('M10 20L44 -138', glass.straw, 10) + line('M13 6L42 -128', 'rgb(255 255 255 / .35)', 3)
  return (
    COASTER +
    shape(TALL, '#fffaf0', 0.55) +
    straw +
    shape(FILL, glass.drink, straw === '' ? 1 : 0.93) +
    shape('M10 -74L52 -74L40 100Q39 107 28 107L-4 107Q22 40 10 -74Z', glass.deep, 0.55) +
    (glass.inside ?? '') +
    oval(52, 12, glass.head, 0, -74) +
    `<ellipse cy="-88" rx="58" ry="13" fill="none" stroke="#fffaf0" stroke-width="4" stroke-opacity=".85"/>` +
    line('M-45 -62L-35 78', '#fffaf0', 7, 'stroke-opacity=".6"') +
    (glass.garnish ?? '')
  )
}

function kulhad(drink: string, head: string, top: string): string {
  const cup = 'M-74 -52L74 -52L54 86Q50 106 24 106L-24 106Q-50 106 -54 86Z'
  return (
    COASTER +
    shape(cup, COLOUR.clay) +
    shape('M14 -52L74 -52L54 86Q50 106 24 106L2 106Q30 40 14 -52Z', COLOUR.clayShade, 0.6) +
    line('M-67 -18H67M-62 12H62', '#d98a5f', 3) +
    dots(
      [-50, -30, -10, 10, 30, 50].map((x) => [x, -3] as const),
      7,
      '#eab58a',
    ) +
    oval(74, 20, COLOUR.clayShade, 0, -52) +
    oval(66, 15, drink, 0, -51) +
    oval(52, 10, head, -4, -51) +
    top +
    line('M-56 -30L-46 70', '#e8b48f', 6, 'stroke-opacity=".6"') +
    steam()
  )
}

function steam(): string {
  return line('M-24 -82q-14 -16 0 -32t0 -30M14 -80q-14 -16 0 -32t0 -30', '#fffaf0', 6, 'stroke-opacity=".75"')
}

function davara(): string {
  return (
    COASTER +
    shape('M-96 62H96L84 100Q80 108 66 108H-66Q-80 108 -84 100Z', '#d9b45c') +
    shape('M20 62H96L84 100Q80 108 66 108H10Q30 90 20 62Z', '#b98a37') +
    oval(96, 18, '#9c7330', 0, 62) +
    shape('M-56 -56H56L46 66Q0 84 -46 66Z', '#e6c677') +
    shape('M12 -56H56L46 66Q28 74 8 75Q26 20 12 -56Z', '#bf9342') +
    line('M-42 -38L-36 52', '#fff3cf', 6) +
    oval(60, 16, '#b98a37', 0, -56) +
    oval(54, 12, '#8c5631', 0, -56) +
    oval(44, 9, '#c99a6b', -3, -57) +
    dots(
      scatter('froth', 16, 36, 9).map(([x, y]) => [x, y * 0.2 - 57]),
      6,
      '#f3dfbd',
    ) +
    at(0, -4, steam())
  )
}

function kahwa(): string {
  const cup = 'M-70 -40H70Q72 60 26 84H-26Q-72 60 -70 -40Z'
  return (
    COASTER +
    oval(84, 20, COLOUR.cream, 0, 98) +
    oval(66, 13, '#ead7b6', 0, 95) +
    line('M68 -20q44 -6 38 30q-6 26 -46 24', '#fffaf0', 10) +
    shape(cup, '#fffaf0', 0.75) +
    shape('M-63 -26H63Q63 54 23 76H-23Q-63 54 -63 -26Z', '#d9a441') +
    shape('M12 -26H63Q63 54 23 76H0Q30 30 12 -26Z', '#b97d27', 0.55) +
    oval(63, 13, '#ecc46e', 0, -26) +
    line('M-30 -28l12 3M2 -32l10 5M24 -25l9 -4M-6 -22l9 3', '#c04a1c', 3.5) +
    line('M-54 -10q4 36 20 56', '#fffaf0', 6, 'stroke-opacity=".7"') +
    at(0, 8, steam())
  )
}

function coconutWater(): string {
  return (
    COASTER +
    shape('M-92 0C-92 -52 -50 -84 0 -84S92 -52 92 0C92 66 48 112 0 112S-92 66 -92 0Z', '#5b8f45') +
    shape('M30 -78C70 -66 92 -38 92 0C92 66 48 112 0 112C52 80 66 -10 30 -78Z', '#3f7440', 0.7) +
    line('M-70 -6q0 50 30 82', '#a9cb7f', 8, 'stroke-opacity=".7"') +
    oval(56, 20, '#e8d6b0', 0, -66) +
    oval(44, 14, '#fffaf0', 0, -66) +
    oval(36, 10, '#dbe6df', 0, -64) +
    line('M6 -62L42 -146', COLOUR.chilli, 10)
  )
}

function flank(front: string, beside: readonly ProduceName[]): string {
  const [first, second] = beside
  return (
    (second ? at(92, 232, produce(second), -24, 3.2) : '') +
    at(196, 147, front, 0, 1.08) +
    (first ? at(316, 236, produce(first), 12, 4.5) : '')
  )
}

export function drinkScenes(): Record<string, string> {
  const scenes = Object.entries(GLASSES).map(([name, glass]) => [name, flank(tumbler(glass), glass.beside)] as const)
  return {
    ...Object.fromEntries(scenes),
    chai: flank(kulhad('#b97a45', '#d9a46b', ''), ['ginger-root']),
    'badam-milk': flank(kulhad('#f6e3b8', '#fff3d6', at(0, 32, SAFFRON)), ['rose']),
    coffee: flank(davara(), []),
    kahwa: flank(kahwa(), ['lemon', 'rose']),
    'coconut-water': flank(coconutWater(), ['coconut', 'lime']),
  }
}
