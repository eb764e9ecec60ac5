import { type AnyRoute, methodOf, pathOf } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { isBackOfficeRight } from '@sizzle/domain/people/rights.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { sessionCookie } from '../accounts/auth.ts'
import { AREAS, areaOf, type CallName } from './areas.ts'
import { howToCallText } from './how-to-call.ts'
import { PARAMETER_WORDS } from './parameter-words.ts'
import { FAILURE_SCHEMAS, refusalAnswers, sharedAnswers } from './refusal-answers.ts'
import { signInPaths } from './sign-in-paths.ts'
import { type Json, openSchemas, type Schemas } from './wire-schemas.ts'

/** OpenAPI 3.1 out of the contract: what is not in a route cannot be in here, and the other way round. */
export function openApi(publicUrl: string): Json {
  const schemas = openSchemas()
  const paths = Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      pathOf(route),
      // Object.entries forgets that the names are those of the table.
      { [methodOf(route).toLowerCase()]: describe(name as CallName, route, schemas) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sizzle & Spice',
      version: '1',
      description: `Ordering, reservations and back office.\n\n${howToCallText()}`,
      contact: { name: 'Sizzle & Spice', url: publicUrl },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: AREAS.map(({ name, about }) => ({ name, description: about })),
    paths: { ...paths, ...signInPaths(schemas) },
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(publicUrl),
          description: 'Set by `POST /auth/sign-in/email`: this is who calls. With it a POST also needs `origin`.',
        },
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: '`apiKey` of `GET /session`, which anybody may ask for: no credential, and needed beside one.',
        },
      },
      schemas: { ...schemas.components(), ...FAILURE_SCHEMAS },
      responses: sharedAnswers(),
    },
  }
}

function describe(name: CallName, route: AnyRoute, schemas: Schemas): Json {
  const isRead = methodOf(route) === 'GET'
  const { area, example } = areaOf(name)
  const inQuery = isRead || route.upload ? queryParameters(route, example.input, schemas) : []
  return {
    operationId: name,
    tags: [area],
    summary: route.about,
    description: rightOf(route),
    security: securityOf(route, isRead),
    parameters: isRead ? inQuery : [IDEMPOTENCY_KEY, ...inQuery],
    ...(isRead ? {} : { requestBody: { required: true, content: contentOf(route, example.input, schemas) } }),
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: successOf(route, schemas),
            example: { success: true, ...recordOf(example.answer) },
          },
        },
      },
      ...refusalAnswers(route, schemas),
    },
  }
}

function contentOf({ upload, input }: AnyRoute, example: unknown, schemas: Schemas): Json {
  if (!upload) return { 'application/json': { schema: schemas.schemaOf(input), example } }
  return Object.fromEntries(upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'One for each action of a person, repeated on retries: the same key and body give the first answer again for 24 hours.',
  schema: { $ref: '#/components/schemas/ActionKey' },
}

export function rightOf({ may }: AnyRoute): string {
  if (may === 'public') return 'For everyone.'
  return isBackOfficeRight(may) ? `Back office, right "${may}".` : `Any signed-in person, right "${may}".`
}

function securityOf(route: AnyRoute, isRead: boolean): Json[] {
  if (route.may === 'public') return isRead ? [{}] : [{ key: [] }]
  return [{ session: [], key: [] }]
}

function queryParameters(route: AnyRoute, example: unknown, schemas: Schemas): Json[] {
  const schema = schemas.schemaOf(route.input) as { properties?: Record<string, Json>; required?: string[] }
  const given = example as Record<string, string | undefined>
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    description: wordsOf(name, property),
    required: schema.required?.includes(name) ?? false,
    schema: property,
    ...(given[name] === undefined ? {} : { example: property.type === 'integer' ? Number(given[name]) : given[name] }),
  }))
}

function wordsOf(name: string, { description }: Json): unknown {
  return description ?? PARAMETER_WORDS[name]
}

function successOf(route: AnyRoute, schemas: Schemas): Json {
  const schema = schemas.schemaOf(route.output) as { properties?: Json; required?: string[] }
  return {
    ...schema,
    properties: { success: { const: true }, ...schema.properties },
    required: ['success', ...(schema.required ?? [])],
  }
}
