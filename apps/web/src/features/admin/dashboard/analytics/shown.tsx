import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '../../../../kit/failure.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LOADING } from '../dashboard-words.ts'

type ShownProps<T> = {
  query: UseQueryResult<T>
  /** Of the picture, also until it comes. */
  title: string
  /** About as high as the picture will be, so that the page does not jump. */
  height: string
  /** Another picture of the same answer says what failed. */
  isFurther?: boolean
  children: (answer: T) => ReactNode
}

/** A picture of an answer: its frame and title until it is there, and what to press where it does not come. */
export function Shown<T>({ query, title, height, isFurther = false, children }: ShownProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <PictureToCome title={title} height={height} />
  if (isFurther) return null
  const failure = failureOf(query.error, LOADING)
  return <LoadProblem isPart title={failure.title} sentence={failure.sentence} onRetry={() => void query.refetch()} />
}

function PictureToCome({ title, height }: { title: string; height: string }) {
  return (
    <div
      aria-busy="true"
      className={`flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 max-sm:pt-2 ${height}`}
    >
      <h2 className="mb-2 py-1.5 text-xl">{title}</h2>
      <Skeleton className="grow" />
    </div>
  )
}
