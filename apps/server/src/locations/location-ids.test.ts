import { generateLocationId, locationIdExists, previewTaxes } from '@sizzle/contract/locations-office.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp({}, () => new Date('2026-11-20T16:00:00Z'))
let admin: Caller
const { add } = locationOffice(app, () => admin)

beforeAll(async () => {
  admin = await app().admin()
})

describe('an id', () => {
  it.each([
    ['halifax-2', false, 'Valid location ID'],
    ['truro', true, 'This location ID already exists'],
    ['Truro', false, 'Only lowercase letters, numbers, and hyphens allowed'],
    ['', false, 'ID must be at least 2 characters'],
    ['a', false, 'ID must be at least 2 characters'],
    ['a'.repeat(50), false, 'Valid location ID'],
    ['a'.repeat(51), false, 'ID must be 50 characters or less'],
    ['--', false, 'Invalid location ID'],
    ['all', false, 'Invalid location ID'],
  ])('%j is answered with "%s %s"', async (id, exists, text) => {
    const reply = await admin.get(`/locationIdExists?id=${encodeURIComponent(id)}`)
    expect(bodyOf(locationIdExists, reply)).toMatchObject({ exists, text, isValid: text === 'Valid location ID' })
  })

  it('is made of the name, with the next free number, and given up after 100 tries', async () => {
    const make = (name: string) => admin.get(`/generateLocationId?name=${encodeURIComponent(name)}`)
    expect(bodyOf(generateLocationId, await make('Café & Bar!')).id).toBe('cafe-bar')
    expect(bodyOf(generateLocationId, await make('Truro')).id).toBe('truro-1')
    expect(bodyOf(generateLocationId, await make('All')).id).toBe('all-1')
    expect((await add('truro-1')).status).toBe(200)
    await admin.post('/deleteLocation', { id: 'truro-1', expectedVersion: 1 })
    expect(bodyOf(generateLocationId, await make('Truro')).id).toBe('truro-2')
    await app().database.db.run(sql`
      insert into locations (id, code, name, address, postal_code, phone, email, hours, deleted_at)
      select 'truro-' || n, 'ZZ', 'x', 'x', 'x', 'x', 'x', '{}', now() from generate_series(2, 99) as n`)
    expect(await make('Truro')).toMatchObject({
      status: 409,
      body: { code: 'location_id_exhausted', userMessage: 'Unable to generate unique location ID after 100 attempts' },
    })
  })
})

describe('the preview of taxes', () => {
  const preview = (asked: object) => admin.post('/previewTaxes', { postalCode: 'B6L 1X7', ...asked })

  it('says what a meal is charged today, and what is unusual', async () => {
    const nova = bodyOf(previewTaxes, await preview({ tax: { kind: 'postal' } }))
    expect(nova).toMatchObject({ text: 'On $100.00 today: HST $14.00', warnings: [], advice: null })
    const ontario = bodyOf(previewTaxes, await preview({ tax: { kind: 'postal' }, postalCode: 'M5V 2T6' }))
    expect(ontario.advice).toEqual({
      text: 'By postal code: 14 %. Ontario restaurants charge 13 %.',
      action: 'Use Ontario',
      province: 'ON',
    })
    const lines = [
      { name: 'GST', ratePer100k: 5_000, until: '2027-04-30' },
      { name: 'GST', ratePer100k: 5_000, from: '2027-05-04' },
    ]
    const own = bodyOf(previewTaxes, await preview({ tax: { kind: 'own', lines }, taxRegistrations: { GST: '12' } }))
    expect(own).toMatchObject({
      text: 'On $100.00 today: GST $5.00',
      warnings: ['No tax from 1 to 3 May. Save anyway?', 'The GST number 12 does not look like 123456789 RT0001'],
    })
  })

  it.each([
    [{ kind: 'own', lines: [] }, 'tax'],
    [{ kind: 'own', lines: [{ name: 'GST', ratePer100k: 100_001 }] }, 'taxLines.0.ratePer100k'],
    [{ kind: 'own', lines: [{ name: 'GST', ratePer100k: 1, classes: ['x'] }] }, 'taxLines.0.classes'],
  ])('refuses %j', async (tax, field) => {
    expect(await preview({ tax })).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: [{ field }] } })
  })
})
