import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { anOption, type GroupDraft, type OptionDraft } from './group-draft.ts'
import { KINDS, limitsSentence } from './group-words.ts'
import type { Openable, SizeOf } from './library-parts.ts'
import { OptionHead, OptionRow } from './option-row.tsx'

type GroupFieldsProps = {
  draft: GroupDraft
  items: readonly ManagedItem[]
  sizes: readonly SizeOf[]
  openable: readonly Openable[]
  /** How many other groups have its name. */
  namesakes: number
  problemAt: (field: string) => string | undefined
  set: (changes: Partial<GroupDraft>) => void
}

const COUNTS = [
  ['min', 'At least'],
  ['max', 'At most'],
  ['maxEach', 'Of the same option'],
  ['free', 'Free of charge'],
] as const

const READ_BY_GUESTS = 'Guests read it above the options.'

function sharedWords(count: number): string {
  const others = count === 1 ? 'Another group has' : `${count} other groups have`
  return `${others} this name, so staff also see what is in it.`
}

export function GroupFields({ draft, items, sizes, openable, namesakes, problemAt, set }: GroupFieldsProps) {
  const { kind, options } = draft
  const change = (key: string, changes: Partial<OptionDraft>) =>
    set({ options: options.map((one) => (one.key === key ? { ...one, ...changes } : one)) })
  const move = (at: number, by: number) => {
    const moving = options.slice(at, at + 1)
    const rest = options.filter((_, place) => place !== at)
    set({ options: [...rest.slice(0, at + by), ...moving, ...rest.slice(at + by)] })
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Group name"
          required
          maxLength={200}
          autoComplete="off"
          problem={problemAt('name')}
          hint={
            draft.name.trim() === '' || namesakes === 0 ? READ_BY_GUESTS : `${READ_BY_GUESTS} ${sharedWords(namesakes)}`
          }
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label="Kind"
          value={kind}
          options={KINDS}
          problem={problemAt('kind')}
          onChange={(chosen) => {
            const found = KINDS.find(([one]) => one === chosen)?.[0] ?? kind
            set({ kind: found, ...(found === 'size' && { min: '1', max: '1', maxEach: '1', free: '0' }) })
          }}
        />
      </div>
      {kind === 'size' ? (
        <p className="text-soft">
          Exactly one size is chosen, and the item costs what it says.
          {problemAt('min') && <b className="block text-chilli">{problemAt('min')}</b>}
        </p>
      ) : (
        <fieldset className="grid grid-cols-4 gap-x-3 gap-y-2 max-sm:grid-cols-2 [&_label]:text-sm">
          <legend className="mb-2 font-semibold">How many options a guest chooses</legend>
          {COUNTS.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              inputMode="numeric"
              problem={problemAt(name)}
              value={draft[name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          ))}
          <p role="status" className="col-span-full text-sm text-soft empty:hidden">
            {limitsSentence(draft)}
          </p>
        </fieldset>
      )}
      <section aria-labelledby="options-of-group" className="grid gap-3">
        <h3 id="options-of-group" className="text-lg">
          Options
        </h3>
        <p className="-mt-2 text-sm text-soft">
          Preselected: how many of an option are chosen already when a guest opens the item.
        </p>
        {problemAt('options') && <p className="font-semibold text-chilli">{problemAt('options')}</p>}
        {options.length > 0 && (
          <div className="@container divide-y divide-line rounded-control border border-line">
            <OptionHead kind={kind} />
            {options.map((option, at) => (
              <OptionRow
                key={option.key}
                option={option}
                number={at + 1}
                kind={kind}
                items={items}
                sizes={sizes}
                openable={openable}
                isFirst={at === 0}
                isLast={at === options.length - 1}
                problemAt={(field) =>
                  problemAt(`options.${at}.${field}`) ?? (field === 'name' ? problemAt(`options.${at}`) : undefined)
                }
                onChange={(changes) => change(option.key, changes)}
                onMove={(by) => move(at, by)}
                onRemove={() => set({ options: options.filter(({ key }) => key !== option.key) })}
              />
            ))}
          </div>
        )}
        <button
          type="button"
          className={button('quiet', 'w-fit px-4!')}
          onClick={() => set({ options: [...options, anOption()] })}
        >
          <Icon name="plus" /> Add an option
        </button>
      </section>
    </div>
  )
}
