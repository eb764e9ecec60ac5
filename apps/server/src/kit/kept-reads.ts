import { readTogether } from './read-together.ts'

/** What the database shows at one moment: the same words, the same rows. */
export type Moment = string
type Kept<T> = { readonly at: string; readonly answers: Map<string, T> }

/** Of one moment; a second question of somebody's own in the same moment is rare. */
const MOST_KEPT = 64
const SECOND_MS = 1000

/**
 * What was read stays true until anything at all is committed: then the moment is another one, and it is read again. So nobody
 * is given less than what was saved before they asked, whichever process saved it. Ages and delays turn on the clock: no answer
 * is given beyond its second. Who asks at once shares the look at the moment, and the reading.
 */
export function keptReads<T>(momentOf: () => Promise<Moment>, isKept: (answer: T) => boolean) {
  const lookTogether = readTogether<Moment>()
  const together = readTogether<T>()
  let kept: Kept<T> = { at: '', answers: new Map() }

  function keptAt(at: string): Kept<T> {
    if (kept.at !== at) kept = { at, answers: new Map() }
    return kept
  }
  return async (question: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const moment = await lookTogether('', momentOf)
    const here = keptAt(`${Math.floor(now.getTime() / SECOND_MS)} ${moment}`)
    const known = here.answers.get(question)
    if (known !== undefined) return known
    const answer = await together(question, read)
    // Read at this moment or later: where something was committed meanwhile, nobody asks for this moment again.
    if (isKept(answer) && here.answers.size < MOST_KEPT) here.answers.set(question, answer)
    return answer
  }
}
