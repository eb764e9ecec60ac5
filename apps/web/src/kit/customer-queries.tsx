import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

// Calls are repeated by the request policy below the client; repeating here as well would ask sixteen times.
export const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, retry: false } } })

/** What the server knows about one customer; keys carry the person, so that nobody sees the one before. */
export function CustomerQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
