import type { Category } from '../menu-query.ts'

/** Everything that a new name must not be. */
export function namesOf(categories: readonly Category[]): string[] {
  return categories.flatMap(({ id, name }) => [id, name])
}
