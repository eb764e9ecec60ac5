import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useOneLocation } from '../../shared/own-locations/use-one-location.ts'
import { printerState } from '../../shared/printers/printer-state.ts'
import { printersQuery, type ShownPrinter } from '../../shared/printers/printers-query.ts'
import type { PartWords } from './status-words.ts'

/** Each is a question of its own: somebody with many locations looks at the printers of one after the other. */
const MOST_ASKED = LOCATIONS_SHOWN
const TROUBLES_SAID = 3

type Place = { readonly id: string; readonly name: string }
type Answer = { readonly printers: readonly ShownPrinter[] }

/** The printers of one's own locations as a part among the others, as they were then; undefined until all of them are known. */
export function usePrintersPart(user: SessionUser, then: Date): { part: PartWords | undefined; refetch: () => void } {
  const { query, own, total } = useOneLocation(user, undefined)
  const asked = total > MOST_ASKED ? [] : own
  return useQueries({
    queries: asked.map(({ id }) => printersQuery(id)),
    combine: (answers: UseQueryResult<Answer>[]) => ({
      part: query.data && printersPart(asked, answers, then),
      refetch: () => void Promise.all(answers.map((answer) => answer.refetch())),
    }),
  })
}

function printersPart(places: readonly Place[], answers: readonly UseQueryResult<Answer>[], now: Date) {
  if (answers.some(({ isPending }) => isPending)) return undefined
  return printerWords(
    places.map(({ name }, at) => ({ name, printers: answers[at]?.data?.printers ?? [] })),
    now,
  )
}

/** What somebody has to know of all printers in one line: which of them do not print. */
function printerWords(
  places: readonly { readonly name: string; readonly printers: readonly ShownPrinter[] }[],
  now: Date,
): PartWords {
  const title = 'Printers'
  const printers = places.flatMap((place) => place.printers)
  const troubles = places.flatMap((place) =>
    place.printers.flatMap((printer) => {
      const { tone, words } = printerState(printer, now)
      return tone === 'bad' ? [{ words, said: `${printer.name} at ${place.name}: ${words.toLowerCase()}` }] : []
    }),
  )
  if (places.length === 0)
    return { title, state: 'See there', look: 'none', sentence: 'See each location for its printers.' }
  if (printers.length === 0) return { title, state: 'None', look: 'none', sentence: 'No printer is set up.' }
  if (troubles.length === 0) return { title, state: 'Works', look: 'works', sentence: 'No printer has trouble.' }
  const others = troubles.length - TROUBLES_SAID
  const said = troubles
    .slice(0, TROUBLES_SAID)
    .map((trouble) => trouble.said)
    .join('; ')
  const [state = '', ...otherStates] = new Set(troubles.map(({ words }) => words))
  return {
    title,
    // The word and the colour it has among the printers.
    state: otherStates.length === 0 ? state : 'Fault',
    look: 'degraded',
    isRed: true,
    sentence: others > 0 ? `${said}; ${others} more.` : `${said}.`,
    help: 'Check its power, paper and network, then print a test page.',
  }
}
