import { type ReactNode, useState } from 'react'

type FirstRowsProps<Row> = {
  rows: readonly Row[]
  /** So many stand there at first, so that what follows the list is near. */
  first?: number
  /** What the rows are, as it ends "Show all 12 …" for those who hear it. */
  things: string
  /** There are older ones that did not come along. */
  isCut?: boolean
  /** There are lesser ones, which a table has. */
  isTop?: boolean
  children: (shown: readonly Row[]) => ReactNode
}

/** The first rows of a list, and a press that shows the rest. */
export function FirstRows<Row>({
  rows,
  first = 5,
  things,
  isCut = false,
  isTop = false,
  children,
}: FirstRowsProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  // A press that shows one more row costs as much room as the row.
  const isLong = rows.length > first + 1
  return (
    <>
      {children(isWhole || !isLong ? rows : rows.slice(0, first))}
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="min-h-11 self-start font-semibold underline underline-offset-4"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${isCut ? 'the latest' : isTop ? 'top' : 'all'} ${rows.length}`}
          <span className="sr-only"> {things}</span>
        </button>
      )}
    </>
  )
}
