import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { aDish, aGroup, aMenu, anOption, MENU } from '@sizzle/domain/testing/options.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOrderOf, putMenu, type SentLine } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// What a line may not be, by hand and by program. Every cart goes the three ways there are: cash, card and a question.
const app = useTestApp()
let customer: Caller

const DIPS = aGroup('dips', [anOption('raita', { price: 50 })])
const TOPPED = aGroup('toppings', [anOption('paneer', { price: 300, groupIds: ['dips'] }), anOption('onion')], {
  max: 20,
  maxEach: 20,
})
const HERBS = aGroup('herbs', [anOption('mint-leaf'), anOption('dill')], { max: 20, maxEach: 20 })
const SEEDS = aGroup('seeds', [anOption('cumin'), anOption('nigella')], { max: 20, maxEach: 20 })
const NAAN_PIZZA = aDish('naan-pizza', { groups: [TOPPED, HERBS, SEEDS] })

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app(), aMenu([...MENU.dishes.values(), NAAN_PIZZA], [DIPS]))
  customer = await app().signUp()
})

/** The answer of the cash order, once the other two roads have refused as well. */
async function sendEverywhere(lines: readonly SentLine[], subtotal = 1000) {
  const order = anOrderOf(lines, subtotal)
  const { items, pricing: frontendPricing, location } = order
  const card = await customer.post('/createCustomerPayment', { orderData: { ...order, paymentMethod: 'online' } })
  const quote = await customer.post('/validatePricing', { items, tipAmount: 0, frontendPricing, location })
  const cash = await customer.post('/createCustomerOrderCash', order)
  for (const { status, body } of [card, quote, cash]) expect(status, JSON.stringify(body)).toBeLessThan(500)
  expect([card.status, card.body.code]).toEqual([cash.status, cash.body.code])
  if (quote.status === 200) expect(quote.body.isValid).toBe(cash.status === 200)
  return cash
}

const one = (groupId: string, optionId: string, quantity: unknown = 1, more: object = {}) => [
  { groupId, optionId, quantity, ...more },
]
const pizza = (options: unknown) => ({ id: 'naan-pizza', options })
function nested(depth: number): object[] {
  return one('toppings', 'paneer', 1, depth === 0 ? {} : { choices: nested(depth - 1) })
}

