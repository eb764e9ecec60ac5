import { LogoMark } from '../brand/logo-mark.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Shown until a personal screen has loaded: the bar in its place and the outline of a page. */
export function Shell() {
  return (
    <div aria-busy="true">
      <div className="flex h-(--header-height) items-center border-b border-line pt-[env(safe-area-inset-top)]">
        <div className="wrap flex items-center justify-between">
          <LogoMark className="size-10" />
          <Skeleton className="h-10 w-32" />
        </div>
      </div>
      <main className="wrap max-w-[480px]! py-16">
        <p className="sr-only">Loading…</p>
        <Skeleton className="mb-4 h-10 w-2/3" />
        <Skeleton className="mb-3 h-5 w-full" />
        <Skeleton className="mb-8 h-5 w-4/5" />
        <Skeleton className="mb-4 h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </main>
    </div>
  )
}
