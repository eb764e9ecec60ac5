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
