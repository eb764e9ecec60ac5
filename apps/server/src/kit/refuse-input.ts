import type { FieldProblem } from '@sizzle/contract/fields.ts'
import { refuse } from '@sizzle/domain/result.ts'

/** What was entered is refused in a form's own sentences, each at its field; null when there is nothing to refuse. */
export function refuseInput(problems: readonly FieldProblem[]) {
  const [first] = problems
  if (!first) return null
  return refuse({ code: 'invalid_input', error: first.sentence, userMessage: first.sentence, fields: problems })
}
