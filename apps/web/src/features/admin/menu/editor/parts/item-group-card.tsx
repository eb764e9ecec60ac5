import { Field } from '../../../../../ui/field.tsx'
import { MoveTools } from '../../../../../ui/list/move-tools.tsx'
import { quietDanger } from '../../../../../ui/list/row-look.ts'
import { formatDollars } from '../../../../../ui/money.ts'
import { ToolIcon } from '../../../../../ui/tool-icon.tsx'
import { countWords } from '../../options/group-words.ts'
import type { ManagedGroup, ManagedOption } from '../../options/groups-query.ts'
import type { ItemGroupDraft } from '../item-groups.ts'

type ItemGroupCardProps = {
  group: ItemGroupDraft
  /** Missing once somebody has deleted it. */
  known: ManagedGroup | undefined
  problems: readonly { readonly below: string; readonly sentence: string }[]
  isFirst: boolean
  isLast: boolean
  onChange: (changes: Partial<ItemGroupDraft>) => void
  onMove: (by: number) => void
  onRemove: () => void
}

const COUNTS = [
  ['min', 'At least'],
  ['max', 'At most'],
  ['free', 'Free of charge'],
] as const

/** A group that this dish offers, and what the dish does otherwise than the group says. */
export function ItemGroupCard(props: ItemGroupCardProps) {
  const { group, known, problems, isFirst, isLast, onChange, onMove, onRemove } = props
  const name = known?.name ?? group.groupId
  const problemAt = (below: string) => problems.find((one) => one.below === below)?.sentence
  const fields = [...COUNTS.map(([count]) => count as string), ...Object.keys(group.prices).map((id) => `prices.${id}`)]
  const others = problems.filter(({ below }) => !fields.includes(below))
  return (
    <section aria-label={name} className="rounded-control border border-line">
      <div className="flex items-center gap-1 py-1 pr-1.5 pl-4">
        <p className="min-w-0 grow py-1.5">
          <b>{name}</b>
          <span className="block text-sm text-soft">
            {known ? `${countWords(known)} · ${optionCount(known.options.length)}` : 'This group is no longer there.'}
          </span>
        </p>
        {!(isFirst && isLast) && (
          <MoveTools
            up={`Ask ${name} earlier`}
            down={`Ask ${name} later`}
            isFirst={isFirst}
            isLast={isLast}
            onMove={onMove}
          />
        )}
        <button type="button" className={quietDanger()} aria-label={`Take ${name} off`} onClick={onRemove}>
          <ToolIcon name="bin" />
        </button>
      </div>
      {others.map(({ sentence }) => (
        <p key={sentence} className="px-4 pb-2 text-sm font-semibold text-chilli">
          {sentence}
        </p>
      ))}
      {known && (
        <details className="group/own border-t border-line" open={problems.length > 0 || undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold hover:bg-sunk">
            <ToolIcon name="down" className="size-5 shrink-0 transition-transform group-open/own:rotate-180" />
            <span className="min-w-0">{otherwiseWords(group)}</span>
          </summary>
          <div className="grid gap-4 p-4 pt-2">
            {known.kind !== 'size' && (
              <div className="grid grid-cols-3 items-end gap-3 [&_label]:text-sm">
                {COUNTS.map(([count, label]) => (
                  <Field
                    key={count}
                    label={label}
                    inputMode="numeric"
                    placeholder={String(known[count])}
                    problem={problemAt(count)}
                    value={group[count]}
                    onChange={(event) => onChange({ [count]: event.target.value })}
                  />
                ))}
              </div>
            )}
            <ul aria-label={`Options of ${name}`} className="divide-y divide-line">
              {known.options.map((option) => (
                <OfferedOption
                  key={option.id}
                  option={option}
                  group={group}
                  problem={problemAt(`prices.${option.id}`)}
                  onChange={onChange}
                />
              ))}
            </ul>
          </div>
        </details>
      )}
    </section>
  )
}

/** The number stays with its word. */
function optionCount(count: number): string {
  return count === 1 ? '1\u00a0option' : `${count}\u00a0options`
}

function otherwiseWords({ min, max, free, hidden, prices }: ItemGroupDraft): string {
  const own = Object.values(prices).filter((price) => price.trim() !== '').length
  const said = [
    [min, max, free].some((count) => count.trim() !== '') && 'own limits',
    hidden.length > 0 && `${hidden.length} not offered`,
    own > 0 && `${own} own ${own === 1 ? 'price' : 'prices'}`,
  ].filter((words) => words !== false)
  return said.length === 0 ? 'Change for this item' : `Different from the group: ${said.join(', ')}`
}

type OfferedOptionProps = {
  option: ManagedOption
  group: ItemGroupDraft
  problem: string | undefined
  onChange: (changes: Partial<ItemGroupDraft>) => void
}

function OfferedOption({ option: { id, name, price }, group, problem, onChange }: OfferedOptionProps) {
  const isOffered = !group.hidden.includes(id)
  const others = group.hidden.filter((one) => one !== id)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-1.5">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 shrink-0 tick-box"
          checked={isOffered}
          onChange={() => onChange({ hidden: isOffered ? [...others, id] : others })}
        />
        <span className={isOffered ? '' : 'text-soft line-through'}>{name}</span>
      </label>
      <Field
        label={`Own price of ${name}`}
        className="w-32 [&_label]:sr-only"
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatDollars(price)}
        problem={problem}
        disabled={!isOffered}
        value={group.prices[id] ?? ''}
        onChange={(event) => onChange({ prices: { ...group.prices, [id]: event.target.value } })}
      />
    </li>
  )
}
