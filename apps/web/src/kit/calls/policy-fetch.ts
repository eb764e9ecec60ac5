import { isOutage } from '@sizzle/domain/calls/failure-gate.ts'
import { atFirstTouch } from '../lazy-part.ts'

// The policy weighs more than the calls of a first visit: it comes with the first touch of the page, or with the first
// call that needs it.
let loading: Promise<typeof fetch> | undefined

function load(): Promise<typeof fetch> {
  loading ??= import('./request-policy.ts').then(({ createPolicyFetch }) =>
    createPolicyFetch({
      fetch: (input, init) => fetch(input, init),
      random: Math.random,
      // biome-ignore lint/suspicious/noConsole: the specification's warnings are for who looks into the console
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
export const policyFetch: typeof fetch = async (input, init) => (await load())(input, init)

/** For a read that nearly always succeeds at once: only a failed first try brings the policy, which then takes over. */
export const plainThenPolicyFetch: typeof fetch = async (input, init) => {
  const first = await fetch(input, init).catch(() => undefined)
  return first && !isOutage(first.status) ? first : policyFetch(input, init)
}
