import { describe, expect, test } from 'vitest'
import { soundProblem } from '../alerts/custom-sound.ts'
import { categoryDeleteProblem, categoryId, categoryLabel, categoryProblem, DEFAULT_CATEGORIES } from './categories.ts'
import { emailImageProblem, imageProblem, needsCompression, photoProblem } from './image.ts'
import { checkMenuItem, defaultSpecialDates, duplicateName, menuItemId, withoutEmpty } from './menu-item.ts'

describe('menu item', () => {
  const good = {
    name: 'Dal Makhani',
    description: 'Black lentils, slowly cooked',
    category: 'veg-curries',
    price: 1295,
    isTodaysSpecial: false,
    specialStartDate: null,
    specialEndDate: null,
  }
  const special = { isTodaysSpecial: true, specialStartDate: '2026-11-20', specialEndDate: '2026-11-21' }

  test.each([
    [{}],
    [special],
    [{ prepTime: 15, calories: 0 }],
    [{ specialEndDate: 'x' }],
    [{ image: '/uploads/menu-images/truro/dal/1795-a.webp' }],
    [{ name: '🌶️'.repeat(50) }],
  ])('with %j it is fine', (change) => expect(checkMenuItem({ ...good, ...change })).toEqual([]))

  test.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['description', { description: '' }, 'Description is required'],
    ['category', { category: '' }, 'Category is required'],
    ['price', { price: null }, 'Valid price is required'],
    ['price', { price: 0 }, 'Valid price is required'],
    ['price', { price: -100 }, 'Valid price is required'],
    ['price', { price: Number.NaN }, 'Valid price is required'],
    ['price', { price: 1_000_001 }, 'Valid price is required'],
    ['name', { name: '🌶️'.repeat(1000) }, 'Name can have at most 100 characters'],
    ['description', { description: 'x'.repeat(1001) }, 'Description can have at most 1000 characters'],
    ['image', { image: 'http://x.ca/a.jpg' }, 'Image address must start with https://'],
    ['image', { image: '/uploads/menu-images/../people/a.webp' }, 'Image address must start with https://'],
    ['tags', { tags: ['x'.repeat(41)] }, 'At most 20 tags of at most 40 characters each'],
    ['allergens', { allergens: new Array(21).fill('milk') }, 'At most 20 allergens of at most 40 characters each'],
    ['prepTime', { prepTime: 601 }, 'Preparation time must be a number of minutes'],
    ['calories', { calories: 1e15 }, 'Calories must be a whole number of 0 or more'],
    ['prepTime', { prepTime: -1 }, 'Preparation time must be a number of minutes'],
    ['calories', { calories: 1.5 }, 'Calories must be a whole number of 0 or more'],
    ['specialStartDate', { ...special, specialStartDate: null }, 'Start date is required'],
    ['specialEndDate', { ...special, specialEndDate: '' }, 'End date is required'],
    ['specialEndDate', { ...special, specialEndDate: '2026-11-20' }, 'End date must be after start date'],
    ['specialEndDate', { ...special, specialEndDate: '2026-11-19' }, 'End date must be after start date'],
  ])('%s in %j: "%s" (menu 3)', (field, change, sentence) => {
    expect(checkMenuItem({ ...good, ...change })).toEqual([{ field, sentence }])
  })

  test.each([
    ['Dal Makhani', 'dal-makhani'],
    ['Crème Brûlée!', 'creme-brulee'],
    ['दाल', 'item'],
    ['x'.repeat(120), 'x'.repeat(100)],
  ])('%s gets the id %s', (name, id) => {
    expect(menuItemId(name, () => false)).toEqual({ ok: true, value: id })
  })

  test('a taken id gets a number within 100 characters, and after 100 tries it is given up (menu 5)', () => {
    const long = 'x'.repeat(100)
    expect(menuItemId(long, (id) => id === long)).toEqual({ ok: true, value: `${'x'.repeat(98)}-1` })
    expect(menuItemId('Dal', () => true)).toEqual({ ok: false, refusal: { code: 'menu_item_id_exhausted' } })
  })

  test('a special starts today and ends tomorrow unless told otherwise (menu 4)', () => {
    expect(defaultSpecialDates('2026-12-31')).toEqual({ specialStartDate: '2026-12-31', specialEndDate: '2027-01-01' })
  })

  test('empty fields are not saved, zero and no are (menu 6)', () => {
    expect(withoutEmpty({ a: '', b: null, c: undefined, d: [], e: 0, f: false, g: 'x' })).toEqual({
      e: 0,
      f: false,
      g: 'x',
    })
    expect(duplicateName('Dal')).toBe('Dal (Copy)')
    expect(duplicateName('x'.repeat(100))).toHaveLength(100)
  })
})

