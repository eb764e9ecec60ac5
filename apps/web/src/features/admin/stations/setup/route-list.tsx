import type { getLocationMenuAdmin } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { Select } from '../../../../ui/form/select.tsx'
import { NO_ROUTE, NOBODY, type RouteTarget, routeOf, type StationsDraft, withRoute } from './stations-draft.ts'

type Menu = WireOutputOf<typeof getLocationMenuAdmin>
type RouteListProps = { draft: StationsDraft; menu: Menu; onChange: (draft: StationsDraft) => void }

/** Where each category goes and, below it, the dishes that go elsewhere. */
export function RouteList({ draft, menu: { categories, items }, onChange }: RouteListProps) {
  const cooking = draft.stations.filter(({ kind }) => kind === 'prep')
  if (cooking.length === 0) return null
  const select = (target: RouteTarget, label: string, otherwise: string) => (
    <Select
      label={label}
      value={routeOf(draft, target)}
      options={[
        [NO_ROUTE, otherwise],
        ...cooking.map(({ id, name }) => [id, name || 'New station'] as const),
        [NOBODY, 'Nobody makes it'],
      ]}
      onChange={(chosen) => onChange(withRoute(draft, target, chosen))}
    />
  )
  return (
    <section aria-labelledby="routes" className="flex flex-col gap-4">
      <h2 id="routes" className="text-xl">
        What goes where
      </h2>
      {categories.map(({ id, name }) => (
        <div key={id} className="rounded-card border border-line p-4">
          {select({ match: 'category', id }, name, 'Default station')}
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">Dishes that go elsewhere</summary>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {items
                .filter(({ category }) => category === id)
                .map((item) => (
                  <div key={item.id}>{select({ match: 'item', id: item.id }, item.name, 'As its category')}</div>
                ))}
            </div>
          </details>
        </div>
      ))}
    </section>
  )
}
