import { isRecord } from '@sizzle/domain/record.ts'
import { describe, expect, it } from 'vitest'
import { AREAS } from './areas.ts'
import { openApi } from './openapi.ts'

type Operation = {
  tags: string[]
  parameters: { name: string; in: string; schema: object; example?: unknown }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example?: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>
}
type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, object> }
}

// Read the way a program reads it: as JSON.
const document = JSON.parse(JSON.stringify(openApi('https://sizzleandspice.example'))) as Document
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const operation = (path: string, method: string) => document.paths[path]?.[method] as Operation

const LIMITS = [
  ['/getLocationOrders', 200, 50],
  ['/getMyOrders', 100, 20],
  ['/getPayments', 100, 25],
  ['/getActiveLocations', 100, 100],
  ['/getOwnLocations', 100, 12],
] as const

describe('the OpenAPI document', () => {
  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to)
    expect(references.length).toBeGreaterThan(500)
    for (const reference of new Set(references)) {
      const [, , kind, name] = reference.split('/')
      expect(document.components).toHaveProperty([kind ?? '', name ?? ''])
    }
  })

  it('names the things of the house', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        ...['Order', 'OrderItem', 'OwnOrder', 'BoardOrder', 'Pricing', 'CustomerOrder'],
        ...['Location', 'OpeningHours', 'MenuItem', 'Category', 'Reservation', 'Slot'],
        ...['Payment', 'Refund', 'PaymentLink', 'Profile', 'User', 'Message', 'Failure', 'FieldProblem'],
      ]),
    )
  })

  it('says lists and required parts in the words that linters and generators know', () => {
    const parts: Record<string, unknown>[] = []
    JSON.stringify(document, (name, value: unknown) => {
      const isPart = typeof value === 'object' && value !== null && !Array.isArray(value) && name !== 'example'
      if (isPart) parts.push(value as Record<string, unknown>)
      return name === 'example' ? undefined : value
    })
    for (const part of parts) {
      expect(part).not.toHaveProperty('readOnly')
      if (part.type === 'array') expect(part, JSON.stringify(part)).toHaveProperty('items')
      if (part.type !== 'object' || !Array.isArray(part.required)) continue
      for (const name of part.required) expect(part.properties, JSON.stringify(part)).toHaveProperty([name])
    }
    expect(document.components.schemas.WeeklySchedule).toMatchObject({
      properties: { days: { required: expect.arrayContaining(['monday']), additionalProperties: false } },
    })
  })

  it('writes no named thing out a second time', () => {
    const menu = operation('/getLocationMenu', 'get').responses[200]?.content?.['application/json']?.schema
    expect(menu).toMatchObject({
      properties: { items: { type: 'array', items: { $ref: '#/components/schemas/MenuItem' } } },
    })
    const placed = operation('/createCustomerOrderCash', 'post')
    expect(placed.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/CustomerOrder',
    })
  })

  it('describes what travels: dollars, ISO strings, and numbers in a query', () => {
    expect(document.components.schemas).toMatchObject({
      Dollars: { type: 'number', description: 'Canadian dollars, two decimals' },
      Instant: { type: 'string', format: 'date-time' },
      Pricing: { properties: { total: { $ref: '#/components/schemas/Dollars' } } },
      Order: { properties: { orderTime: { $ref: '#/components/schemas/Instant' } } },
    })
    const limit = operation('/getMyOrders', 'get').parameters.find(({ name }) => name === 'limit')
    expect(limit).toMatchObject({ in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 }, example: 20 })
  })

  it('says in words what a part means whose name does not', () => {
    const bare: string[] = []
    JSON.stringify(document, (name, value: unknown) => {
      if (name === 'properties' && isRecord(value))
        for (const part of ['left', 'ratePer100k', 'firebaseId'])
          if (isRecord(value[part]) && typeof value[part].description !== 'string') bare.push(JSON.stringify(value))
      return name === 'example' ? undefined : value
    })
    expect(bare).toEqual([])
    const schema = operation('/addCategory', 'post').requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject({ properties: { name: { description: 'At most 60 characters.' } } })
  })

  it('has one area with a sentence, and an example, for every call', () => {
    const areas = AREAS.map(({ name }) => name)
    expect(document.tags.map(({ name }) => name)).toEqual(areas)
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].+\.$/)
    for (const { tags, requestBody, responses } of operations) {
      expect(tags).toHaveLength(1)
      expect(areas).toContain(tags[0])
      expect(responses[200]?.content?.['application/json']?.example).toMatchObject({ success: true })
      const body = requestBody?.content['application/json']
      if (body) expect(body.example).toBeDefined()
    }
  })

  it('says what each part of a question means, and how many come without a limit', () => {
    for (const [path, { get }] of Object.entries(document.paths))
      for (const parameter of get?.parameters ?? [])
        expect(parameter, `${path} ${parameter.name}`).toHaveProperty('description', expect.stringMatching(/\S/))
    for (const [path, most, without] of LIMITS) {
      const limit = operation(path, 'get').parameters.find(({ name }) => name === 'limit')
      expect(limit, path).toMatchObject({
        description: `How many at most; without it ${without}.`,
        schema: { maximum: most },
      })
    }
  })

  it('says by status which codes a call may refuse with', () => {
    const { responses } = operation('/createCustomerOrderCash', 'post')
    const schema = responses[409]?.content?.['application/json']?.schema as { allOf: [object, { oneOf: object[] }] }
    expect(schema.allOf[0]).toEqual({ $ref: '#/components/schemas/Failure' })
    // What comes with details stands for itself, the rest together at the end.
    const kinds = schema.allOf[1].oneOf
    expect(kinds).toContainEqual({
      type: 'object',
      required: ['code', 'orderType'],
      properties: { code: { enum: ['order_type_unavailable'] }, orderType: { $ref: '#/components/schemas/OrderType' } },
    })
    expect(kinds.at(-1)).toMatchObject({
      properties: { code: { enum: expect.arrayContaining(['location_closed', 'action_closed']) } },
    })
    expect(responses[503]).toEqual({ $ref: '#/components/responses/Failure503' })
  })
})
