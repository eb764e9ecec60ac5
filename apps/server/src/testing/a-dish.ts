/** A form filled in for a new dish. */
export function aDish(changes: object = {}) {
  return {
    name: 'Dal Makhani',
    description: 'Black lentils, cooked overnight with butter.',
    category: 'veg-curries',
    price: 14.49,
    spiceLevel: 'mild',
    prepTime: 12,
    calories: 480,
    isVegetarian: true,
    isTodaysSpecial: true,
    specialStartDate: '2026-11-20',
    specialEndDate: '2026-11-27',
    image: 'https://pictures.example.com/dal.jpg',
    tags: ['lentils'],
    allergens: ['milk'],
    taxClass: 'prepared',
    ...changes,
  }
}

/** A form filled in for a new group of options. */
export function aGroupForm(changes: object = {}) {
  return {
    name: 'Chutneys',
    kind: 'choice',
    min: 0,
    max: 4,
    maxDistinct: 3,
    maxEach: 2,
    free: 2,
    options: [
      {
        id: 'mint',
        name: 'Mint',
        price: 0.75,
        priceBySize: { large: 1 },
        sizeCode: null,
        preset: 1,
        itemId: 'mango-lassi',
        groupIds: ['sugar'],
        allergens: ['milk'],
        calories: 20,
        diets: ['vegetarian'],
        taxClass: 'prepared',
      },
      { id: null, name: 'Tamarind', price: 0.75 },
    ],
    ...changes,
  }
}
