import { type KitRefusal, REFUSALS, type RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { type AnyRoute, type Details, methodOf, refusalCodesOf } from '@sizzle/contract/route.ts'
import { z } from 'zod'
import type { Json, Schemas } from './wire-schemas.ts'

const ANY_CALL: readonly KitRefusal[] = [
  'invalid_input',
  'required_input',
  'malformed_request',
  'too-many-requests',
  'unavailable',
  'internal',
]
const CALL_WITH_A_BODY: readonly KitRefusal[] = [
  'malformed_body',
  'idempotency_key_invalid',
  'invalid_api_key',
  'wrong_origin',
  'request_timeout',
  'action_closed',
  'body_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
]
const CALL_OF_A_PERSON: readonly KitRefusal[] = ['unauthenticated', 'invalid_api_key', 'permission-denied']

/** What calls answer before their own rules are asked, by status. */
export const SHARED_REFUSALS = byStatus([...ANY_CALL, ...CALL_WITH_A_BODY, ...CALL_OF_A_PERSON])

export const FAILURE_SCHEMAS: Json = {
  Failure: {
    type: 'object',
    required: ['success', 'error', 'code', 'userMessage', 'requestId', 'timestamp'],
    properties: {
      success: { const: false },
      error: { type: 'string', description: 'What is wrong, for the log of the caller' },
      code: { type: 'string', description: 'Stable; decide by this' },
      userMessage: { type: 'string', description: 'One sentence to show' },
      fields: {
        type: 'array',
        items: { $ref: '#/components/schemas/FieldProblem' },
        description: 'What is wrong with which field of the input, when it is about fields',
      },
      retryAfter: { type: 'integer', description: 'Seconds, where another try is worth it after them' },
      requestId: { type: 'string' },
      timestamp: { $ref: '#/components/schemas/Instant' },
    },
  },
  FieldProblem: {
    type: 'object',
    required: ['field', 'sentence'],
    properties: {
      field: { type: 'string', description: 'The path of the field, such as customerInfo.phone' },
      sentence: { type: 'string', description: 'One sentence to show there' },
    },
  },
}

/** `components.responses`: the shared refusals of one status. */
export function sharedAnswers(): Json {
  return Object.fromEntries(
    [...SHARED_REFUSALS].map(([status, codes]) => [
      `Failure${status}`,
      { description: sentencesOf(codes), ...failureWith(codes) },
    ]),
  )
}

/** Refusals of the route, and beside them those that every call of its kind shares, by status. */
export function refusalAnswers(route: AnyRoute, schemas: Schemas): Json {
  const own = byStatus(refusalCodesOf(route))
  const shared = byStatus([
    ...ANY_CALL,
    ...(methodOf(route) === 'POST' ? CALL_WITH_A_BODY : []),
    ...(route.may === 'public' ? [] : CALL_OF_A_PERSON),
  ])
  const statuses = [...new Set([...own.keys(), ...shared.keys()])].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = own.get(status)
      if (!codes) return [status, { $ref: `#/components/responses/Failure${status}` }]
      return [
        status,
        {
          description: sentencesOf(codes),
          ...failureWith([...new Set([...codes, ...(shared.get(status) ?? [])])], ownDetails(route, schemas)),
        },
      ]
    }),
  )
}

/** The same for an address that is no route. */
export function failureAnswers(codes: readonly RefusalCode[]): Json {
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, own]) => [status, { description: sentencesOf(own), ...failureWith(own) }]),
  )
}

function byStatus(codes: readonly RefusalCode[]): Map<number, RefusalCode[]> {
  const statuses = Map.groupBy(new Set(codes), (code): number => REFUSALS[code][0])
  return new Map([...statuses].toSorted(([a], [b]) => a - b))
}

function sentencesOf(codes: readonly RefusalCode[]): string {
  return codes.map((code) => `\`${code}\`: ${REFUSALS[code][1]}`).join('\n\n')
}

type DetailsOf = (code: RefusalCode) => { properties: Json; required: string[] } | undefined

/** What a refusal of this route says more than every failure does. */
function ownDetails(route: AnyRoute, schemas: Schemas): DetailsOf {
  return (code) => {
    const declared: Details = route.refusals[code] ?? {}
    const own = Object.entries(declared).filter(([name]) => name !== 'fields' && name !== 'retryAfter')
    if (own.length === 0) return undefined
    // An object's schema has both, the second one only when something in it must be there.
    const made = schemas.schemaOf(z.object(Object.fromEntries(own))) as { properties: Json; required?: string[] }
    return { properties: made.properties, required: made.required ?? [] }
  }
}

/** Codes that come with details are described one by one, the others together. */
function failureWith(codes: readonly RefusalCode[], detailsOf: DetailsOf = () => undefined): Json {
  const bare = codes.filter((code) => !detailsOf(code))
  const kinds = codes.flatMap((code) => {
    const details = detailsOf(code)
    return details ? [failureOf([code], details)] : []
  })
  if (bare.length > 0) kinds.push(failureOf(bare))
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Failure' }, ...(kinds.length === 1 ? kinds : [{ oneOf: kinds }])],
  }
  return { content: { 'application/json': { schema } } }
}

function failureOf(
  codes: readonly RefusalCode[],
  { properties, required } = { properties: {}, required: [] as string[] },
) {
  return { type: 'object', required: ['code', ...required], properties: { code: { enum: codes }, ...properties } }
}
