import type { getOptionGroups } from '@sizzle/contract/menu-groups.ts'
import type { getLocationMenuAdmin } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { type ReactNode, useId, useState } from 'react'
import { button } from '../../../../ui/button.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { SearchInput } from '../../../../ui/list/search-box.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { groupTitles } from './group-titles.ts'
import {
  countRoutes,
  MIXED,
  NO_ROUTE,
  NOBODY,
  optionTarget,
  type RouteTarget,
  routeOf,
  routeOfAll,
  type StationsDraft,
  withRoute,
  withRoutes,
} from './stations-draft.ts'

type Menu = WireOutputOf<typeof getLocationMenuAdmin>
type Group = WireOutputOf<typeof getOptionGroups>['groups'][number]
type Editing = { draft: StationsDraft; onChange: (draft: StationsDraft) => void }
type RouteListProps = Editing & { menu: Menu; groups: readonly Group[]; problem: string | undefined }

const ROW =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,12rem)] sm:grid-cols-[minmax(0,1fr)_minmax(0,13rem)] items-center gap-x-3 *:first:mb-0 [&>select]:text-ellipsis'
/** The same with room behind the choice, for what opens the dishes of a category; on a phone its name stands above both. */
const WIDE_ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_6.5rem] sm:gap-x-3'
/** Its label and choice are columns of the row around it. */
const IN_ROW = 'contents *:first:mb-0 [&>select]:text-ellipsis max-sm:[&>label]:col-span-full'

/** Where each category goes, below it the dishes that go elsewhere, and at last the options. */
export function RouteList({ menu: { categories, items }, groups, problem, ...editing }: RouteListProps) {
  const { stations, defaultStationId } = editing.draft
  if (!stations.some(({ kind }) => kind === 'prep')) return null
  const usual = stations.find(({ id }) => id === defaultStationId)
  return (
    <section aria-labelledby="routes" className="rounded-card border border-line bg-raised">
      <h2 id="routes" className="px-4 pt-3 text-xl">
        What goes where
      </h2>
      <DefaultStation {...editing} problem={problem} />
      <ul className="divide-y divide-line border-t border-line">
        {categories.map(({ id, name }) => (
          <CategoryRow
            key={id}
            {...editing}
            id={id}
            name={name}
            otherwise={usual ? `Default (${nameOf(usual)})` : 'Default station'}
            dishes={items
              .filter(({ category }) => category === id)
              .map((item) => ({ match: 'item', id: item.id, name: item.name }))}
          />
        ))}
      </ul>
      {groups.length > 0 && <OptionRoutes {...editing} groups={groups} titles={groupTitles(groups, items)} />}
    </section>
  )
}

type OptionRoutesProps = Editing & { groups: readonly Group[]; titles: ReadonlyMap<string, string> }

/** So many groups are looked through by eye. */
const FEW_GROUPS = 8

/** A group goes somewhere as a whole, and behind a press single options of it. Most go with their dishes: those are folded away. */
function OptionRoutes({ groups, titles, ...editing }: OptionRoutesProps) {
  // Which stand apart is settled when the page opens: a group does not jump away under the hand that sends it elsewhere.
  const [sentAtFirst] = useState(
    () => new Set(groups.filter((group) => countRoutes(editing.draft, targetsOf(group)) > 0).map(({ id }) => id)),
  )
  const [typed, setTyped] = useState('')
  const titleOf = ({ id, name }: Group) => titles.get(id) ?? name
  const sent = groups.filter((group) => sentAtFirst.has(group.id))
  const others = groups.filter((group) => !sentAtFirst.has(group.id))
  const isMeant = (group: Group) =>
    [titleOf(group), ...group.options.map(({ name }) => name)].some((words) =>
      foldText(words).includes(foldText(typed)),
    )
  const rowsOf = (some: readonly Group[]) => (
    <ul className="divide-y divide-line">
      {some.map((group) => (
        <GroupRow key={group.id} {...editing} title={titleOf(group)} options={targetsOf(group)} />
      ))}
    </ul>
  )
  return (
    <div className="border-t border-line">
      <div className="px-4 pt-3 pb-1">
        <h3 className="text-lg">Options</h3>
        <p className="mt-1 text-pretty text-soft">
          In a combo, only the option goes to the station chosen here. With any other dish, the whole dish goes there.
        </p>
      </div>
      {rowsOf(sent)}
      {others.length > 0 && (
        <Fold
          className="px-4 pb-1 [&>ul]:-mx-4"
          title={`${sent.length > 0 ? 'Other option groups' : 'Option groups'} (${others.length})`}
        >
          {others.length > FEW_GROUPS && (
            <SearchInput
              label="Search option groups"
              placeholder="Group, option or dish"
              className="mb-2"
              hasSign
              value={typed}
              onChange={setTyped}
            />
          )}
          {rowsOf(others.filter(isMeant))}
          {!others.some(isMeant) && <p className="pb-3 text-soft">No group is found.</p>}
        </Fold>
      )}
    </div>
  )
}

