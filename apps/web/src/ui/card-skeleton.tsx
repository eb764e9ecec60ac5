import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

type CardSkeletonProps = {
  lines?: number
  className?: string
  hasAct?: boolean
  /** It stands where the last press of a form does. */
  isActRight?: boolean
  /** What stands between the lines and the press. */
  children?: ReactNode
}

/** A card that comes: its frame, a title, some lines, and what can be pressed. */
export function CardSkeleton(props: CardSkeletonProps) {
  const { lines = 2, className = '', hasAct = true, isActRight = false, children } = props
  return (
    <div aria-hidden="true" className={`rounded-card border border-line bg-raised p-5 sm:p-6 ${className}`}>
      <Skeleton className="h-8 w-40 max-w-full" />
      <div className="mt-4 space-y-2.5">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
          <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-2/3' : 'h-4 w-full'} />
        ))}
      </div>
      {children && <div className="mt-5 grid gap-3">{children}</div>}
      {hasAct && <Skeleton className={`mt-6 h-11 w-32 max-w-full ${isActRight ? 'ml-auto' : ''}`} />}
    </div>
  )
}
