import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '../../../../kit/failure.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LOADING } from '../dashboard-words.ts'

type ShownProps<T> = { query: UseQueryResult<T>; children: (answer: T) => ReactNode }

/** Pictures of one answer: their shape until it is there, and what to press where it does not come. */
export function Shown<T>({ query, children }: ShownProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Skeleton className="h-80" />
  const { title, sentence } = failureOf(query.error, LOADING)
  return <LoadProblem isPart title={title} sentence={sentence} onRetry={() => void query.refetch()} />
}
