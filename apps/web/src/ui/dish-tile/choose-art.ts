import { KEYWORDS, SIDES } from './keywords.ts'

// Which picture a dish without a photo gets, and on which cloth it lies. Names are matched, so that a dish the owner
// adds tomorrow is dressed too; the picture files come from build/dish-art.

export type PicturedDish = {
  id: string
  name: string
  category: string
  tags?: readonly string[]
  isVegetarian?: boolean
}

export type DishArt = {
  /** Picture names from back to front. */
  layers: readonly string[]
  print: (typeof PRINTS)[number]
  /** A shade of the category's cloth. */
  shade: 0 | 1 | 2
  isMirrored: boolean
}

const PRINTS = ['jali', 'lotus', 'paisley', 'buti', 'bandhani', 'lehariya'] as const

const FALLBACKS: Readonly<Record<string, string>> = {
  appetizers: 'samosa',
  breakfast: 'dosa',
  'veg-curries': '*curry',
  'non-veg-curries': '*curry',
  drinks: 'juice',
}

const PICTURES = KEYWORDS.map(readLine)
const PLATES = SIDES.map(readLine)

export function chooseArt(dish: PicturedDish): DishArt {
  return { ...chooseCloth(dish), layers: chooseLayers(dish), isMirrored: spread(dish.id) % 5 < 2 }
}

/** The cloth alone, which takes no look at the names. */
export function chooseCloth({ id }: Pick<PicturedDish, 'id'>): Pick<DishArt, 'print' | 'shade'> {
  const dice = spread(id)
  return { print: PRINTS[dice % PRINTS.length] ?? 'jali', shade: dice % 7 < 3 ? 0 : dice % 7 < 5 ? 1 : 2 }
}

function chooseLayers(dish: PicturedDish): readonly string[] {
  const words = wordsOf(dish.name)
  const choice =
    pictureFor(words, dish) ??
    pictureFor(wordsOf((dish.tags ?? []).join(' ')), dish) ??
    FALLBACKS[dish.category] ??
    'thali'
  const picture = choice.replace(/^!?\*?/, '')
  const side = /^!?\*/.test(choice) ? sideFor(words, dish.category) : undefined
  return side === undefined ? [picture] : [side, `${picture}-pot`]
}

/** The picture with its marks, by the first line of keywords that fits. */
function pictureFor(words: string, { isVegetarian }: PicturedDish): string | undefined {
  return PICTURES.find(({ picture, fits }) => !(isVegetarian && picture.startsWith('!')) && fits(words))?.picture
}

function sideFor(words: string, category: string): string | undefined {
  const named = PLATES.find(({ fits }) => fits(words))?.picture
  if (named !== undefined) return named
  if (category === 'combos-with-rice') return 'side-rice'
  return category === 'combos-with-bread' ? 'side-naan' : undefined
}

/** Taken apart once: a menu asks a hundred times for every line. */
function readLine(line: string) {
  const choices = line.replace(/^!?\*?/, '').split('|')
  const wanted = choices.map((choice) => choice.split('+').map((word) => `-${word}`))
  return {
    picture: line.split('|')[0] ?? line,
    fits: (words: string) => wanted.some((every) => every.every((word) => words.includes(word))),
  }
}

function wordsOf(text: string): string {
  return `-${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

/** FNV-1a: the same dish has the same cloth on every screen. */
function spread(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 13)) >>> 0
}
