import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
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

const TOOL = 'grid size-11 place-items-center rounded-control hover:bg-sunk aria-disabled:opacity-30'

export function OptionRow(props: OptionRowProps) {
  const { option, number, kind, items, sizes, openable, isFirst, isLast, problemAt, onChange, onMove, onRemove } = props
  const name = option.name.trim() || `option ${number}`
  const chooseItem = (itemId: string) => {
    const chosen = items.find(({ id }) => id === itemId)
    onChange({ itemId, ...(chosen && option.name.trim() === '' && { name: chosen.name }) })
  }
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        {kind === 'slot' && (
          <Select
            label="Item of the menu"
            className="sm:col-span-3"
            value={option.itemId}
            options={[['', 'Please choose'], ...items.map((item) => [item.id, item.name] as const)]}
            problem={problemAt('itemId')}
            onChange={chooseItem}
          />
        )}
        <Field
          label="Option name"
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
          label="At the start"
          inputMode="numeric"
          problem={problemAt('preset')}
          title="Units that are chosen before a guest chooses"
          value={option.preset}
          onChange={(event) => onChange({ preset: event.target.value })}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-1">
        {kind !== 'size' && (
          <Field
            label="Allergens"
            className="min-w-40 grow"
            placeholder="milk, wheat"
            autoComplete="off"
            problem={problemAt('allergens')}
            value={option.allergens}
            onChange={(event) => onChange({ allergens: event.target.value })}
          />
        )}
        <span className="ml-auto flex">
          <button
            type="button"
            className={TOOL}
            aria-label={`Move ${name} up`}
            aria-disabled={isFirst || undefined}
            onClick={() => isFirst || onMove(-1)}
          >
            <ToolIcon name="up" />
          </button>
          <button
            type="button"
            className={TOOL}
            aria-label={`Move ${name} down`}
            aria-disabled={isLast || undefined}
            onClick={() => isLast || onMove(1)}
          >
            <ToolIcon name="down" />
          </button>
          <button type="button" className={`${TOOL} text-chilli`} aria-label={`Remove ${name}`} onClick={onRemove}>
            <ToolIcon name="bin" />
          </button>
        </span>
      </div>
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
