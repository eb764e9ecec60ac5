import { QueryClient } from '@tanstack/react-query'

/** The request policy below the client repeats calls; repeating here as well would send each of its four tries again. */
export function newQueries(staleTime = 15_000): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime, retry: false } } })
}
