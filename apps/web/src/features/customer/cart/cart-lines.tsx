import type { Cart, CartChanges, CartLine } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { type ReactNode, useState } from 'react'
import { type RemovedLine, rowsWith } from '../../../kit/cart/removed-lines.ts'
import { CartLineWords, heatOfLine } from '../../../ui/cart-line-words.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { editId, useEditedLine } from './use-edited-line.ts'

type CartLinesProps = {
  lines: Cart
  /** Lines that have to be chosen again. */
  unfit: CartChanges['unfit']
  whenOn: (itemId: string) => string | undefined
  pictureOf: (itemId: string) => ReactNode
  /** Opens the dialog of a line. */
  onEdit: (line: CartLine) => void
  onQuantity: (cartKey: string, quantity: number) => void
  /** True when it went back in. */
  onPutBack: (line: CartLine, at: number) => boolean
  /** A line was chosen anew and is a part of another now. */
  onMerged: () => void
}

/** Quantities are changed in place; what was taken out can be put back as long as this list is open. */
export function CartLines(props: CartLinesProps) {
  const { lines, unfit, whenOn, pictureOf, onEdit, onQuantity, onPutBack, onMerged } = props
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const [restored, setRestored] = useState<string>()
  const edited = useEditedLine(lines, onMerged)

  const edit = (line: CartLine) => {
    edited.begin(line)
    onEdit(line)
  }
  const change = (line: CartLine, at: number, quantity: number) => {
    if (quantity < 1) setRemoved((before) => [...before, { line, at }])
    edited.end()
    onQuantity(line.cartKey, quantity)
  }
  const undoAll = () => {
    // The last one first: each place was counted in the cart as it was before the next one went.
    for (const { line, at } of removed.toReversed()) undo(line, at)
  }
  const undo = (line: CartLine, at: number) => {
    if (!onPutBack(line, at)) return
    setRemoved((before) => before.filter((other) => other.line.cartKey !== line.cartKey))
    setRestored(line.cartKey)
  }
  if (lines.length === 0 && removed.length > 1) {
    return <RemovedRow what={`${removed.length} dishes`} action="Undo all" onUndo={undoAll} />
  }
  return (
    <ul className="mt-1">
      {rowsWith(lines, removed).map(({ line, at, isRemoved }) => (
        <li key={line.cartKey} className={`border-b border-line ${isRemoved ? 'py-1' : 'py-4'}`}>
          {isRemoved ? (
            <RemovedRow
              what={<span className="line-through">{line.name}</span>}
              action="Undo"
              label={`Undo: put ${line.name} back`}
              onUndo={() => undo(line, at)}
            />
          ) : (
            <LineRow
              line={line}
              picture={pictureOf(line.id)}
              hasFocus={restored === line.cartKey}
              problems={unfit.find((one) => one.line.cartKey === line.cartKey)?.problems ?? []}
              notNow={whenOn(line.id)}
              onEdit={() => edit(line)}
              onQuantity={(quantity) => change(line, at, quantity)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const ACTION =
  'inline-flex min-h-11 items-center text-sm font-semibold text-soft underline underline-offset-4 hover:text-ink'

type LineRowProps = {
  line: CartLine
  picture: ReactNode
  hasFocus: boolean
  problems: readonly string[]
  /** When the dish is on, if it is not now. */
  notNow: string | undefined
  onEdit: () => void
  onQuantity: (quantity: number) => void
}

function LineRow({ line, picture, hasFocus, problems, notNow, onEdit, onQuantity }: LineRowProps) {
  const heat = heatOfLine(line)
  return (
    <div className="flex items-start gap-4 max-[22.4375rem]:gap-3">
      <div className="w-18 shrink-0 max-[22.4375rem]:w-12 self-start overflow-hidden rounded-control empty:hidden">
        {picture}
      </div>
      <div className="min-w-0 grow">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-display text-lg leading-tight font-semibold">{line.name}</span>{' '}
          <span className="price shrink-0 font-semibold">{formatCad(line.price * line.quantity)}</span>
        </p>
        <CartLineWords line={line} heat={heat} />
        {notNow && <p className="mt-1 text-sm font-semibold text-saffron-ink">{notNow}</p>}
        {problems.map((problem) => (
          <p key={problem} className="mt-1 text-sm font-semibold text-chilli">
            {problem}
          </p>
        ))}
        {/* Every row has this one, at the same place, whatever was chosen. */}
        <div className="mt-2 flex flex-wrap items-center justify-end gap-x-4 max-[22.4375rem]:gap-x-3">
          <button id={editId(line)} type="button" aria-label={`Edit ${line.name}`} className={ACTION} onClick={onEdit}>
            {problems.length > 0 ? 'Choose again' : 'Edit'}
          </button>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the row came back under the hand that pressed Undo
            autoFocus={hasFocus}
            aria-label={`Remove ${line.name}`}
            className={`mr-auto ${ACTION}`}
            onClick={() => onQuantity(0)}
          >
            Remove
          </button>
          <Stepper
            label={heat === '' ? line.name : `${line.name}, ${heat}`}
            value={line.quantity}
            max={line.maxQuantity}
            onChange={onQuantity}
          />
        </div>
      </div>
    </div>
  )
}

type RemovedRowProps = { what: ReactNode; action: string; label?: string; onUndo: () => void }

function RemovedRow({ what, action, label, onUndo }: RemovedRowProps) {
  return (
    <p className="flex items-center justify-between gap-4 text-soft">
      <span>{what} removed</span>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the row that had the focus has turned into this one
        autoFocus
        aria-label={label}
        className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink underline underline-offset-4 hover:bg-sunk"
        onClick={onUndo}
      >
        {action}
      </button>
    </p>
  )
}
