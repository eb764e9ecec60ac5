import {
  BROWN,
  BUTTERY,
  curryLeaves,
  DARK,
  DEEP,
  drizzle,
  GOLDEN,
  GREEN,
  herbs,
  oneHerb,
  PALE,
  type Pot,
  RED,
  spread,
  tadka,
} from './broths.ts'
import {
  ALMOND,
  CAULIFLOWER,
  COIL,
  EGGPLANT,
  JAMUN,
  KOFTA,
  MANCHURIAN,
  MUSHROOM,
  OKRA,
  PEA,
  PEPPER,
  POTATO,
  SQUASH,
} from './fillings.ts'
import { bean, chickpea, creamSwirl, cube, lentils, sprig } from './foods.ts'
import { at, COLOUR, dots, line, scatter } from './ink.ts'

// Vegetables, pulses and sweets in a pot; the name is also the keyword that finds it.

export const GARDEN_POTS: Record<string, Pot> = {
  'paneer-butter-masala': {
    sauce: BUTTERY,
    inside: spread('pbm', cube(), 7, 42) + drizzle + oneHerb,
    beside: ['tomato', 'butter'],
  },
  'palak-paneer': { sauce: GREEN, inside: spread('palak', cube(), 7, 42), beside: ['leafy-green', 'garlic'] },
  'kadai-paneer': {
    sauce: RED,
    inside: spread('kadai', cube(), 6, 44) + spread('peppers', PEPPER, 7, 34, 72),
    beside: ['onion', 'hot-pepper'],
  },
  paneer: { sauce: RED, inside: spread('paneer', cube(), 7, 42) + herbs, beside: ['tomato', 'onion'] },
  kofta: {
    sauce: PALE,
    inside: at(-30, -24, KOFTA) + at(32, -18, KOFTA) + at(2, 34, KOFTA) + drizzle + oneHerb,
    beside: ['potato', 'garlic'],
    glazed: COLOUR.coriander,
  },
  navratan: {
    sauce: PALE,
    inside:
      spread('nav-c', CAULIFLOWER, 4, 50) + spread('nav-p', PEA, 9, 24, 76) + spread('nav-o', SQUASH, 4, 52, 66, 0.7),
    beside: ['carrot', 'pea-pod'],
    glazed: COLOUR.coriander,
  },
  'dal-makhani': {
    sauce: DARK,
    inside: lentils('dal-makhani', '#432318', '#8b5a43') + creamSwirl() + oneHerb,
    beside: ['butter', 'ginger-root'],
  },
  dal: { sauce: GOLDEN, inside: lentils('dal', '#d9992c', '#f9dc8c', 60) + tadka, beside: ['garlic', 'hot-pepper'] },
  chana: { sauce: BROWN, inside: spread('chana', chickpea(), 18, 25, 76, 1.15) + herbs, beside: ['onion', 'lemon'] },
  rajma: {
    sauce: RED,
    inside: spread('rajma', bean('#6f2419', '#b5654f'), 15, 29, 76, 1.1) + herbs,
    beside: ['ginger-root', 'tomato'],
  },
  gobi: {
    sauce: GOLDEN,
    inside: spread('gobi', CAULIFLOWER, 7, 40, 66, 1.15) + spread('gobi-potato', POTATO, 4, 46, 66) + herbs,
    beside: ['potato', 'ginger-root'],
  },
  manchurian: {
    sauce: DEEP,
    inside: spread('manchurian', MANCHURIAN, 9, 40, 64) + dots(scatter('spring-onion', 34, 76, 12), 6, '#8fb14f'),
    beside: ['garlic', 'hot-pepper'],
    glazed: COLOUR.ink,
  },
  baingan: {
    sauce: BROWN,
    inside: spread('baingan', EGGPLANT, 8, 36, 70) + spread('baingan-peas', PEA, 6, 36, 70) + oneHerb,
    beside: ['eggplant', 'tomato'],
  },
  bhindi: {
    sauce: BROWN,
    inside:
      spread('bhindi', OKRA, 17, 25, 76, 1.2) +
      spread('bhindi-pepper', line('M-12 0q12 -10 24 0', '#b4558a', 4), 5, 40, 66),
    beside: ['onion', 'lemon'],
  },
  mushroom: {
    sauce: RED,
    inside: spread('mushroom', MUSHROOM, 8, 38, 68, 1.1) + spread('mushroom-peas', PEA, 10, 26, 78),
    beside: ['brown-mushroom', 'pea-pod'],
  },
  squash: {
    sauce: GOLDEN,
    inside:
      spread('squash', SQUASH, 9, 36, 68, 1.1) + curryLeaves + dots(scatter('mustard', 26, 76, 12), 4.5, '#3b2019'),
    beside: ['coconut', 'carrot'],
    glazed: COLOUR.coriander,
  },
  fiddlehead: {
    sauce: ['#d8c886', '#b5a05c', '#f4eac0'],
    inside: spread('fiddlehead', COIL, 9, 38, 66, 1.05) + dots(scatter('thoran', 40, 80, 10), 5, '#fffaf0'),
    beside: ['coconut', 'hot-pepper'],
    glazed: COLOUR.coriander,
  },
  kadhi: {
    sauce: GOLDEN,
    inside: at(-28, -20, KOFTA, 0, 0.9) + at(30, 4, KOFTA, 0, 0.9) + at(-12, 36, KOFTA, 0, 0.8) + tadka,
    beside: ['onion', 'hot-pepper'],
  },
  kurma: {
    sauce: PALE,
    inside:
      spread('kurma-c', CAULIFLOWER, 4, 48) +
      spread('kurma-o', SQUASH, 4, 50, 66, 0.75) +
      spread('kurma-p', PEA, 8, 26, 76) +
      curryLeaves,
    beside: ['coconut', 'carrot'],
    glazed: COLOUR.coriander,
  },
  saag: {
    sauce: GREEN,
    inside:
      line('M-58 -10q28 -22 54 -2t58 -8M-46 28q26 -18 46 -2t44 -4', '#83a552', 6) +
      at(
        4,
        2,
        `<rect x="-18" y="-15" width="36" height="30" rx="7" fill="#fbe9b0"/>${line('M-9 -6h14', '#fffaf0', 5)}`,
      ),
    beside: ['leafy-green', 'butter'],
  },
  'pav-bhaji': {
    sauce: RED,
    inside:
      spread('pav-bhaji', PEA, 9, 30, 74) +
      dots(scatter('mash', 50, 80, 9), 8, '#dd7038') +
      at(
        2,
        0,
        `<rect x="-18" y="-15" width="36" height="30" rx="7" fill="#fbdf90"/>${line('M-9 -6h14', '#fff3cf', 5)}`,
      ) +
      at(36, 34, sprig()),
    beside: ['tomato', 'onion'],
  },
  sheera: {
    sauce: GOLDEN,
    inside: dots(scatter('sheera', 80, 80, 8), 7, '#f8d98d') + spread('sheera-almonds', ALMOND, 8, 34, 66),
    beside: ['red-apple', 'red-apple'],
    glazed: COLOUR.goldShade,
  },
  jamun: {
    sauce: GOLDEN,
    inside:
      at(-30, -22, JAMUN) +
      at(30, -20, JAMUN) +
      at(0, 30, JAMUN) +
      dots(scatter('pistachio', 14, 60, 16), 5, '#a9c65a'),
    beside: ['rose', 'rose'],
    glazed: COLOUR.chilli,
  },
  kheer: {
    sauce: ['#fbf0d8', '#e6d2a8', '#fffaf0'],
    inside:
      dots(scatter('kheer', 60, 82, 10), 5, '#fffdf6') +
      spread('kheer-almonds', ALMOND, 7, 34, 64) +
      line('M-34 -8l10 4M20 20l9 -5M4 -30l8 5', '#d9701f', 3),
    beside: ['rose', 'coconut'],
    glazed: COLOUR.chilli,
  },
  raita: {
    sauce: ['#faf3e2', '#e2d3b2', '#fffdf6'],
    inside: spread('raita', OKRA, 7, 40, 62, 1.1) + dots(scatter('raita-cumin', 24, 76, 13), 4, '#8a5a2c') + herbs,
    beside: ['onion', 'lemon'],
    glazed: COLOUR.leafShade,
  },
  curry: {
    sauce: RED,
    inside: spread('curry', POTATO, 5, 44, 62) + spread('curry-peas', PEA, 8, 28, 76) + herbs,
    beside: ['tomato', 'garlic'],
  },
}
