import { sentenceWith } from '@sizzle/contract/refusals/refusals.ts'
import { REFUSALS, type RefusalCode } from '@sizzle/contract/refusals/table.ts'
import type { RefusalValue } from './operation.ts'

export type WireAnswer = { readonly status: number; readonly body: Record<string, unknown> }

/** A success in the contract's shape: the route's own schema picks the fields and turns cents into dollars. */
export function successAnswer(encoded: unknown): WireAnswer {
  return { status: 200, body: { success: true, ...(encoded as Record<string, unknown>) } }
}

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
