import { Ornament } from '../../../ui/ornament.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Step } from './choice.tsx'

/** In the shape of what comes: its questions are known already, and their answers have the size of theirs. */
export function ReservationsSkeleton() {
  return (
    <div aria-busy="true">
      <PageHead title="Reserve a table" isPatterned>
        <Ornament className="max-sm:hidden" />
      </PageHead>
      <div className="wrap pt-4 pb-20 sm:pt-6 low:pt-4">
        <p role="status" className="sr-only">
          Loading…
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-12">
          <div className="flex flex-col gap-7">
            <div className="grid gap-x-6 gap-y-7 lg:grid-cols-2">
              <Tiles title="Where" look="grid-cols-2 gap-2" count={2} tile="h-12 sm:h-14" />
              <Tiles title="How many guests" look="grid-cols-7 gap-1 sm:gap-2" count={7} tile="h-12 sm:h-14" />
            </div>
            <Tiles
              title="Which day"
              look="grid-cols-5 gap-2 md:grid-cols-7"
              count={14}
              tile="h-14 max-md:nth-[n+6]:hidden"
            />
            <Tiles title="Which time" look="grid-cols-4 gap-2 md:grid-cols-7" count={10} tile="h-12" />
          </div>
          <div className="h-44 rounded-card border border-line" />
        </div>
      </div>
    </div>
  )
}

type TilesProps = { title: string; look: string; count: number; tile: string }

function Tiles({ title, look, count, tile }: TilesProps) {
  return (
    <Step title={title}>
      <div className={`grid ${look}`}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
          <Skeleton key={index} className={`rounded-control! ${tile}`} />
        ))}
      </div>
    </Step>
  )
}
