import { foldText } from '../naming/fold-text.ts'

/** One of them says no other word than the other: 'Nora' and 'nora macleod', but not 'Tom MacLeod' and 'Nora MacLeod'. */
export function isOneName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words.size > 0 && others.size > 0 && (words.isSubsetOf(others) || others.isSubsetOf(words))
}

function wordsOf(name: string): Set<string> {
  return new Set(foldText(name).split(' ').filter(Boolean))
}
