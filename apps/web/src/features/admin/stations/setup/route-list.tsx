import type { getOptionGroups } from '@sizzle/contract/menu-groups.ts'
import type { getLocationMenuAdmin } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { Select } from '../../../../ui/form/select.tsx'
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

const ROW = 'grid grid-cols-[minmax(0,1fr)_minmax(0,13rem)] items-center gap-x-3 *:first:mb-0'

/** Where each category goes, below it the dishes that go elsewhere, and at last the options. */
export function RouteList({ menu: { categories, items }, groups, problem, ...editing }: RouteListProps) {
  const titles = groupTitles(groups, items)
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
          <li key={id} className="px-4 pt-2">
            <RouteSelect
              {...editing}
              target={{ match: 'category', id }}
              label={name}
              otherwise={usual ? `Default (${usual.name})` : 'Default station'}
            />
            <Exceptions
              {...editing}
              title="Dishes that go elsewhere"
              otherwise="As its category"
              targets={items
                .filter(({ category }) => category === id)
                .map((item) => ({ match: 'item', id: item.id, name: item.name }))}
            />
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <div className="border-t border-line px-4 py-3">
          <h3 className="text-lg">Options</h3>
          <p className="mt-1 text-pretty text-soft">
            A part of a combo goes to the station of its option, and the rest of the combo stays where it is. Any other
            option takes its dish along: a size, for one, that is made at another stove.
          </p>
          {groups.map((group) => (
            <Exceptions
              key={group.id}
              {...editing}
              title={titles.get(group.id) ?? group.name}
              otherwise="As its dish"
              targets={group.options.map(({ id, name }) => ({ ...optionTarget(group.id, id), name }))}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** First: most categories go where it says. */
function DefaultStation({ draft, onChange, problem }: Editing & { problem: string | undefined }) {
  const cooking = draft.stations.filter(({ kind }) => kind === 'prep')
  return (
    <div className="px-4 pt-2 pb-3">
      <Select
        label="Default station"
        className={ROW}
        value={draft.defaultStationId ?? ''}
        options={[['', 'None'], ...cooking.map(({ id, name }) => [id, name || 'New station'] as const)]}
        problem={problem}
        onChange={(id) => onChange({ ...draft, defaultStationId: id === '' ? null : id })}
      />
      <p className="mt-1 text-sm text-soft">It gets every dish that is not sent elsewhere.</p>
    </div>
  )
}

type Named = RouteTarget & { readonly name: string }
type ExceptionsProps = Editing & { title: string; otherwise: string; targets: readonly Named[] }

/** A menu has hundreds of these: they are drawn once they are looked at. */
function Exceptions({ title, otherwise, targets, ...editing }: ExceptionsProps) {
  const count = countRoutes(editing.draft, targets)
  return (
    <Fold titleLook="text-sm text-soft" title={count > 0 ? `${title} (${count})` : title}>
      <div className="mt-1 mb-2 grid gap-2 border-l-2 border-line pl-4">
        {targets.map(({ name, ...target }) => (
          <RouteSelect key={target.id} {...editing} target={target} label={name} otherwise={otherwise} />
        ))}
      </div>
    </Fold>
  )
}

type RouteSelectProps = Editing & { target: RouteTarget; label: string; otherwise: string }

function RouteSelect({ draft, onChange, target, label, otherwise }: RouteSelectProps) {
  const cooking = draft.stations.filter(({ kind }) => kind === 'prep')
  return (
    <Select
      label={label}
      className={ROW}
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
