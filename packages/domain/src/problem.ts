/** One thing that is wrong with what a person entered: where, and the sentence to show there. */
export type Problem<Field extends string = string> = { readonly field: Field; readonly sentence: string }

/** Collects in order; a check that found nothing adds nothing. */
export function problemsOf<Field extends string>(
  checks: readonly (readonly [field: Field, sentence: string | null | false | undefined])[],
): Problem<Field>[] {
  return checks.flatMap(([field, sentence]) => (sentence ? [{ field, sentence }] : []))
}
