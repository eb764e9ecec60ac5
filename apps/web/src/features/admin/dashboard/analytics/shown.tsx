import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '../../../../kit/failure.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { LOADING } from '../dashboard-words.ts'
import { type PictureShape, PictureToCome } from './picture-to-come.tsx'

type ShownProps<T> = {
  query: UseQueryResult<T>
  /** Of the picture, also until it comes. */
  title: string
  shape: PictureShape
  /** About as high as the picture will be, so that the page does not jump. */
  height: string
  /** Another picture of the same answer says what failed. */
  isFurther?: boolean
  children: (answer: T) => ReactNode
}

/** A picture of an answer: its frame and title until it is there, and what to press where it does not come. */
export function Shown<T>({ query, title, shape, height, isFurther = false, children }: ShownProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <PictureToCome title={title} shape={shape} height={height} />
  if (isFurther) return null
  const failure = failureOf(query.error, LOADING)
  return <LoadProblem isPart title={failure.title} sentence={failure.sentence} onRetry={() => void query.refetch()} />
}