function targetsOf({ id: groupId, options }: Group): readonly Named[] {
  return options.map(({ id, name }) => ({ ...optionTarget(groupId, id), name }))
}

/** First: most categories go where it says. */
function DefaultStation({ draft, onChange, problem }: Editing & { problem: string | undefined }) {
  const cooking = draft.stations.filter(({ kind }) => kind === 'prep')
  return (
    <div className="px-4 pt-2 pb-3">
      <div className={WIDE_ROW}>
        <Select
          label="Default station"
          className={`${IN_ROW} max-sm:[&>select]:col-span-full [&>.problem]:col-span-full`}
          value={draft.defaultStationId ?? ''}
          options={[['', 'None'], ...cooking.map((station) => [station.id, nameOf(station)] as const)]}
          problem={problem}
          onChange={(id) => onChange({ ...draft, defaultStationId: id === '' ? null : id })}
        />
      </div>
      <p className="mt-1 text-sm text-soft">It gets every dish that is not sent elsewhere.</p>
    </div>
  )
}

type CategoryRowProps = Editing & { id: string; name: string; otherwise: string; dishes: readonly Named[] }

/** One category, and behind a press the dishes of it that go elsewhere. */
function CategoryRow({ id, name, otherwise, dishes, ...editing }: CategoryRowProps) {
  return (
    <RowOfParts {...editing} name={name} parts={dishes} word="Dishes" otherwise="As its category">
      <RouteSelect
        {...editing}
        className={IN_ROW}
        target={{ match: 'category', id }}
        label={name}
        otherwise={otherwise}
      />
    </RowOfParts>
  )
}

function GroupRow({ title, options, ...editing }: Editing & { title: string; options: readonly Named[] }) {
  const { draft, onChange } = editing
  const chosen = routeOfAll(draft, options)
  return (
    <RowOfParts {...editing} name={title} parts={options} word="Options" otherwise="As its dish">
      <Select
        label={title}
        className={IN_ROW}
        value={chosen}
        options={[
          ...(chosen === MIXED ? [[MIXED, 'Several'] as const] : []),
          [NO_ROUTE, 'As its dish'] as const,
          ...stationChoices(draft),
        ]}
        onChange={(station) => station !== MIXED && onChange(withRoutes(draft, options, station))}
      />
    </RowOfParts>
  )
}

const INDENTED = 'grid gap-2 border-l-2 border-line pl-4'

type Named = RouteTarget & { readonly name: string }
type RowOfPartsProps = Editing & {
  name: string
  parts: readonly Named[]
  /** What the parts are. */
  word: 'Dishes' | 'Options'
  /** Where a part goes that is not sent anywhere. */
  otherwise: string
  /** Where all of it goes. */
  children: ReactNode
}

/** A menu has hundreds of parts: they are drawn once they are looked at. */
function RowOfParts({ name, parts, word, otherwise, children, ...editing }: RowOfPartsProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const count = countRoutes(editing.draft, parts)
  return (
    <li className="px-4 py-1.5">
      <div className={WIDE_ROW}>
        {children}
        {parts.length > 0 && (
          <button
            type="button"
            title={`${word} that go elsewhere`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className={button('bare', 'text-soft! px-2! text-sm')}
            onClick={() => setOpen(!isOpen)}
          >
            {word}
            <span className="sr-only"> of {name} that go elsewhere</span>
            {count > 0 && <span className="tabular-nums">({count})</span>}
            <ToolIcon name="down" className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
      {isOpen && (
        <ul id={listId} className={`${INDENTED} my-2`}>
          {parts.map(({ name: part, ...target }) => (
            <li key={target.id}>
              <RouteSelect {...editing} className={ROW} target={target} label={part} otherwise={otherwise} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type RouteSelectProps = Editing & { className: string; target: RouteTarget; label: string; otherwise: string }

function RouteSelect({ draft, onChange, className, target, label, otherwise }: RouteSelectProps) {
  return (
    <Select
      label={label}
      className={className}
      value={routeOf(draft, target)}
      options={[[NO_ROUTE, otherwise], ...stationChoices(draft)]}
      onChange={(chosen) => onChange(withRoute(draft, target, chosen))}
    />
  )
}

function stationChoices({ stations }: StationsDraft): readonly (readonly [string, string])[] {
  const cooking = stations.filter(({ kind }) => kind === 'prep')
  return [...cooking.map((station) => [station.id, nameOf(station)] as const), [NOBODY, 'Nobody makes it']]
}

/** Until it has a name it is called what its field says. */
function nameOf({ name }: StationsDraft['stations'][number]): string {
  return name.trim() || 'New station'
}
