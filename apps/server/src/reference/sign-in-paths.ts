import { SignInBody, SignUpBody } from '@sizzle/contract/accounts.ts'
import type { RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { z } from 'zod'
import { failureAnswers } from './refusal-answers.ts'
import type { Json, Schemas } from './wire-schemas.ts'

// The accounts library's addresses: no routes of the contract, and yet the first that a program calls.

type Address = {
  readonly path: string
  readonly name: string
  readonly about: string
  readonly input: z.ZodType
  readonly example: Json
  readonly answer: z.ZodType
  readonly answered: Json
  readonly refusals: readonly RefusalCode[]
}

const USER = {
  id: '0199a3c7-9f00-7b2d-a05e-4f5061728394',
  email: 'priya@example.com',
  name: 'Priya Sharma',
  emailVerified: false,
}
const SignedIn = z.object({
  user: z.object({ id: z.string(), email: z.string(), name: z.string(), emailVerified: z.boolean() }),
})
const ANY: readonly RefusalCode[] = [
  'invalid_input',
  'required_input',
  'malformed_body',
  'wrong_origin',
  'request_timeout',
  'body_too_large',
  'unsupported_media_type',
  'too-many-requests',
  'unavailable',
  'internal',
]

export const SIGN_IN_ADDRESSES: readonly Address[] = [
  {
    path: '/auth/sign-in/email',
    name: 'signInWithEmail',
    about:
      'Sign in with email and password. The answer sets the cookies to send from now on; ask `GET /session` for the role and the key then. An account with a second step is nobody until `signInWithCode` or `signInWithPasskey`. A session that came along ends.',
    input: SignInBody,
    example: { email: USER.email, password: 'Turmeric-42' },
    answer: SignedIn,
    answered: { user: USER },
    refusals: [...ANY, 'invalid_credentials', 'account_deactivated', 'too-many-attempts'],
  },
  {
    path: '/auth/sign-up/email',
    name: 'signUpWithEmail',
    about:
      'Make an account of a customer, who is signed in with it and gets a link by email that proves the address. `marketing`: offers and news by email were asked for.',
    input: SignUpBody,
    example: { name: USER.name, email: USER.email, password: 'Turmeric-42' },
    answer: SignedIn,
    answered: { user: USER },
    refusals: [...ANY, 'email-already-in-use', 'too-many-attempts'],
  },
  {
    path: '/auth/sign-out',
    name: 'signOut',
    about: 'End the session of the cookies that come along.',
    input: z.object({}),
    example: {},
    answer: z.object({}),
    answered: {},
    refusals: ['wrong_origin', 'too-many-requests', 'unavailable', 'internal'],
  },
]

export function signInPaths(schemas: Schemas): Json {
  return Object.fromEntries(
    SIGN_IN_ADDRESSES.map(({ path, name, about, input, example, answer, answered, refusals }) => {
      const { properties = {}, required = [] } = schemas.schemaOf(answer) as { properties?: Json; required?: string[] }
      const schema = {
        type: 'object',
        properties: { success: { const: true }, ...properties },
        required: ['success', ...required],
      }
      const operation = {
        operationId: name,
        tags: ['accounts'],
        summary: about,
        description: 'For everyone.',
        security: [{}],
        parameters: [],
        requestBody: { required: true, content: { 'application/json': { schema: schemas.schemaOf(input), example } } },
        responses: {
          200: {
            description: 'Success',
            headers: {
              'set-cookie': { description: 'The session, and which browser this is.', schema: { type: 'string' } },
            },
            content: { 'application/json': { schema, example: { success: true, ...answered } } },
          },
          ...failureAnswers(refusals),
        },
      }
      return [path, { post: operation }]
    }),
  )
}
