import { createClient } from '@sizzle/contract/client.ts'
import { policyFetch } from './calls/policy-fetch.ts'
import { askToSignInAgain } from './session/expiry.ts'
import { loadSession, session } from './session/session.ts'

/** For what anyone may read; never waits for the session. */
export const publicApi = createClient({ fetch: policyFetch })

/** Sends the session's key; a call made before the session is known, or after it was lost, waits for it. */
export const api = createClient({
  fetch: policyFetch,
  signInAgain: askToSignInAgain,
  apiKey: async () => {
    const known = session.get()
    const ready = known.state === 'ready' ? known : await loadSession()
    return ready.state === 'ready' ? ready.apiKey : undefined
  },
})
