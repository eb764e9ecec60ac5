import type { SendCall } from '@sizzle/contract/client.ts'
import { isOutage } from '@sizzle/domain/calls/failure-gate.ts'
import { atFirstTouch } from '../lazy-part.ts'

// The policy weighs more than the calls of a first visit: it comes with the first touch of the page, or with the first
// call that needs it.
let loading: Promise<SendCall> | undefined
let policy: SendCall | undefined

function load(): Promise<SendCall> {
  loading ??= import('./page-policy.ts').then(({ pagePolicy }) => {
    policy = pagePolicy
    return pagePolicy
  })
  loading.catch(() => {
    loading = undefined // the line was down: the next call tries again
  })
  return loading
}
atFirstTouch(load)

export const policyFetch: SendCall = async (url, init) => (await load())(url, init)

/** For a read that nearly always succeeds at once: only a failed first try brings the policy, which then takes over. */
export const plainThenPolicyFetch: SendCall = async (url, init) => {
  const first = await fetch(url, init).catch(() => undefined)
  return first && !isOutage(first.status) ? first : policyFetch(url, init)
}

/** For what a page asks before anybody has touched it; once the policy is here, every call goes through it. */
export const earlyFetch: SendCall = (url, init) => (policy ?? plainThenPolicyFetch)(url, init)
