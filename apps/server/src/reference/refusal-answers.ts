import { type KitRefusal, REFUSALS, type RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { type AnyRoute, methodOf } from '@sizzle/contract/route.ts'
import type { Json } from './wire-schemas.ts'

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
export function refusalAnswers(route: AnyRoute): Json {
  const own = byStatus(route.refusals)
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
        { description: sentencesOf(codes), ...failureWith([...new Set([...codes, ...(shared.get(status) ?? [])])]) },
      ]
    }),
  )
}

export function byStatus(codes: readonly RefusalCode[]): Map<number, RefusalCode[]> {
  const statuses = Map.groupBy(new Set(codes), (code): number => REFUSALS[code][0])
  return new Map([...statuses].toSorted(([a], [b]) => a - b))
}

function sentencesOf(codes: readonly RefusalCode[]): string {
  return codes.map((code) => `\`${code}\`: ${REFUSALS[code][1]}`).join('\n\n')
}

function failureWith(codes: readonly RefusalCode[]): Json {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { type: 'object', required: ['code'], properties: { code: { enum: codes } } },
    ],
  }
  return { content: { 'application/json': { schema } } }
}
