import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { LoadProblem } from '../load-problem.tsx'
import { Skeleton } from '../skeleton.tsx'
import { ListEmpty } from './list-empty.tsx'
import { Pager } from './pager.tsx'

/** What a list needs of its query. */
type ListQuery<Page> = {
  readonly data: Page | undefined
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}
type Words = {
  readonly title: string
  readonly hint?: string
  /** What is done about it. */
  readonly ways?: ReactNode
}
type ListBodyProps<Page> = {
  query: ListQuery<Page>
  /** Why nothing could be loaded, when that is so. */
  problem: { readonly sentence: string; readonly isTriedAgain?: boolean } | undefined
  /** Such as 'reservations': what is loading, and what could not be loaded. */
  things: string
  failed?: { readonly title?: string; readonly retry?: string }
  countOf: (page: Page) => number
  empty: Words
  /** What stands there when the filters leave nothing. */
  narrowed: Words
  isNarrowed: boolean
  onClear?: () => void
  pages?: { readonly page: number; readonly count: number; readonly onPage: (page: number) => void }
  skeleton?: ReactNode
  /** One of several parts of a screen: it says in a line that it is empty, or failed. */
  isPart?: boolean
  children: (page: Page) => ReactNode
}

/** A list in each of its states: loading, failed, empty, narrowed to nothing, and there; then its pages. */
export function ListBody<Page>(props: ListBodyProps<Page>) {
  const { query, things, failed, pages, isPart = false, children } = props
  const { data } = query
  const isBehind = useFirstPage(pages, data !== undefined && !query.isPlaceholderData)
  const problem = props.problem && (
    <LoadProblem
      title={`Failed to load ${things}`}
      {...failed}
      {...props.problem}
      isPart={isPart || data !== undefined}
      isRoom={!isPart}
      onRetry={() => void query.refetch()}
    />
  )
  if (data === undefined || isBehind) return problem || <ListSkeleton things={things}>{props.skeleton}</ListSkeleton>
  const isEmpty = props.countOf(data) === 0
  const { ways, ...words } = props.isNarrowed ? props.narrowed : props.empty
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {problem}
      {isEmpty ? (
        <ListEmpty {...words} isPart={isPart} onClear={props.isNarrowed ? props.onClear : undefined}>
          {ways}
        </ListEmpty>
      ) : (
        <div className={`transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}>{children(data)}</div>
      )}
      {pages && !isEmpty && <Pager {...pages} />}
    </div>
  )
}

/** A page behind the last one shows the first, and the address says so. */
function useFirstPage(pages: ListBodyProps<unknown>['pages'], isKnown: boolean): boolean {
  const isBehind = isKnown && pages !== undefined && pages.page > Math.max(1, pages.count)
  const lead = useEffectEvent(() => pages?.onPage(1))
  useEffect(() => {
    if (isBehind) lead()
  }, [isBehind])
  return isBehind
}

function ListSkeleton({ things, children }: { things: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className="grid gap-2">
      <p className="sr-only">Loading {things}…</p>
      {children ?? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Skeleton key={key} className="h-22 w-full" />)}
    </div>
  )
}
