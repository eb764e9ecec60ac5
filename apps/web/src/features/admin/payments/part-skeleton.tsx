import { Skeleton } from '../../../ui/skeleton.tsx'

/** A part with its heading still to come: which ones there are is not known, so that no word stands there that changes. */
export function PartSkeleton({ things, className }: { things: string; className: string }) {
  return (
    <div aria-busy="true" className="grid gap-2">
      <p className="sr-only">Loading {things}…</p>
      <Skeleton className="h-7 w-56 max-w-full" />
      <Skeleton className={`w-full ${className}`} />
    </div>
  )
}
