import type { ProblemsAt } from './server/problems-at.ts'

/** The first sentence for each field. */
export function firstOfEach(found: readonly { field: string; sentence: string }[]): ProblemsAt {
  const problems: ProblemsAt = {}
  for (const { field, sentence } of found) problems[field] ??= sentence
  return problems
}

/** Without what is said of these parts and of the fields below them. */
export function withoutParts(problems: ProblemsAt, parts: readonly string[]): ProblemsAt {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !parts.some((part) => isWithin(field, part))))
}

/** 'hours.monday' is within 'hours'. */
export function isWithin(field: string, part: string): boolean {
  return field === part || field.startsWith(`${part}.`)
}
