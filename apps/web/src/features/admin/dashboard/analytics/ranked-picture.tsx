import type { RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import type { ReactNode } from 'react'
import { FirstRows } from '../../../../ui/list/first-rows.tsx'
import { type Cell, Picture } from './picture.tsx'
import { RowBar, TickLegend } from './row-bar.tsx'

export type RankedRow = {
  readonly name: string
  /** What the picture calls it, with what it belongs to in a quieter word behind. */
  readonly shown?: { readonly name: string; readonly of: string }
  /** What the bar shows. */
  readonly size: number
  /** Up to two figures, each in a column of its own. */
  readonly words: readonly [main: string, more?: ReactNode]
  /** What stands after the name in the table. */
  readonly cells: readonly Cell[]
  /** The size of the stretch before; undefined where it is not known. */
  readonly before?: { readonly size: number; readonly cell: Cell } | undefined
}

type RankedPictureProps = {
  title: string
  /** Under the title: what it is counted from, where that is not the range. */
  scope?: string
  fileName: string
  /** Said where there are no rows. */
  empty: string
  header: readonly string[]
  rows: readonly RankedRow[]
  /** Of long lists the picture shows so many at a press; the table has them all. */
  most?: number
  /** What the rows are, for those who hear how many there are. */
  things: string
  /** So many stand there at first. */
  first?: number | undefined
  /** Three beside each other where the window is wide. */
  isAcross?: boolean
  /** What is looked at, where it is compared. */
  range?: RevenueRange
  /** Names the stretch that rows are compared with; the table then ends with a column of it. */
  before?: string | undefined
  note?: string | undefined
}

/** Things beside each other, each with its bar. */
export function RankedPicture(props: RankedPictureProps) {
  const {
    title,
    scope,
    fileName,
    empty,
    header,
    rows,
    things,
    most = 10,
    first = SOME,
    isAcross = false,
    range,
    before,
    note,
  } = props
  const largest = Math.max(...rows.map((row) => Math.max(row.size, row.before?.size ?? 0)), 1)
  const hasMore = rows.some(({ words }) => words[1] !== undefined)
  const table = {
    header: before ? [...header, 'Before'] : header,
    rows: rows.map((row) => [
      { words: row.name, value: row.name },
      ...row.cells,
      ...(before ? [row.before?.cell ?? { words: '–', value: '' }] : []),
    ]),
  }
  return (
    <Picture
      title={title}
      scope={scope}
      fileName={fileName}
      table={table}
      empty={rows.length === 0 ? empty : undefined}
    >
      {before && <TickLegend now={`This ${range}`} before={before} />}
      <FirstRows rows={rows.slice(0, most)} first={first} things={things} isTop={rows.length > most}>
        {(some) => (
          <ul
            aria-hidden="true"
            className={`grid gap-x-4 gap-y-2.5 ${hasMore ? 'grid-cols-[minmax(0,1fr)_auto_auto]' : 'grid-cols-[minmax(0,1fr)_auto]'} ${isAcross ? ACROSS : ''}`}
          >
            {some.map((row) => (
              <li key={row.name} className="col-span-full grid grid-cols-subgrid">
                <RowName row={row} />
                <span className="price text-right">{row.words[0]}</span>
                {hasMore && <span className="text-right whitespace-nowrap text-soft tabular-nums">{row.words[1]}</span>}
                <RowBar size={row.size} largest={largest} sizeBefore={row.before?.size} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
      {note && <p className="pt-3 text-sm text-soft">{note}</p>}
    </Picture>
  )
}

const ACROSS =
  'lg:grid-cols-3 lg:gap-x-8 lg:[&>li]:col-span-1 lg:[&>li]:grid-cols-[minmax(0,1fr)_auto_auto] lg:[&>li]:gap-x-4'

/** So many rows stand there at first, if nothing else is said. */
const SOME = 8

function RowName({ row: { name, shown } }: { row: RankedRow }) {
  return (
    <span className="min-w-0 font-semibold wrap-anywhere">
      {shown ? (
        <>
          {shown.name} <span className="font-normal text-soft">· {shown.of}</span>
        </>
      ) : (
        name
      )}
    </span>
  )
}
