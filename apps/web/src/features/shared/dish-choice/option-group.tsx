import type { Choice, Option, OptionGroup, SizeCode } from '@sizzle/domain/menu/options.ts'
import { openedBy } from '@sizzle/domain/menu/options.ts'
import { optionAllergens } from '@sizzle/domain/menu/options-contents.ts'
import type { OptionsNow } from '@sizzle/domain/menu/options-now.ts'
import { setUnits, whyFull, withBelow } from '@sizzle/domain/menu/options-picking.ts'
import { Parted } from '../../../ui/parted.tsx'
import { groupHint } from './group-words.ts'
import { OptionRow } from './option-row.tsx'

export type GroupsProps = {
  groups: readonly OptionGroup[]
  choices: readonly Choice[]
  onChange: (choices: readonly Choice[]) => void
  /** Where the choices stand in the line, as the rules name it: 'options', or 'options.main.thali' below an option. */
  field: string
  /** Keeps the names of one dialog apart from those of another. */
  id: string
  size: SizeCode | null
  now: OptionsNow
  /** Sentences by field, once the person has been told what is missing. */
  problems: ReadonlyMap<string, string>
  isBelow?: boolean
}

/** Groups one under the other, each with its options; what an option opens stands right below it. */
export function OptionGroups(props: GroupsProps) {
  return props.groups.map((group) => <GroupField key={group.id} {...props} group={group} />)
}

function GroupField(props: GroupsProps & { group: OptionGroup }) {
  const { group, choices, onChange, field, id, size, now, problems, isBelow = false } = props
  const at = `${id}-${field}.${group.id}`
  const problem = problems.get(`${field}.${group.id}`)
  const full = whyFull(group, choices)
  const choose = (option: Option, units: number) => onChange(setUnits(choices, { group, option, units }, now))
  const chosen = choices.find(({ groupId }) => groupId === group.id)
  return (
    <fieldset
      id={at}
      aria-describedby={`${at}-hint ${at}-said`}
      className={`scroll-mt-[calc(var(--sheet-bar,0px)+1rem)] ${isBelow ? 'mt-3' : 'mt-6'}`}
    >
      {/* Over a long list it stays in sight. Floated it is a block like any other, which can. */}
      <legend className="group-head">{group.name}</legend>
      <p id={`${at}-hint`} className="clear-both text-sm text-soft">
        <Parted parts={groupHint(group, size).split(' · ')} />
      </p>
      <p
        id={`${at}-said`}
        role="status"
        // In sight over a long list, whose rows it explains.
        className={`group-said ${problem ? 'text-chilli' : 'text-saffron-ink'}`}
      >
        {problem ?? full}
      </p>
      <ul className={`mt-2 rounded-control border ${problem ? 'border-chilli' : 'border-line-strong'}`}>
        {group.options.map((option) => (
          <li
            key={option.id}
            className="border-line not-first:border-t first:rounded-t-[inherit] last:rounded-b-[inherit]"
          >
            <OptionRow
              option={option}
              group={group}
              choices={choices}
              name={at}
              size={size}
              isBelow={isBelow}
              isSoldOut={!now.canBeHad(option)}
              allergens={optionAllergens(option, now.menu)}
              onUnits={(units) => choose(option, units)}
            />
            <Below {...props} option={option} />
          </li>
        ))}
        {group.max === 1 && group.min === 0 && (
          <li className="rounded-b-[inherit] border-t border-line">
            <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-b-[inherit] px-3.5 py-2 choice">
              <input
                type="radio"
                name={at}
                className="size-5 shrink-0 tick-dot"
                checked={!chosen}
                onChange={() => onChange(choices.filter(({ groupId }) => groupId !== group.id))}
              />
              None
            </label>
          </li>
        )}
      </ul>
    </fieldset>
  )
}

/** What a chosen option asks of its own, one level deep. */
function Below(props: GroupsProps & { group: OptionGroup; option: Option }) {
  const { group, option, choices, onChange, field, now, isBelow } = props
  const above = choices.find(({ groupId, optionId }) => groupId === group.id && optionId === option.id)
  const groups = isBelow || !above ? [] : openedBy(option, now.menu)
  if (!above || groups.length === 0) return null
  const isDish = option.itemId !== null
  return (
    <div className="mb-3 ml-5 border-l-2 border-saffron pr-3 pl-4">
      <OptionGroups
        {...props}
        groups={groups}
        choices={above.choices ?? []}
        field={`${field}.${group.id}.${option.id}`}
        size={isDish ? null : props.size}
        onChange={(below) => onChange(withBelow(choices, above, below))}
        isBelow
      />
    </div>
  )
}
