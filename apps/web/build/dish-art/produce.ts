import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { at, COLOUR, disc, line, shape } from './ink.ts'

// Whole ingredients come from Fluent Emoji (flat, MIT). Their screen-bright colours are graded towards the palette of a
// printed menu, so that they sit beside our own pots and breads as one set.

const WANTED = [
  'blueberries',
  'brown-mushroom',
  'carrot',
  'coconut',
  'egg',
  'eggplant',
  'fish',
  'garlic',
  'ginger-root',
  'hot-pepper',
  'leafy-green',
  'lemon',
  'lime',
  'mango',
  'onion',
  'pea-pod',
  'peanuts',
  'potato',
  'red-apple',
  'rose',
  'shrimp',
  'tomato',
] as const

export type ProduceName = (typeof WANTED)[number] | 'butter'

const ICON_SIZE = 32

/** Seen from above, as it comes to the table. */
const BUTTER =
  disc(14.5, COLOUR.shadow, 1, 2) +
  disc(14.5, COLOUR.cream) +
  disc(11.5, '#efdfbf') +
  shape('M-8.5 -3L6.5 -6L9 4.5L-6 8Z', '#d9a53a') +
  shape('M-8.5 -4.5L6.5 -7.5L8.6 2L-6.3 5.2Z', '#f7d774') +
  line('M-5.5 -2.7L4 -4.7', '#fff0b8', 1.4)

type IconSet = { icons: Record<string, { body: string } | undefined> }

let drawn: Map<ProduceName, string> | undefined

/** One ingredient around the origin, 32 units wide, lying on its own shadow. */
export function produce(name: ProduceName): string {
  if (name === 'butter') return BUTTER
  drawn ??= readProduce()
  const body = drawn.get(name)
  if (body === undefined) throw new Error(`No drawing of ${name} in the icon set`)
  const silhouette = body.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#2d1026"')
  return (
    `<g opacity=".24">${at(1.2 - ICON_SIZE / 2, 2.6 - ICON_SIZE / 2, silhouette)}</g>` +
    at(-ICON_SIZE / 2, -ICON_SIZE / 2, body)
  )
}

function readProduce(): Map<ProduceName, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  // The package ships its own type for this file; only the bodies matter here.
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet
  const found = new Map<ProduceName, string>()
  for (const name of WANTED) {
    const icon = icons[name]
    if (icon) found.set(name, icon.body.replaceAll(/#[0-9a-f]{6}\b/gi, grade))
  }
  return found
}

// Neon greens, the blue of the fish and hot pinks have no place on this paper: they get inks of ours.
const OWN_INKS: Record<string, string> = {
  '#00d26a': '#5f9a4b',
  '#00f397': '#7fb35c',
  '#008463': '#3f7440',
  '#86d72f': '#8fb14f',
  '#c3ef3c': '#c9d68a',
  '#aae64b': '#b8ce68',
  '#44911b': '#4d8a47',
  '#8dd753': '#9cbf62',
  '#7dd74e': '#8fb556',
  '#5ab557': '#5f9a4b',
  '#00a6ed': '#7f9bb0',
  '#0074ba': '#4f6c84',
  '#8c42b3': '#6d3d78',
  '#bca4eb': '#b592b8',
  '#6b438b': '#56376e',
  '#8d65c5': '#7b5a9a',
  '#aa7de5': '#9a78b4',
  '#f8312f': '#cf4528',
  '#ca0b4a': '#9e2a1f',
  '#ff822d': '#ec8a45',
  '#ff6723': '#d9622a',
}

/** Warmer and a little quieter: each channel leans towards a turmeric paper. */
function grade(hex: string): string {
  const own = OWN_INKS[hex.toLowerCase()]
  if (own !== undefined) return own
  const paper = [226, 168, 96]
  const mixed = [1, 3, 5].map((start, channel) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16)
    return Math.round(value * 0.88 + (paper[channel] ?? 0) * 0.12)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