describe('categories', () => {
  test.each([
    ['  ', 'Category name is required'],
    ['Veg Curries', 'Category already exists'],
    ['DESSERTS', 'Category already exists'],
    ['Kids  Menu', null],
  ])('%j: %j', (name, problem) => {
    expect(categoryProblem(name, ['desserts', 'drinks', 'veg-curries'])).toBe(problem)
  })

  test.each([
    ['Cafe', 'Café'],
    ['DİNNER', 'dinner'],
    ['dınner', 'Dinner'],
    ['Straße', 'STRASSE'],
    ['Kids-menu', 'kids menu'],
    ['ＤＲＩＮＫＳ', 'Drinks'],
    ['Today’s Special', "today's special"],
  ])('%s is there when %s is (menu 66)', (name, other) => {
    expect(categoryProblem(name, [other])).toBe('Category already exists')
  })

  test('vowels of other scripts are letters', () => expect(categoryProblem('दल', ['दाल'])).toBeNull())

  test.each(['All', 'Today’s Special', ' \u200b '])('%j is the name of none', (name) => {
    expect(categoryProblem(name, [])).not.toBeNull()
  })

  test.each([
    ['drinks', 0, 'Default categories cannot be deleted'],
    ['desserts', 2, 'Move or delete the items of this category first'],
    ['desserts', 0, null],
  ])('deleting %s with %i items: %j (menu 7)', (id, items, problem) => {
    expect(categoryDeleteProblem(id, items)).toBe(problem)
  })

  test('names become ids and ids become labels (menu 8)', () => {
    expect(categoryId(' Kids  Menu ')).toBe('kids-menu')
    expect(categoryLabel('non-veg-curries')).toBe('Non Veg Curries')
    expect(DEFAULT_CATEGORIES).toHaveLength(7)
  })
})

const MB = 1024 * 1024
describe('files', () => {
  test.each([
    [null, 'No file selected'],
    [{ type: 'image/svg+xml', size: 1 }, 'Invalid file format. Allowed: jpeg, jpg, png, webp'],
    [{ type: 'application/pdf', size: 1 }, 'Invalid file format. Allowed: jpeg, jpg, png, webp'],
    [{ type: 'image/png', size: 5 * MB + 1 }, 'File too large. Maximum size: 5MB'],
    [{ type: 'image/webp', size: 5 * MB }, null],
    [{ type: 'image/jpeg', size: 1 }, null],
  ])('image %j: %j (menu 9)', (file, problem) => expect(imageProblem(file)).toBe(problem))

  test.each([
    [{ type: 'image/png', size: 2 * MB + 1 }, 'Image too large for email. Maximum 2MB'],
    [{ type: 'image/gif', size: 1 }, 'Invalid file format. Allowed: jpeg, jpg, png, webp'],
    [{ type: 'image/png', size: 2 * MB }, null],
  ])('image for an email %j: %j', (file, problem) => expect(emailImageProblem(file)).toBe(problem))

  test.each([
    ['', null, 'Please provide an image URL or select a file'],
    ['http://x.ca/a.jpg', null, 'Image address must start with https://'],
    ['https://x.ca/a.jpg', null, null],
    ['https://cdn.x.ca:8443/a/b.jpg?w=3#x', null, null],
    ['https://127.0.0.1/a.jpg', null, 'Image address must start with https://'],
    ['', { type: 'image/png', size: 1 }, null],
  ])('photo from %j or %j: %j (menu 10)', (url, file, problem) => expect(photoProblem(url, file)).toBe(problem))

  test('files above 1 MB are made smaller', () => {
    expect(needsCompression({ type: 'image/png', size: MB })).toBe(false)
    expect(needsCompression({ type: 'image/png', size: MB + 1 })).toBe(true)
  })

  test.each([
    [{ type: 'text/html', size: 1 }, 'File must be an audio file (MP3, MP4, WAV, etc.)'],
    [{ type: 'audio/mpeg', size: 5 * MB }, 'Audio file must be less than 5MB'],
    [{ type: 'audio/mpeg', size: 5 * MB - 1 }, null],
    [{ type: 'video/mp4', size: 1 }, null],
  ])('sound %j: %j', (file, problem) => expect(soundProblem(file)).toBe(problem))
})
