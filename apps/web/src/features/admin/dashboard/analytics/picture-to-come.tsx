import { Skeleton } from '../../../../ui/skeleton.tsx'

export type PictureShape = keyof typeof SHAPES

type PictureToComeProps = { title: string; shape: PictureShape; height: string }

/** The frame and the title of a picture, and what it will look like. */
export function PictureToCome({ title, shape, height }: PictureToComeProps) {
  const Shape = SHAPES[shape]
  return (
    <div
      aria-busy="true"
      className={`flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 max-sm:pt-2 ${height}`}
    >
      <h2 className="mb-2 py-1.5 text-xl">{title}</h2>
      <Shape />
    </div>
  )
}

const SHAPES = { bars: Bars, rows: Rows, fields: Fields } as const

/** Some figures, and the bars of a week. */
function Bars() {
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        {Array.from('abc', (key) => (
          <Skeleton key={key} className="h-15" />
        ))}
      </div>
      <div className="mt-6 flex grow items-end gap-4 border-b border-line-strong">
        {HEIGHTS.map((height) => (
          <Skeleton key={height} className={`grow rounded-b-none! ${height}`} />
        ))}
      </div>
    </>
  )
}

const HEIGHTS = ['h-[46%]', 'h-[43%]', 'h-[52%]', 'h-[60%]', 'h-[90%]', 'h-[78%]', 'h-[56%]']

/** Names with a figure, as many as there is room for. */
function Rows() {
  return (
    <ul className="grid min-h-0 grow basis-0 auto-rows-[2rem] gap-y-2.5 overflow-hidden">
      {Array.from({ length: 24 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
        <li key={row} className="flex items-center justify-between gap-4">
          <Skeleton className={`h-4 ${row % 3 === 1 ? 'w-1/2' : 'w-2/5'}`} />
          <Skeleton className="h-4 w-16" />
        </li>
      ))}
    </ul>
  )
}

/** Hours by weekdays. */
function Fields() {
  return (
    <div className="grid grow grid-cols-7 gap-1">
      {Array.from({ length: 70 }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
        <Skeleton key={field} className="h-full" />
      ))}
    </div>
  )
}
