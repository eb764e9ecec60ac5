import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { DEFAULT_ORDER_RULES } from '@sizzle/domain/locations/order-rules.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
const { add, update, aNew } = locationOffice(app, () => admin)

beforeAll(async () => {
  admin = await app().admin()
})

describe('what is wrong is told at its field (menu 54)', () => {
  const line = { name: 'GST', ratePer100k: 5_000 }
  const rules = (change: object) => ({ orderRules: { ...DEFAULT_ORDER_RULES, ...change } })
  const none = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, []]))
  const delivery = (...monday: [string, string][]) => ({
    typeHours: { delivery: { days: { ...none, monday }, from: null, until: null } },
  })
  const own = (...lines: object[]) => ({ tax: { kind: 'own', lines } })
  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Location name is required'],
    [{ address: '' }, 'address', 'Address is required'],
    [{ postalCode: '' }, 'postalCode', 'postalCode is required'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ phone: '709-555-0123' }, 'phone', 'Phone must be in format (902) 555-0123'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email format'],
    [{ capacity: -1 }, 'capacity', 'Capacity must be a positive number'],
    [{ capacity: 1.5 }, 'capacity', 'Capacity must be a positive number'],
    [{ openingDate: '2027-02-31' }, 'openingDate', 'Please enter a valid opening date'],
    [{ openingDate: '0000-01-01' }, 'openingDate', 'Please enter a valid opening date'],
    [{ features: ['Helipad'] }, 'features', 'Please choose features from the list'],
    [
      { hours: { monday: { open: '25:00', close: '22:00', closed: false } } },
      'hours',
      'Please enter opening and closing times',
    ],
    [
      { hours: { monday: { open: '11:30', close: '10:00', closed: false } } },
      'hours.monday',
      'Closing at 10 a.m. is after the business day ends at 4 a.m.',
    ],
    [{ exceptions: [{ date: '2027-02-31', closed: true }] }, 'exceptions.0.date', 'Please enter a valid date'],
    [
      {
        exceptions: [
          { date: '2027-02-01', closed: true },
          { date: '2027-02-01', closed: true },
        ],
      },
      'exceptions.1.date',
      'This date is in the list already',
    ],
    [{ code: 'T' }, 'code', 'Order code must be 2 to 4 letters'],
    [{ code: 'TRURO' }, 'code', 'Order code must be 2 to 4 letters'],
    [{ code: 'T1' }, 'code', 'Order code must be 2 to 4 letters'],
    [{ province: 'ZZ' }, 'province', 'Please choose a province from the list'],
    [{ timeZone: 'America/Truro' }, 'timeZone', 'Please choose a time zone from the list'],
    [{ timeZone: '+03:00' }, 'timeZone', 'Please choose a time zone from the list'],
    [{ timeZone: 'america/halifax' }, 'timeZone', 'Please choose a time zone from the list'],
    [{ dayEndsAt: '24:00' }, 'dayEndsAt', 'The business day must end between midnight and noon'],
    [{ latitude: 45 }, 'latitude', 'Please enter both latitude and longitude, or neither'],
    [{ latitude: 91, longitude: 0 }, 'latitude', 'Latitude must be between -90 and 90'],
    [{ latitude: 0, longitude: 181 }, 'longitude', 'Longitude must be between -180 and 180'],
    [{ slotCapacity: 0 }, 'slotCapacity', 'Guests per time must be between 1 and 1,000'],
    [rules({ slotMinutes: 20 }), 'orderRules.slotMinutes', 'Please choose 5, 10, 15 or 30 minutes'],
    [rules({ slotOrders: 0 }), 'orderRules.slotOrders', 'Orders per time must be between 1 and 1,000, or empty'],
    [rules({ daysAhead: 31 }), 'orderRules.daysAhead', 'Orders can be placed up to 30 days ahead'],
    [delivery(['11:00', '15:00'], ['15:00', '2:00']), 'typeHours.delivery.days.monday.1', 'Please enter valid times'],
    [delivery(['11:00', '25:00']), 'typeHours.delivery.days.monday.0', 'Please enter valid times'],
    [{ slotMinutes: 9 }, 'slotMinutes', 'Minutes between times must be between 10 and 240'],
    [{ noticeMinutes: 1.5 }, 'noticeMinutes', 'Notice must be between 0 and 10,080 minutes'],
    [{ taxRegistrations: { HST: ' ' } }, 'taxRegistrations', 'Please enter the name of the tax and its number'],
    [own(), 'tax', 'Please add a tax, or choose the postal code'],
    [own({ ...line, ratePer100k: 100_001 }), 'taxLines.0.ratePer100k', 'Tax rate must be between 0 and 100 percent'],
    [own({ ...line, classes: ['candy'] }), 'taxLines.0.classes', 'Please choose what is taxed from the list'],
    [own({ ...line, from: '2027-02-31' }), 'taxLines.0.dates', 'Please enter a valid date'],
    [own(line, { ...line, from: '2027-01-01' }), 'taxLines.1.dates', 'This tax is in the list already for these days'],
  ])('%j', async (changes, field, sentence) => {
    const problem = { code: 'invalid_input', userMessage: sentence, fields: [{ field, sentence }] }
    expect(await add('never-there', changes)).toMatchObject({ status: 400, body: problem })
    const { id, version } = await aNew()
    expect(await update(id, version, changes)).toMatchObject({ status: 400, body: problem })
    const after = await app().database.db.one<{ version: number }>(sql`select version from locations where id = ${id}`)
    expect(after.version).toBe(version)
  })
})
