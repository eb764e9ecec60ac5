import { KIT_DETAILS } from '@sizzle/contract/kit-details.ts'
import { sentenceWith } from '@sizzle/contract/refusals/refusals.ts'
import { REFUSALS, type RefusalCode } from '@sizzle/contract/refusals/table.ts'
import type { AnyRoute, Details } from '@sizzle/contract/route.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { z } from 'zod'
import type { AnyRefusal, RefusalValue } from './operation.ts'

export type WireAnswer = { readonly status: number; readonly body: Record<string, unknown> }

const written = new WeakMap<WireAnswer, string>()

/** Written once for all who are given it, and for the key that keeps it. */
export function jsonOf(answer: WireAnswer): string {
  const known = written.get(answer)
  if (known !== undefined) return known
  const json = JSON.stringify(answer.body)
  written.set(answer, json)
  return json
}

/** A success in the contract's shape: the route's own schema picks the fields and turns cents into dollars. */
export function successAnswer(encoded: unknown): WireAnswer {
  return { status: 200, body: { success: true, ...recordOf(encoded) } }
}

/** An operation's refusal: the contract names its details, and turns cents into dollars; anything else stays here. */
export function ownRefusalAnswer(
  route: AnyRoute,
  { code, error, userMessage, ...rest }: AnyRefusal,
  requestId: string,
  now: Date,
): WireAnswer {
  const made: Readonly<Record<string, unknown>> = rest
  const shapes: Details = { ...KIT_SHAPES[code], ...route.refusals[code as RefusalCode] }
  const details = Object.entries(shapes).flatMap(([name, shape]) =>
    made[name] === undefined ? [] : [[name, z.encode(shape, made[name])]],
  )
  const said = { ...(error === undefined ? {} : { error }), ...(userMessage === undefined ? {} : { userMessage }) }
  return refusalAnswer({ ...Object.fromEntries(details), ...said, code }, requestId, now)
}

const KIT_SHAPES: Readonly<Record<string, Details>> = KIT_DETAILS

/** A refusal in the contract's shape: one table maps the code to status and sentence. */
export function refusalAnswer(refusal: RefusalValue, requestId: string, now: Date): WireAnswer {
  const { code, error, ...details } = refusal
  const [status, written] = REFUSALS[code as RefusalCode] ?? REFUSALS.internal
  const sentence = sentenceWith(written, details)
  return {
    status,
    body: {
      ...details,
      success: false,
      error: error ?? sentence,
      code,
      userMessage: details.userMessage ?? sentence,
      requestId,
      timestamp: now.toISOString(),
    },
  }
}
