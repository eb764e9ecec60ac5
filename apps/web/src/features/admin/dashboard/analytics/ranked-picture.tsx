import { type Cell, Picture } from './picture.tsx'

export type RankedRow = {
  readonly name: string
  /** What the bar shows. */
  readonly size: number
  readonly words: string
  /** What stands after the name in the table. */
  readonly cells: readonly Cell[]
  /** The size of the stretch before; undefined where it is not known. */
  readonly before?: { readonly size: number; readonly words: string } | undefined
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
  /** Of long lists the picture shows the first; the table has them all. */
  most?: number
  /** Names the stretch that rows are compared with; the table then ends with a column of it. */
  before?: string | undefined
  note?: string | undefined
}

/** Things beside each other, each with its bar. */
export function RankedPicture(props: RankedPictureProps) {
  const { title, scope, fileName, empty, header, rows, most = 10, before, note } = props
  const largest = Math.max(...rows.map((row) => Math.max(row.size, row.before?.size ?? 0)), 1)
  const width = (size: number) => ({ width: `${Math.max((Math.max(size, 0) / largest) * 100, 1)}%` })
  const table = {
    header: before ? [...header, 'Before'] : header,
    rows: rows.map((row) => [
      { words: row.name, value: row.name },
      ...row.cells,
      ...(before ? [{ words: row.before?.words ?? '–', value: row.before?.size ?? '' }] : []),
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
      {before && <BehindLegend before={before} />}
      <ul aria-hidden="true" className="grid gap-3">
        {rows.slice(0, most).map((row) => (
          <li key={row.name}>
            <span className="flex justify-between gap-x-4">
              <span className="min-w-0 font-semibold wrap-anywhere">{row.name}</span>
              <span className="price shrink-0">{row.words}</span>
            </span>
            <span className="relative mt-1 block h-3 rounded-full bg-sunk">
              {row.before && (
                <span
                  className="absolute inset-y-0 left-0 rounded-full bg-line-strong/60"
                  style={width(row.before.size)}
                />
              )}
              <span
                className={`absolute left-0 rounded-full bg-saffron ${before ? 'inset-y-0.75' : 'inset-y-0'}`}
                style={width(row.size)}
              />
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="mt-3 text-sm text-soft">{note}</p>}
    </Picture>
  )
}

function BehindLegend({ before }: { before: string }) {
  return (
    <p aria-hidden="true" className="mb-2 flex items-center gap-1.5 text-sm text-soft">
      <span className="size-3 rounded-xs bg-line-strong/60" /> Grey: {before}
    </p>
  )
}
