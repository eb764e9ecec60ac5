import { foldText } from '@sizzle/domain/naming/fold-text.ts'

/** For LIKE beside `fold_text`: any part, `%` and `_` mean themselves. Null: nothing is searched. */
export function searchPattern(typed = ''): string | null {
  const folded = foldText(typed)
  return folded === '' ? null : `%${folded.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
