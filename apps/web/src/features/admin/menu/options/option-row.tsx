import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { MoveTools } from '../../../../ui/list/move-tools.tsx'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { ManagedItem } from '../menu-query.ts'
import type { OptionDraft } from './group-draft.ts'
import type { GroupKind } from './groups-query.ts'
import type { Openable, SizeOf } from './library-parts.ts'
import { OptionMore } from './option-more.tsx'

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

export function OptionRow(props: OptionRowProps) {
  const { option, number, kind, items, sizes, openable, problemAt, onChange } = props
  const name = option.name.trim() || `option ${number}`
  const chooseItem = (itemId: string) => {
    const chosen = items.find(({ id }) => id === itemId)
    onChange({ itemId, ...(chosen && option.name.trim() === '' && { name: chosen.name }) })
  }
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        {kind === 'slot' && (
          <Select
            label="Item of the menu"
            className="col-span-full"
            value={option.itemId}
            options={[['', 'Please choose'], ...items.map((item) => [item.id, item.name] as const)]}
            problem={problemAt('itemId')}
            onChange={chooseItem}
          />
        )}
        <Field
          label="Option name"
          className="max-sm:col-span-2"
          maxLength={200}
          autoComplete="off"
          problem={problemAt('name')}
          value={option.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <Field
          label={kind === 'size' ? 'Price of the item' : 'Adds to the price'}
          inputMode="decimal"
          autoComplete="off"
          problem={problemAt('price')}
          value={option.price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <Field
          label="Chosen at the start"
          inputMode="numeric"
          problem={problemAt('preset')}
          title="Units that are chosen before a guest chooses"
          value={option.preset}
          onChange={(event) => onChange({ preset: event.target.value })}
        />
        <RowTools {...props} name={name} />
      </div>
      {kind !== 'size' && (
        <Field
          label="Allergens"
          className="mt-3"
          placeholder="milk, wheat"
          autoComplete="off"
          problem={problemAt('allergens')}
          value={option.allergens}
          onChange={(event) => onChange({ allergens: event.target.value })}
        />
      )}
      <OptionMore
        option={option}
        name={name}
        kind={kind}
        sizes={sizes}
        openable={openable}
        problemAt={problemAt}
        onChange={onChange}
      />
    </fieldset>
  )
}

/** Beside the fields, in the line of what is typed into them. */
function RowTools({ name, isFirst, isLast, onMove, onRemove }: OptionRowProps & { name: string }) {
  return (
    <span className="ml-auto flex max-sm:col-span-2 sm:pt-7">
      <MoveTools up={`Move ${name} up`} down={`Move ${name} down`} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <button type="button" className={quietDanger()} aria-label={`Remove ${name}`} onClick={onRemove}>
        <ToolIcon name="bin" />
      </button>
    </span>
  )
}
