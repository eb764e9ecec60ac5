import type { ManagedGroup } from '@sizzle/contract/menu-groups.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { DAL } from './menu-office.ts'
import { TRURO } from './the-restaurant.ts'

type Group = z.input<typeof ManagedGroup>

const MINT: Group['options'][number] = {
  id: 'mint',
  name: 'Mint',
  price: 0.75,
  priceBySize: {},
  sizeCode: null,
  preset: 0,
  itemId: null,
  groupIds: [],
  allergens: [],
  calories: 20,
  diets: ['vegetarian', 'vegan', 'gluten-free'],
  taxClass: null,
  position: 0,
  isSoldOut: false,
  soldOut: null,
  unitsLeft: null,
}
const CHUTNEYS: Group = {
  id: 'chutneys',
  name: 'Chutneys',
  kind: 'choice',
  min: 0,
  max: 4,
  maxDistinct: 2,
  maxEach: 2,
  free: 2,
  options: [MINT, { ...MINT, id: 'tamarind', name: 'Tamarind', calories: 30, position: 1 }],
  version: 1,
  usedBy: 14,
  updatedAt: '2026-11-20T18:00:00.000Z',
  updatedBy: 'Anita Rao',
}
const locationId = TRURO.id

export const menuGroupExamples: ExamplesOf<
  'getOptionGroups' | 'saveOptionGroup' | 'deleteOptionGroup' | 'setItemGroups'
> = {
  getOptionGroups: { input: { locationId }, answer: { groups: [CHUTNEYS] } },
  saveOptionGroup: {
    input: {
      locationId,
      id: null,
      expectedVersion: null,
      group: {
        name: CHUTNEYS.name,
        kind: CHUTNEYS.kind,
        min: 0,
        max: 4,
        maxDistinct: 2,
        maxEach: 2,
        free: 2,
        options: [
          { id: 'mint', name: 'Mint', price: 0.75, calories: 20, diets: ['vegetarian', 'vegan', 'gluten-free'] },
          { id: null, name: 'Tamarind', price: 0.75, calories: 30, diets: ['vegetarian', 'vegan', 'gluten-free'] },
        ],
      },
    },
    answer: { group: { ...CHUTNEYS, usedBy: 0 } },
  },
  deleteOptionGroup: {
    input: { locationId, id: CHUTNEYS.id, expectedVersion: 1 },
    answer: { id: CHUTNEYS.id },
  },
  setItemGroups: {
    input: {
      locationId,
      itemId: DAL.id,
      expectedVersion: 1,
      groups: [{ groupId: CHUTNEYS.id, free: 1, hidden: ['tamarind'], prices: { mint: 1 } }],
    },
    answer: {
      item: {
        ...DAL,
        groups: [{ groupId: CHUTNEYS.id, position: 0, free: 1, hidden: ['tamarind'], prices: { mint: 1 } }],
        version: 2,
      },
    },
  },
}
