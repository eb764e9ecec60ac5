import type { saveMenu } from '@sizzle/contract/menus.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

type Menu = WireOutputOf<typeof saveMenu>['menu']
type Lunch = [string, string][]

const LUNCH: Menu = {
  id: '3c3e7b0e-8a55-4f5c-9a0b-6f1c5a2d7e10',
  name: 'Lunch',
  schedule: {
    days: {
      monday: lunch(),
      tuesday: lunch(),
      wednesday: lunch(),
      thursday: lunch(),
      friday: lunch(),
      saturday: [],
      sunday: [],
    },
    from: null,
    until: null,
  },
  categoryIds: ['combos-with-rice', 'combos-with-bread'],
  orderTypes: [],
  version: 1,
  updatedBy: 'Mia Manager',
}

function lunch(): Lunch {
  return [['11:30', '15:00']]
}

export const menusExamples: ExamplesOf<'getMenus' | 'saveMenu' | 'deleteMenu'> = {
  getMenus: {
    input: { locationId: TRURO.id },
    answer: {
      menus: [LUNCH],
      categories: [
        { id: 'combos-with-rice', name: 'Combos with Rice', isDefault: true },
        { id: 'combos-with-bread', name: 'Combos with Bread', isDefault: true },
        { id: 'drinks', name: 'Drinks', isDefault: true },
      ],
    },
  },
  saveMenu: {
    input: {
      locationId: TRURO.id,
      id: null,
      expectedVersion: null,
      name: LUNCH.name,
      schedule: LUNCH.schedule,
      categoryIds: LUNCH.categoryIds,
      orderTypes: [],
    },
    answer: { menu: LUNCH },
  },
  deleteMenu: {
    input: { locationId: TRURO.id, id: LUNCH.id, expectedVersion: 1 },
    answer: { id: LUNCH.id },
  },
}
