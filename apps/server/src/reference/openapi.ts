import { REFUSALS, type RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { type AnyRoute, methodOf, pathOf } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { isBackOfficeRight } from '@sizzle/domain/people/rights.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

/** OpenAPI 3.1 out of the contract: what is not in a route cannot be in here, and the other way round. */
export function openApi(publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sizzle & Spice',
      version: '1',
      description:
        'Ordering, reservations and back office. Money is Canadian dollars with two decimals, instants are ISO 8601.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths: Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [
        pathOf(route),
        { [methodOf(route).toLowerCase()]: describe(name, route) },
      ]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sizzle.session_token' },
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      schemas: { Failure: FAILURE },
    },
  }
}

const FAILURE: Json = {
  type: 'object',
  required: ['success', 'error', 'code', 'userMessage', 'requestId', 'timestamp'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'What is wrong, for the log of the caller' },
    code: { type: 'string', description: 'Stable; decide by this' },
    userMessage: { type: 'string', description: 'One sentence to show' },
    requestId: { type: 'string' },
    timestamp: { type: 'string', format: 'date-time' },
  },
}

function describe(name: string, route: AnyRoute): Json {
  const isRead = methodOf(route) === 'GET'
  const inQuery = isRead || route.upload ? queryParameters(route) : []
  return {
    operationId: name,
    summary: route.about,
    description: rightOf(route),
    security: securityOf(route, isRead),
    parameters: isRead ? inQuery : [IDEMPOTENCY_KEY, ...inQuery],
    ...(isRead ? {} : { requestBody: { required: true, content: contentOf(route) } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: successOf(route) } } },
      ...refusalsOf(route),
    },
  }
}

function contentOf({ upload, input }: AnyRoute): Json {
  if (!upload) return { 'application/json': { schema: schemaOf(input) } }
  return Object.fromEntries(upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'One for each action of a person, repeated on retries: the same key and body give the first answer again for 24 hours.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

function rightOf({ may }: AnyRoute): string {
  if (may === 'public') return 'For everyone.'
  return isBackOfficeRight(may) ? `Back office, right "${may}".` : `Any signed-in person, right "${may}".`
}

function securityOf(route: AnyRoute, isRead: boolean): Json[] {
  if (route.may === 'public') return isRead ? [{}] : [{ key: [] }]
  return [{ session: [], key: [] }]
}

function queryParameters(route: AnyRoute): Json[] {
  const schema = schemaOf(route.input) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

function successOf(route: AnyRoute): Json {
  const schema = schemaOf(route.output) as { properties?: Json; required?: string[] }
  return {
    ...schema,
    properties: { success: { const: true }, ...schema.properties },
    required: ['success', ...(schema.required ?? [])],
  }
}

/** Refusals of the route and those that every call shares, by status. */
function refusalsOf(route: AnyRoute): Json {
  const shared: RefusalCode[] = ['invalid_input', 'too-many-requests', 'unavailable']
  if (route.may !== 'public') shared.push('unauthenticated', 'invalid_api_key', 'permission-denied')
  const byStatus = Map.groupBy([...new Set([...route.refusals, ...shared])], (code) => REFUSALS[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${REFUSALS[code][1]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

/** The wire side of the codecs: what travels, not what operations see. */
function schemaOf(shape: z.ZodType): Json {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Json
  return schema
}
