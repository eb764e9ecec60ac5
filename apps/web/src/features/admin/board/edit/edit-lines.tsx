import { DEFAULT_MAX_QUANTITY } from '@sizzle/domain/cart/limits.ts'
import { SPICE_LEVELS } from '@sizzle/domain/cart/spice.ts'
import { MAX_NOTE } from '@sizzle/domain/menu/options-note.ts'
import { useState } from 'react'
import { useKeptFocus } from '../../../../kit/use-kept-focus.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { FilterSelect } from '../../../../ui/list/filter-select.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { Stepper } from '../../../../ui/stepper.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { type DraftHeat, type DraftLine, type EditDraft, withHeat, withNote, withQuantity } from './edit-draft.ts'

type EditLinesProps = { draft: EditDraft; onDraft: (draft: EditDraft) => void }

/** Each dish with how many of it; what is taken out stays, struck through, until the order is saved. */
export function EditLines({ draft, onDraft }: EditLinesProps) {
  return (
    <ul aria-label="Dishes of the order" className="grid">
      {draft.lines.map((line) => (
        <Line
          key={line.key}
          line={line}
          onQuantity={(quantity) => onDraft(withQuantity(draft, line.key, quantity))}
          onHeat={(level) => onDraft(withHeat(draft, line.key, level))}
          onNote={(note) => onDraft(withNote(draft, line.key, note))}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  line: DraftLine
  onQuantity: (quantity: number) => void
  onHeat: (level: number) => void
  onNote: (note: string) => void
}

function Line({ line, onQuantity, onHeat, onNote }: LineProps) {
  const { name, words, heat, note, quantity, before, price } = line
  const [hasNote, setHasNote] = useState(note !== '')
  const isOut = quantity === 0
  // Each of these presses takes its own button away.
  const row = useKeptFocus<HTMLLIElement>(isOut)
  const noteField = useKeptFocus<HTMLDivElement>(hasNote)
  return (
    <li ref={row} className="@container grid gap-2 border-b border-line py-3 first:pt-0">
      <div className="flex items-baseline justify-between gap-3">
        <div className="min-w-0">
          <p className={`font-semibold break-words ${isOut ? 'text-soft line-through' : ''}`}>
            {name} <Mark {...{ quantity, before }} />
          </p>
          {words !== '' && <p>{words}</p>}
        </div>
        <span className="price shrink-0">{formatDollars(price * quantity)}</span>
      </div>
      {isOut ? (
        <button type="button" className={button('quiet', 'w-fit')} onClick={() => onQuantity(before)}>
          Put back<span className="sr-only"> {name}</span>
        </button>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stepper label={name} value={quantity} max={DEFAULT_MAX_QUANTITY} onChange={onQuantity} />
          {heat && <HeatOf name={name} heat={heat} onHeat={onHeat} />}
          {!hasNote && (
            <button
              type="button"
              // In a narrow row the heat leaves room for the bin alone.
              className={`ml-auto min-h-11 px-2 font-semibold underline underline-offset-4 ${heat ? '@max-[24.5rem]:order-1 @max-[24.5rem]:-mt-2 @max-[24.5rem]:mr-auto @max-[24.5rem]:-ml-2' : ''}`}
              onClick={() => setHasNote(true)}
            >
              Add a note<span className="sr-only"> for {name}</span>
            </button>
          )}
          <button
            type="button"
            aria-label={`Remove ${name}`}
            title="Remove"
            className={`-mr-2.5 grid size-11 place-items-center rounded-control text-soft hover:bg-chilli-soft hover:text-chilli ${hasNote ? 'ml-auto' : heat ? '@max-[24.5rem]:ml-auto' : ''}`}
            onClick={() => onQuantity(0)}
          >
            <ToolIcon name="bin" />
          </button>
        </div>
      )}
      {!isOut && hasNote && (
        <div ref={noteField}>
          <Field
            label={`Note for ${name}`}
            maxLength={MAX_NOTE}
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        </div>
      )}
    </li>
  )
}

type HeatOfProps = { name: string; heat: DraftHeat; onHeat: (level: number) => void }

function HeatOf({ name, heat, onHeat }: HeatOfProps) {
  const levels = SPICE_LEVELS.map(({ level, name: words }) => [String(level), words] as const)
  return (
    <FilterSelect
      label={`Heat of ${name}`}
      className={heat.level === heat.before ? '' : 'border-saffron-ink bg-saffron-soft!'}
      value={String(heat.level)}
      options={levels}
      onChange={(level) => onHeat(Number(level))}
    />
  )
}

/** What the kitchen will read of it. */
function Mark({ quantity, before }: Pick<DraftLine, 'quantity' | 'before'>) {
  if (quantity === before) return null
  const words = before === 0 ? 'new' : quantity === 0 ? `${before} taken out` : `was ${before}`
  return (
    <span className="ml-1 inline-block rounded-full bg-saffron-soft px-2 text-sm font-semibold no-underline">
      {words}
    </span>
  )
}
