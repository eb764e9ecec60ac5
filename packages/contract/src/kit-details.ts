import { CHOICE_RULES } from '@sizzle/domain/menu/options-choices.ts'
import { z } from 'zod'
import type { KitRefusal } from './refusals/table.ts'
import type { Details } from './route.ts'

/** What is wrong with what was entered: where, and the sentence to show there. */
const FieldProblem = z.object({ field: z.string(), sentence: z.string() })

export const wrongFields = { fields: z.array(FieldProblem).readonly().optional() } as const satisfies Details
const ChoiceProblem = FieldProblem.extend({ rule: z.enum(CHOICE_RULES) })
/** The same for the choices of a line, with the rule that was broken. */
export const wrongChoices = { fields: z.array(ChoiceProblem).readonly() } as const satisfies Details
/** Seconds until another try is worth it. */
export const waitingTime = { retryAfter: z.int().optional() } as const satisfies Details

/** What refusals of the kit say beside their codes; those that are not here say nothing more. */
export const KIT_DETAILS = {
  invalid_input: wrongFields,
  required_input: wrongFields,
  'too-many-requests': waitingTime,
  'too-many-attempts': waitingTime,
  unavailable: waitingTime,
} as const satisfies Partial<Record<KitRefusal, Details>>
