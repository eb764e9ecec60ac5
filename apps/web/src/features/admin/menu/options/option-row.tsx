import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { DollarField } from '../../../../ui/form/dollar-field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { MoveTools } from '../../../../ui/list/move-tools.tsx'
import { COLUMN_HEAD, quietDanger } from '../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { ManagedItem } from '../menu-query.ts'
import type { OptionDraft } from './group-draft.ts'
import { optionWords } from './group-words.ts'
import type { GroupKind } from './groups-query.ts'
import type { Openable, SizeOf } from './library-parts.ts'
import { isMoreWrong, OptionMore } from './option-more.tsx'

type OptionRowProps = {
  option: OptionDraft
  /** Its place, counted from 1. */
  number: number
  kind: GroupKind
  items: readonly ManagedItem[]
  sizes: readonly SizeOf[]
  openable: readonly Openable[]
  isFirst: boolean
  isLast: boolean
  problemAt: (field: string) => string | undefined
  onChange: (changes: Partial<OptionDraft>) => void
  onMove: (by: number) => void
  onRemove: () => void
}

/** Where there is room, one line of a table; on a phone what is rare and the tools stand below the fields, and at twice the text each field says its name. */
const ROW =
  'grid gap-x-2 px-3 @max-[18rem]:grid-cols-1 @min-[18rem]:grid-cols-[minmax(0,1fr)_6rem_3.5rem] @min-[44rem]:grid-cols-[minmax(0,1.2fr)_7rem_4.5rem_minmax(0,1fr)_8.25rem] @min-[44rem]:gap-x-3'
/** The head above the rows names the columns for the eye. */
const CELL = '@min-[18rem]:[&>label]:sr-only'
/** A sentence needs more than a narrow column. */
const WRONG_CELL = `${CELL} @max-[44rem]:col-span-full`

export function OptionHead({ kind }: { kind: GroupKind }) {
  return (
    <p aria-hidden="true" className={`${ROW} py-1.5 @max-[18rem]:hidden! ${COLUMN_HEAD}`}>
      <span>Name</span>
      <span>{kind === 'size' ? 'Price' : 'Adds'}</span>
      <span title="Units that are chosen before a guest chooses">At start</span>
      <span className="@max-[44rem]:hidden">{kind === 'size' ? '' : 'Allergens and more'}</span>
    </p>
  )
}

export function OptionRow(props: OptionRowProps) {
  const { option, number, kind, items, sizes, openable, problemAt, onChange } = props
  const [isOpened, setOpened] = useState(false)
  const name = option.name.trim() || `option ${number}`
  const isOpen = isOpened || isMoreWrong(problemAt, sizes)
  const hasMore = kind !== 'size' || openable.length > 0
  const chooseItem = (itemId: string) => {
    const chosen = items.find(({ id }) => id === itemId)
    onChange({ itemId, ...(chosen && option.name.trim() === '' && { name: chosen.name }) })
  }
  const cell = (field: string) => (problemAt(field) ? WRONG_CELL : CELL)
  return (
    <fieldset className="py-1.5">
      <legend className="sr-only">{name}</legend>
      {kind === 'slot' && (
        <Select
          label="Item of the menu"
          className="px-3 pb-2"
          value={option.itemId}
          options={[['', 'Please choose'], ...items.map((item) => [item.id, item.name] as const)]}
          problem={problemAt('itemId')}
          onChange={chooseItem}
        />
      )}
      <div className={ROW}>
        <Field
          label="Option name"
          className={cell('name')}
          maxLength={200}
          autoComplete="off"
          problem={problemAt('name')}
          value={option.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <DollarField
          label={kind === 'size' ? 'Price of the item' : 'Adds to the price'}
          className={cell('price')}
          problem={problemAt('price')}
          value={option.price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <Field
          label="Chosen at the start"
          className={`@min-[18rem]:[&_input]:px-1! @min-[18rem]:[&_input]:text-center ${cell('preset')}`}
          inputMode="numeric"
          problem={problemAt('preset')}
          title="Units that are chosen before a guest chooses"
          value={option.preset}
          onChange={(event) => onChange({ preset: event.target.value })}
        />
        <div className="col-span-full flex items-center justify-between gap-2 @min-[44rem]:contents">
          {hasMore ? (
            <button
              type="button"
              aria-expanded={isOpen}
              className="-ml-2 flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-2 text-left text-sm leading-tight text-soft hover:bg-sunk @min-[44rem]:ml-0 @min-[44rem]:h-12"
              onClick={() => setOpened(!isOpen)}
            >
              <ToolIcon name="down" className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
              <span className="line-clamp-2">{optionWords(option)}</span>
              <span className="sr-only"> of {name}</span>
            </button>
          ) : (
            <span />
          )}
          <RowTools {...props} name={name} />
        </div>
      </div>
      {isOpen && hasMore && <OptionMore {...props} />}
    </fieldset>
  )
}

function RowTools({ name, isFirst, isLast, onMove, onRemove }: OptionRowProps & { name: string }) {
  return (
    <span className="-mr-2 flex shrink-0">
      <MoveTools up={`Move ${name} up`} down={`Move ${name} down`} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <button type="button" className={quietDanger('w-11')} aria-label={`Remove ${name}`} onClick={onRemove}>
        <ToolIcon name="bin" />
      </button>
    </span>
  )
}
