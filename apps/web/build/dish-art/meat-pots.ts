import {
  BROWN,
  BUTTERY,
  chillies,
  curryLeaves,
  DARK,
  DEEP,
  GOLDEN,
  GREEN,
  herbs,
  oneHerb,
  PALE,
  type Pot,
  RED,
  spread,
} from './broths.ts'
import { ALMOND, CHARRED, FISH, MEAT, PEA, POACHED, SALMON } from './fillings.ts'
import { creamSwirl, lentils, lobsterClaw, lobsterTail, redChilli, shrimp, sprig } from './foods.ts'
import { at, COLOUR, disc, dots, line, scatter } from './ink.ts'

// Meat, fish and seafood in a pot; the name is also the keyword that finds it.

export const MEAT_POTS: Record<string, Pot> = {
  'butter-chicken': {
    sauce: BUTTERY,
    inside: spread('butter-chicken', CHARRED, 7) + creamSwirl() + oneHerb,
    beside: ['tomato', 'butter'],
  },
  'tikka-masala': { sauce: RED, inside: spread('tikka-masala', CHARRED, 8) + herbs, beside: ['tomato', 'garlic'] },
  korma: {
    sauce: PALE,
    inside: spread('korma', POACHED, 7) + spread('almonds', ALMOND, 5, 30, 66),
    beside: ['onion', 'garlic'],
    glazed: COLOUR.coriander,
  },
  vindaloo: { sauce: DEEP, inside: spread('vindaloo', MEAT, 6) + chillies, beside: ['hot-pepper', 'hot-pepper'] },
  chettinad: {
    sauce: BROWN,
    inside: spread('chettinad', POACHED, 7) + curryLeaves + dots(scatter('pepper', 26, 72, 12), 5, '#33190e'),
    beside: ['coconut', 'garlic'],
  },
  'rogan-josh': { sauce: DEEP, inside: spread('rogan-josh', MEAT, 7) + herbs, beside: ['ginger-root', 'garlic'] },
  'lamb-saag': {
    sauce: GREEN,
    inside: spread('lamb-saag', MEAT, 7) + line('M-50 10q30 -20 50 0t46 -8', '#dfe8b8', 4, 'stroke-opacity=".7"'),
    beside: ['leafy-green', 'garlic'],
  },
  keema: {
    sauce: BROWN,
    inside: lentils('keema', '#5f3017', '#a8683a', 75) + spread('keema-peas', PEA, 14, 22, 74) + oneHerb,
    beside: ['pea-pod', 'onion'],
  },
  goat: {
    sauce: DARK,
    inside: spread('goat', MEAT, 6) + line('M-30 34l34 10M20 -38l26 12', '#f3e2c2', 12) + herbs,
    beside: ['onion', 'garlic'],
  },
  nihari: {
    sauce: BROWN,
    inside: spread('nihari', MEAT, 5) + at(6, 6, disc(22, '#f3e2c2') + disc(13, '#c98d4f')) + at(-40, -34, sprig()),
    beside: ['ginger-root', 'lemon'],
  },
  madras: { sauce: RED, inside: spread('madras', MEAT, 7) + curryLeaves, beside: ['hot-pepper', 'onion'] },
  moilee: {
    sauce: GOLDEN,
    inside: spread('moilee', FISH, 6) + curryLeaves + at(-2, 4, redChilli(), 30),
    beside: ['coconut', 'fish'],
    glazed: '#3f6c86',
  },
  salmon: { sauce: RED, inside: spread('salmon', SALMON, 6) + herbs, beside: ['fish', 'lemon'] },
  'fish-curry': {
    sauce: RED,
    inside: spread('fish-curry', FISH, 6) + curryLeaves,
    beside: ['fish', 'coconut'],
    glazed: '#3f6c86',
  },
  'shrimp-curry': {
    sauce: BUTTERY,
    inside: spread('shrimp-curry', shrimp(), 6, 46, 58, 0.95) + curryLeaves,
    beside: ['coconut', 'lime'],
    glazed: '#3f6c86',
  },
  lobster: {
    sauce: BUTTERY,
    inside:
      at(-22, -26, lobsterTail(), -20, 1.45) +
      at(24, 16, lobsterTail(), 158, 1.45) +
      at(-46, 36, lobsterClaw(), -14, 1.4) +
      at(46, -40, lobsterClaw(), 62, 1.25) +
      at(-2, 52, sprig(), 12, 1.1),
    beside: ['lemon', 'butter'],
  },
  chicken: { sauce: RED, inside: spread('chicken', POACHED, 7) + herbs, beside: ['onion', 'tomato'] },
  lamb: { sauce: BROWN, inside: spread('lamb', MEAT, 7) + herbs, beside: ['onion', 'garlic'] },
}
