import { capitalized } from './range-words.ts'

type RowBarProps = { size: number; largest: number; sizeBefore?: number | undefined }

/** Below the words of a row; what there was before is a tick on it. */
export function RowBar({ size, largest, sizeBefore }: RowBarProps) {
  const share = (one: number) => `${Math.max((Math.max(one, 0) / largest) * 100, 1)}%`
  return (
    <span className="relative col-span-full mt-1 block h-1.5 rounded-full bg-sunk forced-colors:border">
      <span
        className="telling-colour absolute inset-y-0 left-0 rounded-full bg-saffron"
        style={{ width: share(size) }}
      />
      {sizeBefore !== undefined && (
        <span
          className={`absolute -inset-y-1 ${TICK}`}
          style={{ left: `clamp(0px, ${share(sizeBefore)} - 2.5px, 100% - 5px)` }}
        />
      )}
    </span>
  )
}

/** Seen on the bar as well as beside it. */
const TICK = 'w-[5px] rounded-full border border-raised bg-ink forced-colors:bg-[CanvasText]'

type TickLegendProps = { now: string; before: string }

export function TickLegend({ now, before }: TickLegendProps) {
  return (
    <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-3.5 text-sm text-soft max-sm:text-[0.8125rem]">
      <span className="inline-flex items-center gap-1.5">
        <span className="telling-colour h-1.5 w-4 rounded-full bg-saffron" /> {now}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className={`h-3.5 ${TICK}`} /> {capitalized(before)}
      </span>
    </p>
  )
}
