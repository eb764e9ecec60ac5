import type { getOptionGroups } from '@sizzle/contract/menu-groups.ts'
import type { getLocationMenuAdmin } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { useId, useState } from 'react'
import { button } from '../../../../ui/button.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { groupTitles } from './group-titles.ts'
import {
  countRoutes,
  NO_ROUTE,
  NOBODY,
  optionTarget,
  type RouteTarget,
  routeOf,
  type StationsDraft,
  withRoute,
} from './stations-draft.ts'

type Menu = WireOutputOf<typeof getLocationMenuAdmin>
type Group = WireOutputOf<typeof getOptionGroups>['groups'][number]
type Editing = { draft: StationsDraft; onChange: (draft: StationsDraft) => void }
type RouteListProps = Editing & { menu: Menu; groups: readonly Group[]; problem: string | undefined }

const ROW =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,10rem)] sm:grid-cols-[minmax(0,1fr)_minmax(0,13rem)] items-center gap-x-3 *:first:mb-0'
/** The same with room behind the choice, for what opens the dishes of a category. */
const WIDE_ROW =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,10rem)_2.75rem] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_6.5rem] sm:gap-x-3'
/** Its label and choice are columns of the row around it. */
const IN_ROW = 'contents *:first:mb-0 [&>select]:text-ellipsis'

/** Where each category goes, below it the dishes that go elsewhere, and at last the options. */
export function RouteList({ menu: { categories, items }, groups, problem, ...editing }: RouteListProps) {
  const titles = groupTitles(groups, items)
  const { stations, defaultStationId } = editing.draft
  const [sentAtFirst] = useState(
    () => new Set(groups.filter((group) => countRoutes(editing.draft, targetsOf(group)) > 0).map(({ id }) => id)),
  )
  if (!stations.some(({ kind }) => kind === 'prep')) return null
  // Which stand apart is settled when the page opens: a group does not jump away under the hand that sends it elsewhere.
  const sent = groups.filter((group) => sentAtFirst.has(group.id))
  const others = groups.filter((group) => !sentAtFirst.has(group.id))
  const optionsOf = (some: readonly Group[]) =>
    some.map((group) => (
      <Exceptions key={group.id} {...editing} title={titles.get(group.id) ?? group.name} targets={targetsOf(group)} />
    ))
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
            otherwise={usual ? `Default (${usual.name})` : 'Default station'}
            dishes={items
              .filter(({ category }) => category === id)
              .map((item) => ({ match: 'item', id: item.id, name: item.name }))}
          />
        ))}
      </ul>
      {groups.length > 0 && (
        <div className="border-t border-line px-4 py-3">
          <h3 className="text-lg">Options</h3>
          <p className="mt-1 text-pretty text-soft">
            An option is made where its dish is made, unless you choose a station for it. Of a combo, that part alone
            goes there; any other dish goes there as a whole.
          </p>
          {optionsOf(sent)}
          {others.length > 0 && (
            <Fold
              titleLook="font-semibold"
              title={`${sent.length > 0 ? 'Other option groups' : 'Option groups'} (${others.length})`}
            >
              <div className="pl-4">{optionsOf(others)}</div>
            </Fold>
          )}
        </div>
      )}
    </section>
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
          className={`${IN_ROW} [&>p]:col-span-full`}
          value={draft.defaultStationId ?? ''}
          options={[['', 'None'], ...cooking.map(({ id, name }) => [id, name || 'New station'] as const)]}
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
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const count = countRoutes(editing.draft, dishes)
  return (
    <li className="px-4 py-1.5">
      <div className={WIDE_ROW}>
        <RouteSelect
          {...editing}
          className={IN_ROW}
          target={{ match: 'category', id }}
          label={name}
          otherwise={otherwise}
        />
        {dishes.length > 0 && (
          <button
            type="button"
            title="Dishes that go elsewhere"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className={button('bare', 'text-soft! px-2! text-sm')}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="max-sm:sr-only">Dishes</span>
            <span className="sr-only"> of {name} that go elsewhere</span>
            {count > 0 && <span className="tabular-nums">({count})</span>}
            <ToolIcon name="down" className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
      {isOpen && (
        <ul id={listId} className={`${INDENTED} my-2`}>
          {dishes.map(({ name: dish, ...target }) => (
            <li key={target.id}>
              <RouteSelect {...editing} className={ROW} target={target} label={dish} otherwise="As its category" />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const INDENTED = 'grid gap-2 border-l-2 border-line pl-4'

type Named = RouteTarget & { readonly name: string }
type ExceptionsProps = Editing & { title: string; targets: readonly Named[] }

/** A menu has hundreds of these: they are drawn once they are looked at. */
function Exceptions({ title, targets, ...editing }: ExceptionsProps) {
  const count = countRoutes(editing.draft, targets)
  return (
    <Fold titleLook="text-sm text-soft" title={count > 0 ? `${title} (${count})` : title}>
      <div className={`${INDENTED} mt-1 mb-2`}>
        {targets.map(({ name, ...target }) => (
          <RouteSelect
            key={target.id}
            {...editing}
            className={ROW}
            target={target}
            label={name}
            otherwise="As its dish"
          />
        ))}
      </div>
    </Fold>
  )
}

type RouteSelectProps = Editing & { className: string; target: RouteTarget; label: string; otherwise: string }

function RouteSelect({ draft, onChange, className, target, label, otherwise }: RouteSelectProps) {
  const cooking = draft.stations.filter(({ kind }) => kind === 'prep')
  return (
    <Select
      label={label}
      className={className}
      value={routeOf(draft, target)}
      options={[
        [NO_ROUTE, otherwise],
        ...cooking.map(({ id, name }) => [id, name || 'New station'] as const),
        [NOBODY, 'Nobody makes it'],
      ]}
      onChange={(chosen) => onChange(withRoute(draft, target, chosen))}
    />
  )
}
