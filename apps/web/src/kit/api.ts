import { type ClientOptions, createClient } from '@sizzle/contract/client.ts'
import { earlyFetch, policyFetch } from './calls/policy-fetch.ts'
import { askToSignInAgain } from './session/expiry.ts'
import { loadSession, session } from './session/session.ts'

/** For what anyone may read; never waits for the session. */
export const publicApi = createClient({ fetch: policyFetch })

/** The same for what a page asks by itself as soon as it stands. */
export const earlyApi = createClient({ fetch: earlyFetch })

/** Sends the session's key; a call made before the session is known, or after it was lost, waits for it. */
export const apiOptions: ClientOptions = {
  fetch: policyFetch,
  signInAgain: askToSignInAgain,
  apiKey: async () => {
    const known = session.get()
    const ready = known.state === 'ready' ? known : await loadSession()
    return ready.state === 'ready' ? ready.apiKey : undefined
  },
}
export const api = createClient(apiOptions)
