import type { Problem } from '@sizzle/domain/problem.ts'

/** How a refusal names what is wrong with what was entered: the `fields` of its answer, each with the sentence to show there. */
export type FieldProblem = Problem

/** The field problems in an answer that came over the wire: anything may stand there. */
export function fieldProblemsIn(body: { readonly fields?: unknown }): FieldProblem[] {
  return Array.isArray(body.fields) ? body.fields.filter(isFieldProblem) : []
}

function isFieldProblem(one: unknown): one is FieldProblem {
  if (typeof one !== 'object' || one === null) return false
  return 'field' in one && typeof one.field === 'string' && 'sentence' in one && typeof one.sentence === 'string'
}
