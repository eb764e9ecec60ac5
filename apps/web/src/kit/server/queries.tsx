import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { live } from '../live/open-live.ts'
import { isOnline } from '../offline/line.ts'
import { followLine } from '../offline/line-changes.ts'
import { type Session, session } from '../session/session.ts'
import { followChanges } from './live-queries.ts'

/** The request policy below the client repeats calls; repeating here as well would send each of its four tries again. */
export function newQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, retry: false } } })
}

/** All that this browser has asked, for customers and the back office alike. */
export const queries = newQueries()

/** Another person on this device finds nothing of the one before, whichever way they changed. */
export function forgetWithPerson(client: QueryClient): () => void {
  let known = personIn(session.get())
  return session.subscribe(() => {
    const now = personIn(session.get())
    if (now === undefined) return
    if (known !== undefined && known !== now) client.clear()
    known = now
  })
}

/** Undefined while nobody can say who is here: then nobody else has come. */
function personIn(now: Session): string | null | undefined {
  return now.state === 'ready' ? (now.user?.id ?? null) : undefined
}

if (typeof document !== 'undefined') {
  forgetWithPerson(queries)
  onlineManager.setEventListener((tell) => followLine(() => tell(isOnline())))
  followChanges(queries, live.subscribe)
}

/** Around every screen that asks. On the server each document has its own: visitors share nothing. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? newQueries() : queries))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
