import { Skeleton } from './skeleton.tsx'

type CardSkeletonProps = { lines?: number; className?: string; hasAct?: boolean }

/** A card that comes: its frame, a title, some lines, and what can be pressed. */
export function CardSkeleton({ lines = 2, className = '', hasAct = true }: CardSkeletonProps) {
  return (
    <div aria-hidden="true" className={`rounded-card border border-line bg-raised p-5 sm:p-6 ${className}`}>
      <Skeleton className="h-8 w-40 max-w-full" />
      <div className="mt-4 space-y-2.5">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
          <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-2/3' : 'h-4 w-full'} />
        ))}
      </div>
      {hasAct && <Skeleton className="mt-6 h-11 w-32 max-w-full" />}
    </div>
  )
}
