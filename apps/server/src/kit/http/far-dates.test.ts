import { type AnyRoute, methodOf, pathOf } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { beforeAll, expect, it } from 'vitest'
import { openApi } from '../../reference/openapi.ts'
import { SAMPLES } from '../../testing/samples/samples.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Caller

beforeAll(async () => {
  admin = await app().admin()
})

type Parameter = { readonly name: string; readonly schema: object }
const paths = openApi('').paths as Record<string, Record<string, { readonly parameters: readonly Parameter[] }>>
const takesDay = ({ schema }: Parameter) => JSON.stringify(schema).includes('/CalendarDate"')

const DAYS = Object.entries(routes as Record<string, AnyRoute>)
  .filter(([, route]) => methodOf(route) === 'GET')
  .flatMap(([name, route]) =>
    (paths[pathOf(route)]?.get?.parameters ?? []).filter(takesDay).map((parameter) => [name, parameter.name] as const),
  )

it('finds the days that are asked for', () => {
  expect(DAYS).toEqual(
    expect.arrayContaining([
      ['getLocationOrders', 'startDate'],
      ['getLocationOrders', 'endDate'],
      ['getLocationOrders', 'finishedOn'],
      ['getAllReservations', 'date'],
      ['getReservationDay', 'date'],
      ['getReservationSlots', 'date'],
      ['getOrderTimes', 'date'],
      ['getPayments', 'from'],
      ['getPayments', 'to'],
    ]),
  )
})

it.each(DAYS)(
  '%s refuses a %s outside of the range that the document names, and answers its ends',
  async (name, field) => {
    const call = name as keyof typeof routes
    const sample = (await SAMPLES[call](app())) as Record<string, string>
    const ask = (day: string) =>
      admin.get(`${pathOf(routes[call])}?${new URLSearchParams({ ...sample, [field]: day }).toString()}`)
    for (const day of ['0000-01-01', '0001-01-01', '1799-12-31', '3000-01-01', '9999-12-31']) {
      const { status, body } = await ask(day)
      expect([status, body.code], day).toEqual([400, 'invalid_input'])
      expect(body.fields, day).toEqual([expect.objectContaining({ field })])
    }
    for (const day of ['1800-01-01', '2999-12-31']) expect((await ask(day)).status, day).toBeLessThan(500)
  },
)
