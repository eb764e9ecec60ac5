import { useMemo } from 'react'
import { useMatches } from '../../../kit/use-matches.ts'

/** How the folded sidebar looks: signs with small words below them, or signs alone. */
export type Rail = 'words' | 'signs'

/** What stands above and below the sections, and the second lines of two long names. */
const AROUND_REM = 12.75
/** Of an entry that is told from its neighbours at a glance. */
const ROOMY_REM = 2.75
/** The same where the tools below the sections are one entry, or two at a shared tablet. */
const AROUND_FEW_REM = 8.25
/** On less, a word would be as near to the next sign as to its own. */
const LEAST_REM = 2.375

type RailRoom = {
  rail: Rail
  /** The tools below the sections are one entry that opens them: each word is nearer to its own sign then. */
  areToolsOne: boolean
}

/** Whether the window is high enough for a word below each sign of so many sections, and for every tool below them. */
export function useRailRoom(sections: number): RailRoom {
  const [all, few] = useMemo(
    () => [
      matchMedia(`(height >= ${AROUND_REM + sections * ROOMY_REM}rem)`),
      matchMedia(`(height >= ${AROUND_FEW_REM + sections * LEAST_REM}rem)`),
    ],
    [sections],
  )
  const hasRoomForAll = useMatches(all)
  const hasRoomForWords = useMatches(few) || hasRoomForAll
  return { rail: hasRoomForWords ? 'words' : 'signs', areToolsOne: hasRoomForWords && !hasRoomForAll }
}