describe('choices', () => {
  it.each<[text: string, line: SentLine, field: string, sentence: string]>([
    ['an unknown group', pizza(one('sauce', 'bbq')), 'sauce', 'bbq is not offered with Naan Pizza'],
    ['an unknown option', pizza(one('toppings', 'pineapple')), 'toppings', 'pineapple is not offered with Naan Pizza'],
    [
      'a name of every object as an option',
      pizza(one('toppings', 'constructor')),
      'toppings',
      'constructor is not offered with Naan Pizza',
    ],
    [
      'names of every object',
      pizza(one('__proto__', 'toString')),
      '__proto__',
      'toString is not offered with Naan Pizza',
    ],
    ['heat among them', pizza(one('spice', 'hot')), 'spice', 'hot is not offered with Naan Pizza'],
    [
      'choices of a dish without groups',
      { id: 'naan', options: one('toppings', 'onion') },
      'toppings',
      'onion is not offered with Naan',
    ],
    ['no unit', pizza(one('toppings', 'onion', 0)), 'toppings', 'Onion needs a whole quantity of at least 1'],
    [
      'one and a half units',
      pizza(one('toppings', 'onion', 1.5)),
      'toppings',
      'Onion needs a whole quantity of at least 1',
    ],
    ['units below zero', pizza(one('toppings', 'onion', -1)), 'toppings', 'Onion needs a whole quantity of at least 1'],
    [
      'units below zero beside real ones',
      pizza([...one('toppings', 'onion', -2), ...one('toppings', 'onion', 3)]),
      'toppings',
      'Onion needs a whole quantity of at least 1',
    ],
    ['a thousand million units', pizza(one('toppings', 'onion', 1e9)), 'toppings', 'Choose at most 20 for Toppings'],
    [
      'more units than can be counted',
      pizza(one('toppings', 'onion', 1e300)),
      'toppings',
      'Onion needs a whole quantity of at least 1',
    ],
    [
      'the same option twice, together too often',
      pizza([...one('toppings', 'onion', 15), ...one('toppings', 'onion', 15)]),
      'toppings',
      'Choose at most 20 for Toppings',
    ],
    [
      'choices two levels deep',
      pizza(one('toppings', 'paneer', 1, { choices: one('dips', 'raita', 1, { choices: one('dips', 'raita') }) })),
      'toppings.paneer.dips.raita.dips',
      'Raita is not offered with Raita',
    ],
    [
      'choices below an option that opens nothing',
      pizza(one('toppings', 'onion', 1, { choices: one('dips', 'raita') })),
      'toppings.onion.dips',
      'Raita is not offered with Onion',
    ],
  ])('with %s are refused', async (_, line, field, sentence) => {
    const { status, body } = await sendEverywhere([line])
    expect([status, body.code, body.userMessage]).toEqual([400, 'options_invalid', sentence])
    expect(body.fields).toContainEqual(expect.objectContaining({ field: `items.0.options.${field}`, sentence }))
  })

  it('of more than 40 units in one line are refused at the line', async () => {
    const line = pizza([...one('toppings', 'onion', 20), ...one('herbs', 'dill', 20), ...one('seeds', 'cumin', 1)])
    const { status, body } = await sendEverywhere([line])
    expect([status, body.code]).toEqual([400, 'options_invalid'])
    expect(body.fields).toEqual([
      { field: 'items.0.options', sentence: 'Choose at most 40 for Naan Pizza', rule: 'units' },
    ])
  })

  it.each<[text: string, options: unknown, field: string]>([
    ['NaN', one('toppings', 'onion', Number.NaN), 'items.0.options.0.quantity'],
    ['a quantity in words', one('toppings', 'onion', 'two'), 'items.0.options.0.quantity'],
    ['no quantity', [{ groupId: 'toppings', optionId: 'onion' }], 'items.0.options.0.quantity'],
    ['an id with blanks', one('toppings', 'on ion'), 'items.0.options.0.optionId'],
    ['an empty id', one('', 'onion'), 'items.0.options.0.groupId'],
    ['a number as an id', one('toppings', 'onion', 1, { optionId: 7 }), 'items.0.options.0.optionId'],
    ['a text', 'onion', 'items.0.options'],
    ['an object', { onion: 1 }, 'items.0.options'],
    ['nothing', null, 'items.0.options'],
    ['41 entries', Array.from({ length: 41 }, () => one('toppings', 'onion')).flat(), 'items.0.options'],
    ['nothing below', one('toppings', 'paneer', 1, { choices: null }), 'items.0.options.0.choices'],
    [
      'more than four kilobytes',
      Array.from({ length: 8 }, () =>
        one('toppings', 'paneer', 1, { choices: Array.from({ length: 8 }, () => one('dips', 'r'.repeat(99))).flat() }),
      ).flat(),
      'items.0.options',
    ],
  ])('that are %s are refused', async (_, options, field) => {
    const { status, body } = await sendEverywhere([pizza(options)])
    expect(status).toBe(400)
    expect(['invalid_input', 'required_input']).toContain(body.code)
    expect(body.fields).toContainEqual(expect.objectContaining({ field }))
  })

  it('fifty levels deep are no JSON for us', async () => {
    expect(await sendEverywhere([pizza(nested(50))])).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
  })

  it('with prices, names and classes of a client cost what the menu says', async () => {
    const lie = { price: -900, name: 'PAID', priceBySize: { full: 0 }, taxClass: 'grocery', quantity: 1 }
    const options = one('toppings', 'paneer', 1, { ...lie, choices: one('dips', 'raita', 1, lie) })
    const reply = await sendEverywhere([pizza(options)], 1350)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(JSON.stringify(reply.body)).not.toContain('PAID')
    expect(bodyOf(createCustomerOrderCash, reply).order.items).toMatchObject([
      {
        price: 13.5,
        options: [{ name: 'Paneer', price: 3, taxClass: null, choices: [{ name: 'Raita', price: 0.5 }] }],
      },
    ])
  })

  it('with a key that every object has are read without it', async () => {
    const line = `{"id":"naan-pizza","name":"x","price":1,"quantity":1,"options":[{"groupId":"toppings","optionId":"onion","quantity":1,"__proto__":{"quantity":20}}]}`
    const reply = await sendEverywhere([JSON.parse(line) as SentLine])
    expect(bodyOf(createCustomerOrderCash, reply).order.items[0]?.options).toMatchObject([
      { name: 'Onion', quantity: 1 },
    ])
  })
})

