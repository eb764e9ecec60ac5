import { Skeleton } from '../skeleton.tsx'

/** Where a list has columns: those of its own rows, and the shapes that stand in them. */
export type RowColumns = {
  /** The grid of the rows, with the space beside them, and how high on a row the shapes stand. */
  readonly grid: string
  /** How high the line is that names the columns; left out where none does. */
  readonly head?: string
  readonly stubs: readonly ColumnStub[]
  /** Hides the columns where a row has no room for them, and the lines of a row where it has; left out where it always has. */
  readonly where?: { readonly columns: string; readonly lines: string }
}
type ColumnStub = {
  /** How wide each of its lines is. */
  readonly lines: readonly string[]
  /** A round picture stands before them: where it is left out, or nothing. */
  readonly face?: string
  readonly isRight?: boolean
  /** Where the column is left out. */
  readonly className?: string
  /** Nothing names it. */
  readonly isUnnamed?: boolean
}

type RowsSkeletonProps = {
  rows?: number
  /** How high each is. */
  row?: string
  columns?: RowColumns
}

/** A list that comes: its frame, and rows with a title and a line below it, or with a shape in each of its columns. */
export function RowsSkeleton({ rows = 6, row = 'h-18', columns }: RowsSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={`divide-y divide-line rounded-card border border-line bg-raised ${columns ? '@container' : ''}`}
    >
      {columns?.head !== undefined && <Head {...columns} />}
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
        <div key={at} className={row}>
          {(!columns || columns.where) && (
            <div className={`flex h-full flex-col justify-center gap-2 px-4 ${columns?.where?.lines ?? ''}`}>
              <Skeleton className="h-4 w-2/5 max-w-48" />
              <Skeleton className="h-3.5 w-3/5 max-w-80" />
            </div>
          )}
          {columns && <Cells {...columns} />}
        </div>
      ))}
    </div>
  )
}

function Head({ grid, head, stubs, where }: RowColumns) {
  return (
    <div className={where?.columns}>
      <div className={`grid ${grid} content-center ${head}`}>
        {stubs.map(({ lines, isRight = false, isUnnamed = false, className = '' }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
          <span key={at} className={className}>
            {!isUnnamed && lines.length > 0 && (
              <Skeleton className={`h-3.5 w-12 max-w-full ${isRight ? 'ml-auto' : ''}`} />
            )}
          </span>
        ))}
      </div>
    </div>
  )
}

function Cells({ grid, stubs, where }: RowColumns) {
  return (
    <div className={`h-full ${where?.columns ?? ''}`}>
      <div className={`grid h-full ${grid}`}>
        {stubs.map(({ lines, face, isRight = false, className = '' }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
          <span key={at} className={`flex min-w-0 items-center gap-3 ${className}`}>
            {face && <Skeleton className={`size-10 shrink-0 rounded-full! ${face}`} />}
            {/* A shape that is wider than its column ends with it. */}
            <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-2">
              {lines.map((line, below) => (
                <Skeleton
                  key={line}
                  className={`max-w-full ${below === 0 ? 'h-4' : 'h-3.5'} ${line} ${isRight ? 'ml-auto' : ''}`}
                />
              ))}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
