import type { MenuData, PageItem } from '../kit/page-content.ts'
import { DAL } from './shop.ts'

// A dish with a size, breads, chutneys and a combo slot, as the wire has them.

type Group = MenuData['optionGroups'][number]
type Option = Group['options'][number]

function anOption(id: string, name: string, change: Partial<Option> = {}): Option {
  return {
    id,
    name,
    price: 0,
    priceBySize: {},
    sizeCode: null,
    preset: 0,
    itemId: null,
    groupIds: [],
    allergens: [],
    calories: null,
    diets: [],
    taxClass: null,
    position: 0,
    isSoldOut: false,
    ...change,
  }
}

export function aGroup(id: string, name: string, options: Option[], change: Partial<Group> = {}): Group {
  const limits = { min: 0, max: 1, maxDistinct: 60, maxEach: 1, free: 0 }
  return { id, name, kind: 'choice', ...limits, options, version: 1, ...change }
}

const SIZE = aGroup(
  'size',
  'Size',
  [
    anOption('full', 'Full', { price: 17.49, sizeCode: 'full' }),
    anOption('half', 'Half', { price: 12.49, sizeCode: 'half', position: 1 }),
  ],
  { kind: 'size', min: 1 },
)
const BREAD = aGroup(
  'bread',
  'Bread',
  [
    anOption('garlic-naan', 'Garlic Naan', { price: 3.99, allergens: ['wheat'], groupIds: ['butter'] }),
    anOption('roti', 'Roti', { price: 2.49, position: 1 }),
    anOption('puri', 'Puri', { position: 2, isSoldOut: true }),
  ],
  { max: 2 },
)
const BUTTER = aGroup(
  'butter',
  'Butter',
  [anOption('plain', 'Plain butter', { preset: 1 }), anOption('ghee', 'Ghee', { price: 0.5, position: 1 })],
  { min: 1 },
)
const CHUTNEYS = aGroup(
  'chutneys',
  'Chutneys',
  [
    anOption('mint', 'Mint', { price: 0.75 }),
    anOption('tamarind', 'Tamarind', { price: 0.75, position: 1 }),
    anOption('mango', 'Mango', { price: 1.25, position: 2 }),
  ],
  { max: 4, maxEach: 2, free: 2 },
)

export const OPTION_GROUPS = [SIZE, BREAD, CHUTNEYS, BUTTER]

export const BUTTER_CHICKEN: PageItem = {
  ...DAL,
  id: 'butter-chicken',
  name: 'Butter Chicken',
  price: 17.49,
  startPrice: 17.49,
  spiceLevel: 'mild',
  groups: ['size', 'bread', 'chutneys'].map((groupId, position) => ({ groupId, position, hidden: [], prices: {} })),
}
