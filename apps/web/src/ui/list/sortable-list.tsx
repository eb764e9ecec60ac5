import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { ToolIcon } from '../tool-icon.tsx'

export type Sortable = { readonly id: string; readonly name: string }

type SortableListProps<Row extends Sortable> = {
  label: string
  rows: readonly Row[]
  /** Left out: rows are always to be moved. Off, they only stand there. */
  isMoving?: boolean
  /** Why nothing can be moved now. */
  whyNot?: string | undefined
  /** All ids in their new order. */
  onOrder: (ids: readonly string[]) => void
  /** What stands beside the name. */
  children?: (row: Row) => ReactNode
  /** What else can be done with it. */
  tools?: (row: Row) => ReactNode
}

/** A list that is put in order: by dragging, or a step at a time by its buttons. Each move is announced. */
export function SortableList<Row extends Sortable>(props: SortableListProps<Row>) {
  const { label, rows, isMoving = true, whyNot, onOrder, children, tools } = props
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<{ id: string; to: number }>()
  const [told, setTold] = useState('')
  const ids = rows.map(({ id }) => id)
  const shown = dragged
    ? moved(
        rows,
        rows.findIndex(({ id }) => id === dragged.id),
        dragged.to,
      )
    : rows

  const put = (row: Row, to: number) => {
    const from = ids.indexOf(row.id)
    if (to === from || to < 0 || to >= ids.length) return
    setTold(`${row.name} is number ${to + 1} of ${ids.length} now.`)
    onOrder(moved(ids, from, to))
  }
  const drag = (row: Row) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (whyNot !== undefined || event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id: row.id, to: ids.indexOf(row.id) })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.id === row.id) setDragged({ id: row.id, to: placeAt(list.current, event.clientY) ?? dragged.to })
    },
    onPointerUp: () => {
      if (dragged?.id === row.id) put(row, dragged.to)
      setDragged(undefined)
    },
    onPointerCancel: () => setDragged(undefined),
  })
  return (
    <>
      <ul ref={list} aria-label={label} className="divide-y divide-line rounded-control border border-line">
        {shown.map((row, at) => (
          <li
            key={row.id}
            className={`flex items-center gap-x-1 px-1.5 ${isMoving ? 'py-1 max-sm:pl-0' : 'py-0.5 pl-4!'} ${dragged?.id === row.id ? 'bg-saffron-soft' : ''}`}
          >
            {isMoving && (
              <span
                aria-hidden="true"
                className={`grid h-11 w-8 shrink-0 touch-none place-items-center text-soft ${whyNot === undefined ? 'cursor-grab active:cursor-grabbing' : ''}`}
                {...drag(row)}
              >
                <ToolIcon name="grip" />
              </span>
            )}
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 py-1 wrap-anywhere">
              <span className="font-semibold max-sm:basis-full max-sm:leading-tight">{row.name}</span>
              {children?.(row)}
            </span>
            <span className="ml-auto flex shrink-0">
              {tools?.(row)}
              {isMoving && (
                <>
                  <Step row={row} direction="up" isEnd={at === 0} whyNot={whyNot} onStep={() => put(row, at - 1)} />
                  <Step
                    row={row}
                    direction="down"
                    isEnd={at === shown.length - 1}
                    whyNot={whyNot}
                    onStep={() => put(row, at + 1)}
                  />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

type StepProps = {
  row: Sortable
  direction: 'up' | 'down'
  isEnd: boolean
  whyNot: string | undefined
  onStep: () => void
}

/** At its end it does nothing and keeps the focus, so that a keyboard stays here. */
function Step({ row, direction, isEnd, whyNot, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-control hover:bg-sunk disabled:opacity-55 aria-disabled:opacity-30 max-sm:w-9"
      aria-label={`Move ${row.name} ${direction}`}
      title={whyNot ?? `Move ${direction}`}
      aria-disabled={isEnd || undefined}
      disabled={whyNot !== undefined}
      onClick={() => isEnd || onStep()}
    >
      <ToolIcon name={direction} />
    </button>
  )
}

/** The place in the list at this height. */
function placeAt(list: HTMLElement | null, y: number): number | undefined {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  const within = rows.findIndex(({ top, bottom }) => y >= top && y < bottom)
  if (within !== -1) return within
  const [first] = rows
  return first && (y < first.top ? 0 : rows.length - 1)
}

function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)]
}
