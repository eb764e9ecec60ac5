import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { DollarField } from '../../../../ui/form/dollar-field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { COLUMN_HEAD } from '../../../../ui/list/row-look.ts'
import { type ListTool, ToolMenu } from '../../../../ui/list/tool-menu.tsx'
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

/** Where there is room, one line of a table under its heads; on a phone the name has a line of its own, and the numbers stand below it under their names. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] gap-2 px-3 @min-[44rem]:grid-cols-[minmax(0,1.2fr)_7.5rem_6rem_minmax(0,1fr)_2.75rem] @min-[44rem]:gap-x-3'
/** The head above the rows names the columns for the eye. */
const IN_COLUMN = '@min-[44rem]:[&>label]:sr-only @max-[44rem]:[&>label]:text-sm'
/** A sentence needs more than a narrow column. */
const WRONG = '@max-[44rem]:col-span-full'

export function OptionHead({ kind }: { kind: GroupKind }) {
  return (
    <p
      aria-hidden="true"
      className={`${ROW} sticky -top-5 z-10 rounded-t-control bg-raised py-1.5 @max-[44rem]:hidden! sm:-top-6 ${COLUMN_HEAD}`}
    >
      <span>Name</span>
      <span>{kind === 'size' ? 'Price' : 'Adds to the price'}</span>
      <span>Preselected</span>
      <span>{kind === 'size' ? '' : 'Allergens and more'}</span>
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
  const cell = (field: string) => `${IN_COLUMN} ${problemAt(field) ? WRONG : ''}`
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
          className={`[&>label]:sr-only @max-[44rem]:col-span-2 ${problemAt('name') ? WRONG : ''}`}
          placeholder="Option name"
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
          label="Preselected"
          className={`@max-[44rem]:col-span-2 ${option.preset.trim() === '0' ? '[&_input]:text-soft' : ''} ${cell('preset')}`}
          inputMode="numeric"
          problem={problemAt('preset')}
          value={option.preset}
          onChange={(event) => onChange({ preset: event.target.value })}
        />
        {hasMore ? (
          <button
            type="button"
            aria-expanded={isOpen}
            className="-ml-2 flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-2 text-left text-sm leading-tight text-soft hover:bg-sunk @max-[44rem]:col-span-full @min-[44rem]:ml-0"
            onClick={() => setOpened(!isOpen)}
          >
            <ToolIcon name="down" className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
            <span className="min-w-0">{optionWords(option)}</span>
            <span className="sr-only"> of {name}</span>
          </button>
        ) : (
          <span className="@max-[44rem]:hidden" />
        )}
        <ToolMenu
          label={`More for ${name}`}
          look="bare"
          className="@max-[44rem]:col-start-3 @max-[44rem]:row-start-1 min-h-12"
          tools={toolsOf(props)}
        />
      </div>
      {isOpen && hasMore && <OptionMore {...props} />}
    </fieldset>
  )
}

/** Its place and its end: rare, and never beside a field that is typed into. */
function toolsOf({ isFirst, isLast, onMove, onRemove }: OptionRowProps): readonly ListTool[] {
  return [
    ...(isFirst ? [] : [{ icon: 'up', label: 'Move up', onPress: () => onMove(-1) } as const]),
    ...(isLast ? [] : [{ icon: 'down', label: 'Move down', onPress: () => onMove(1) } as const]),
    { icon: 'bin', label: 'Remove', isDanger: true, onPress: onRemove },
  ]
}