describe('dishes', () => {
  it.each(['moon-cheese', '__proto__', 'constructor', 'toString'])('of the id "%s" are not there', async (id) => {
    const { status, body } = await sendEverywhere([{ id, name: 'Moon Cheese' }])
    expect([status, body.code, body.items]).toEqual([409, 'item_unavailable', [{ id, name: 'Moon Cheese' }]])
  })

  it.each([
    [21, 'Maximum 20 different items allowed in cart'],
    [1000, 'Maximum 50 total items allowed in cart'],
    [1001, 'Please check your input and try again.'],
  ])('%i lines are too many', async (count, sentence) => {
    const { status, body } = await sendEverywhere(Array.from({ length: count }, () => pizza(one('toppings', 'onion'))))
    expect([status, body.userMessage]).toEqual([400, sentence])
  })

  it('a thousand lines of a thousand are too many to be asked about', async () => {
    const dear = pizza(one('toppings', 'paneer', 20))
    const { status, body } = await sendEverywhere(Array.from({ length: 1000 }, () => ({ ...dear, quantity: 1000 })))
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  })
})

describe('heat', () => {
  it.each<[text: string, line: SentLine, level: number, name: string]>(
    [
      ['nothing', {}, 1, 'Mild'],
      ['a level by its id', { spiceLevelId: 'hot' }, 3, 'Hot'],
      ['a level by its number alone', { selectedSpiceLevel: 3 }, 3, 'Hot'],
      ['an id and another number', { spiceLevelId: 'medium', selectedSpiceLevel: 3 }, 2, 'Medium'],
      ['a name alone', { spiceLevelName: 'Hot' }, 1, 'Mild'],
      ['a name that is none', { spiceLevelId: 'hot', spiceLevelName: 'PAID - DO NOT CHARGE' }, 3, 'Hot'],
    ].map(([text, line, level, name]) => [text, { id: 'butter-chicken', ...(line as object) }, level, name] as never),
  )('by %s is that of our list', async (_, line, level, name) => {
    const reply = await sendEverywhere([line], 1749)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(JSON.stringify(reply.body)).not.toContain('DO NOT CHARGE')
    const { items } = bodyOf(createCustomerOrderCash, reply).order
    expect(items).toMatchObject([{ selectedSpiceLevel: level, spiceLevelName: name, hasHeat: true }])
  })

  it.each(['volcano', '', '__proto__', 'Hot'])('"%s" is refused at a dish with heat', async (spiceLevelId) => {
    const { status, body } = await sendEverywhere([{ id: 'butter-chicken', spiceLevelId }], 1749)
    expect([status, body.code]).toEqual([400, 'options_invalid'])
    expect(body.fields).toEqual([
      {
        field: 'items.0.spiceLevelId',
        sentence: `${spiceLevelId} is not offered with Butter Chicken`,
        rule: 'offered',
      },
    ])
  })

  it('of any kind is mild at a dish without', async () => {
    const reply = await sendEverywhere([{ id: 'naan', spiceLevelId: 'volcano', selectedSpiceLevel: 3 }], 399)
    expect(bodyOf(createCustomerOrderCash, reply).order.items).toMatchObject([
      { selectedSpiceLevel: 1, spiceLevelName: 'Mild', hasHeat: false },
    ])
  })
})

describe('a note', () => {
  it.each([
    ['is kept as it is', 'Sauce on the side', 'Sauce on the side'],
    ['of blanks is none', ' \t\r\n ', ''],
    ['is one line', ' No onions,\r\nplease\t! ', 'No onions, please !'],
    ['loses control characters', 'No\u0000 oni\u0007ons\u009b[31m', 'No onions[31m'],
    ['loses half characters', 'No \ud800onions\udc00', 'No onions'],
    ['loses marks that turn the text', 'No \u202enoino', 'No noino'],
    ['is written in one way', 'cafe\u0301', 'café'],
    ['has 140 characters, and an emoji is one', `${'x'.repeat(139)}\u{1f336}`, `${'x'.repeat(139)}\u{1f336}`],
    ['has 140 emoji', '\u{1f336}'.repeat(140), '\u{1f336}'.repeat(140)],
    ['is text and nothing else', `<b>'; drop table orders; --</b>`, `<b>'; drop table orders; --</b>`],
  ])('%s', async (_, note, kept) => {
    const reply = await sendEverywhere([{ id: 'naan', note }], 399)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(bodyOf(createCustomerOrderCash, reply).order.items).toMatchObject([{ note: kept, price: 3.99 }])
  })

  it.each(['x'.repeat(141), '\u{1f336}'.repeat(141), 'x'.repeat(5000)])(
    'of more characters is refused',
    async (note) => {
      const { status, body } = await sendEverywhere([{ id: 'naan', note }], 399)
      const sentence = 'A note can have at most 140 characters'
      expect([status, body.code]).toEqual([400, 'invalid_input'])
      expect(body.fields).toEqual([{ field: 'items.0.note', sentence }])
    },
  )

  it.each([null, 7, ['x'], {}])('that is %j is refused', async (note) => {
    const { status, body } = await sendEverywhere([{ id: 'naan', note }], 399)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  })
})
