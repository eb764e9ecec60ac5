import { liveState } from '../live/live-state.ts'
import { noteKept } from '../offline/kept-answers.ts'
import { isLineDead } from '../offline/line.ts'
import { onLineBack } from '../offline/line-changes.ts'
import { createLineJudge } from '../offline/line-judge.ts'
import { createPolicyFetch } from './request-policy.ts'

const judge = createLineJudge({
  ask: async (signal) => isOfHouse(await fetch('/api/ping', { cache: 'no-store', signal })),
})

/** A network that asks for a sign-in of its own answers with its page. One that tells of an outage has reached us. */
function isOfHouse(answer: Response): boolean {
  return answer.status >= 500 || (answer.headers.get('content-type')?.includes('json') ?? false)
}

/** Asks the server itself; false where nobody answers for some seconds. */
export const isAnybodyThere = judge.isAnybodyThere

/** One for the whole page: the gates belong to addresses, whichever screen calls them. A stream that is back opens them all. */
export const pagePolicy = createPolicyFetch({
  fetch: (url, init) => fetch(url, init),
  random: Math.random,
  // biome-ignore lint/suspicious/noConsole: these warnings are for who looks into the console (offline 4)
  warn: (text) => console.warn(text),
  onServerBack: (listener) => {
    onLineBack(listener)
    liveState.subscribe(() => {
      if (liveState.get() === 'live') listener()
    })
  },
  line: {
    isDead: isLineDead.get,
    life: judge.life,
    heard: judge.heard,
    kept: noteKept,
    doubt: () => void judge.isAnybodyThere(),
  },
})

// A silent stream is the first to know, on screens where nobody presses anything.
liveState.subscribe(() => {
  if (liveState.get() === 'live') judge.heard()
  else void judge.isAnybodyThere()
})
addEventListener('online', () => void judge.isAnybodyThere())
