import type { SendCall } from '@sizzle/contract/client.ts'
import { isOutage } from '@sizzle/domain/calls/failure-gate.ts'
import { atFirstTouch } from '../lazy-part.ts'

// The policy weighs more than the calls of a first visit: it comes with the first touch of the page, or with the first
// call that needs it.
let loading: Promise<SendCall> | undefined

function load(): Promise<SendCall> {
  loading ??= import('./request-policy.ts').then(({ createPolicyFetch }) =>
    createPolicyFetch({
      fetch: (url, init) => fetch(url, init),
      random: Math.random,
      // biome-ignore lint/suspicious/noConsole: these warnings are for who looks into the console (offline 4)
      warn: (text) => console.warn(text),
    }),
  )
  loading.catch(() => {
    loading = undefined // the line was down: the next call tries again
  })
  return loading
}
atFirstTouch(load)

/** One for the whole page: the gates belong to addresses, whichever screen calls them. */
export const policyFetch: SendCall = async (url, init) => (await load())(url, init)

/** For a read that nearly always succeeds at once: only a failed first try brings the policy, which then takes over. */
export const plainThenPolicyFetch: SendCall = async (url, init) => {
  const first = await fetch(url, init).catch(() => undefined)
  return first && !isOutage(first.status) ? first : policyFetch(url, init)
}
