import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOrderOf, putMenu, type SentLine } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const SOON = { interval: 20 }
let admin: Caller
let customer: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app())
  admin = await app().admin()
  customer = await app().signUp()
})

const takesNotes = async (locationId: string) =>
  bodyOf(getLocationMenu, await customer.get(`/getLocationMenu?locationId=${locationId}`)).takesNotes
const place = (line: Partial<SentLine>, by = customer) =>
  by.post('/createCustomerOrderCash', anOrderOf([{ id: 'naan', ...line }], 399))

describe('a location that takes no notes for dishes', () => {
  it('says so with its menu and refuses a note at its line, until it takes them again (menu 46)', async () => {
    expect(await takesNotes('truro')).toBe(true)
    const off = { name: 'orders.takesNotes', locationId: 'truro', value: false, expectedVersion: 0 }
    expect((await admin.post('/changeSetting', off)).status).toBe(200)
    await expect.poll(() => takesNotes('truro'), SOON).toBe(false)
    expect(await takesNotes('new-glasgow')).toBe(true)

    const sentence = 'This restaurant does not take notes for dishes'
    expect(await place({ note: 'No onions' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', userMessage: sentence, fields: [{ field: 'items.0.note', sentence }] },
    })
    const { items, pricing: frontendPricing, location } = anOrderOf([{ id: 'naan', note: 'No onions' }], 399)
    const quote = await customer.post('/validatePricing', { items, tipAmount: 0, frontendPricing, location })
    expect(quote.body).toMatchObject({
      isValid: false,
      message: `Pricing validation failed: ${sentence}`,
      items: [{ isAvailable: true, price: 3.99, problems: [{ field: 'items.0.note', sentence }] }],
    })
    for (const line of [{}, { note: '' }, { note: ' \n ' }]) expect((await place(line)).status).toBe(200)

    expect((await admin.post('/changeSetting', { ...off, value: null, expectedVersion: 1 })).status).toBe(200)
    await expect.poll(() => takesNotes('truro'), SOON).toBe(true)
    expect((await place({ note: 'No onions' })).status).toBe(200)
  })

  it.each([0, 'false', 'no', {}])('is not made by %j', async (value) => {
    const wish = { name: 'orders.takesNotes', locationId: 'truro', value, expectedVersion: 2 }
    expect(await admin.post('/changeSetting', wish)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await takesNotes('truro')).toBe(true)
  })
})
