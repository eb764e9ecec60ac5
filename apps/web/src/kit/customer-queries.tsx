import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { newQueries } from './queries.ts'

export const queries = newQueries()

/** What the server knows about one customer; keys carry the person, so that nobody sees the one before. */
export function CustomerQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
