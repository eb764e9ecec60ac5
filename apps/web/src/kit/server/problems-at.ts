import { CallError } from '@sizzle/contract/client.ts'
import { fieldProblemsIn } from '@sizzle/contract/fields.ts'

export type ProblemsAt = Partial<Record<string, string>>

/** What a refusal says about single fields: the first sentence for each. */
export function problemsAt(error: unknown): ProblemsAt {
  const problems: ProblemsAt = {}
  if (!(error instanceof CallError)) return problems
  for (const { field, sentence } of fieldProblemsIn(error.body)) problems[field] ??= sentence
  return problems
}
