import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TILE_COLUMNS } from './dish-tiles.tsx'

/** So many that eight rows are full on the widest screen; what is more than those is cut off between two rows. */
const MOST_TILES = 56
const FULL_ROWS = 'max-h-[38.5rem] overflow-hidden'

/** The search, the categories and the tiles as they will stand. */
export function MenuSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 grow flex-col overflow-hidden">
      <p className="sr-only">Loading the menu…</p>
      <div className="flex items-center gap-3 px-4 pt-3 pb-2 @min-[40rem]:px-3">
        <Skeleton className="h-11 grow" />
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="flex min-h-0 grow flex-col @min-[40rem]:flex-row">
        <div className="flex shrink-0 gap-2 overflow-hidden border-line px-4 pt-1 pb-3 @min-[40rem]:px-3 @min-[40rem]:w-[7.5rem] @min-[40rem]:flex-col @min-[40rem]:gap-8 @min-[40rem]:border-r @min-[40rem]:py-4 @min-[62.5rem]:w-[10rem]">
          {Array.from('abcdefg', (key) => (
            <Skeleton key={key} className="h-11 w-24 shrink-0 @min-[40rem]:h-5 @min-[40rem]:w-4/5" />
          ))}
        </div>
        <div
          aria-hidden="true"
          className="@container/dishes min-w-0 grow overflow-hidden px-4 @min-[40rem]:px-3 @min-[40rem]:fade-bottom"
        >
          <Skeleton className="mb-2 h-6 w-28" />
          <div className={`${TILE_COLUMNS} ${FULL_ROWS}`}>
            {Array.from({ length: MOST_TILES }, (_, at) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
                key={at}
                className="flex h-17.5 flex-col justify-between rounded-control border border-line bg-raised p-2.5"
              >
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
