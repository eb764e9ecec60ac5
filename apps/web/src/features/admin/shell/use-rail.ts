import { useMemo } from 'react'
import { useMatches } from '../../../kit/use-matches.ts'

/** How the folded sidebar looks: signs with small words below them, or signs alone. */
export type Rail = 'words' | 'signs'

/** What stands above and below the sections, and the second lines of two long names. */
const AROUND_REM = 12.75
const ENTRY_REM = 2.125

/** Whether the window is high enough for a word below each sign of so many sections. */
export function useRailWords(sections: number): boolean {
  return useMatches(useMemo(() => matchMedia(`(height >= ${AROUND_REM + sections * ENTRY_REM}rem)`), [sections]))
}
