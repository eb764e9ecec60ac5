import { type Cell, Picture } from './picture.tsx'

export type RankedRow = {
  readonly name: string
  /** What the bar shows. */
  readonly size: number
  readonly words: string
  /** What stands after the name in the table. */
  readonly cells: readonly Cell[]
}

type RankedPictureProps = {
  title: string
  fileName: string
  /** In the place of rows that are not there. */
  empty: string
  header: readonly string[]
  rows: readonly RankedRow[]
  /** Of long lists the picture shows the first; the table has them all. */
  most?: number
  note?: string | undefined
}

/** Things beside each other, each with its bar. */
export function RankedPicture({ title, fileName, empty, header, rows, most = 10, note }: RankedPictureProps) {
  const largest = Math.max(...rows.map(({ size }) => size), 1)
  const table = {
    header,
    rows: rows.map(({ name, cells }) => [{ words: name, value: name }, ...cells]),
  }
  return (
    <Picture title={title} fileName={fileName} table={table}>
      {rows.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul aria-hidden="true" className="grid gap-3">
          {rows.slice(0, most).map(({ name, size, words }) => (
            <li key={name}>
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                <span className="price">{words}</span>
              </span>
              <span className="mt-1 block h-2.5 rounded-full bg-sunk">
                <span
                  className="block h-full rounded-full bg-saffron"
                  style={{ width: `${Math.max((Math.max(size, 0) / largest) * 100, 1)}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-3 text-sm text-soft">{note}</p>}
    </Picture>
  )
}
