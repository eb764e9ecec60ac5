import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import { allDay, allDayAt, allDayOptions, type Count, type DishCount } from '@sizzle/domain/order/all-day.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { FilterSelect } from '../../../../ui/list/filter-select.tsx'
import { stationsQuery } from '../../../shared/tickets/tickets-query.ts'
import { useTickets } from '../../../shared/tickets/use-tickets.ts'
import { chooseCounted, useCounted } from '../state/board-look.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import type { Dish } from './sold-out-dialog.tsx'

type AllDayListProps = {
  orders: readonly ShownOrder[]
  /** Undefined where several kitchens are counted together: each has stations of its own. */
  locationId: string | undefined
  /** Undefined where several kitchens are counted together, or the person may not say it. */
  onSoldOut: ((dish: Dish) => void) | undefined
}

const OPTIONS = 'options'

/** How many are still to be made of each dish, each option, or each dish of one station; it counts along. */
export function AllDayList({ orders, locationId, onSoldOut }: AllDayListProps) {
  const asked = useQuery({ ...stationsQuery(locationId ?? ''), enabled: locationId !== undefined })
  const stations = (asked.data?.stations.stations ?? []).filter(({ kind }) => kind === 'prep')
  const counted = useCounted()
  const station = stations.find(({ id }) => id === counted)
  const choices = [
    ['', 'All dishes'],
    [OPTIONS, 'Options'],
    ...stations.map(({ id, name }) => [id, name] as const),
  ] as const
  return (
    <>
      <FilterSelect
        label="Count"
        className="mb-2 w-full"
        value={station || counted === OPTIONS ? counted : ''}
        options={choices}
        onChange={chooseCounted}
      />
      {station && locationId !== undefined ? (
        <StationCounts locationId={locationId} stationId={station.id} onSoldOut={onSoldOut} />
      ) : counted === OPTIONS ? (
        <OptionCounts orders={orders} />
      ) : (
        <AllCounts orders={orders} onSoldOut={onSoldOut} />
      )}
    </>
  )
}

function AllCounts({ orders, onSoldOut }: Pick<AllDayListProps, 'orders' | 'onSoldOut'>) {
  return <DishCounts dishes={useMemo(() => allDay(orders), [orders])} onSoldOut={onSoldOut} />
}

type StationCountsProps = Pick<AllDayListProps, 'onSoldOut'> & { locationId: string; stationId: string }

function StationCounts({ locationId, stationId, onSoldOut }: StationCountsProps) {
  const { data } = useTickets(locationId, stationId)
  const dishes = useMemo(() => data && allDayAt(data.orders, stationId), [data, stationId])
  return dishes ? <DishCounts dishes={dishes} onSoldOut={onSoldOut} /> : null
}

function OptionCounts({ orders }: Pick<AllDayListProps, 'orders'>) {
  const options = useMemo(() => allDayOptions(orders), [orders])
  if (options.length === 0) return <Nothing words="No options to make right now." />
  return (
    <>
      <Head />
      <ul aria-label={`All-day counts of options, ${options.length}`}>
        {options.map(({ name, quantity }) => (
          <CountRow key={name} quantity={quantity}>
            <span className="col-span-2">{name}</span>
          </CountRow>
        ))}
      </ul>
    </>
  )
}

type DishCountsProps = Pick<AllDayListProps, 'onSoldOut'> & { dishes: readonly DishCount[] }

function DishCounts({ dishes, onSoldOut }: DishCountsProps) {
  if (dishes.length === 0) return <Nothing words="Nothing to make right now." />
  return (
    <>
      <Head />
      <ul aria-label={`All-day counts, ${dishes.length}`}>
        {dishes.map(({ id, name, quantity, heats, options }) => (
          <CountRow key={name} quantity={quantity}>
            <span className={onSoldOut ? undefined : 'col-span-2'}>{name}</span>
            <span className="col-start-2">
              <Parts counts={isAllMild(heats) ? [] : heats} of={quantity} />
              <Parts counts={options} of={quantity} />
            </span>
            {onSoldOut && (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`Sold out… ${name}`}
                className="col-start-3 row-span-2 row-start-1 -my-1.5 min-h-9 self-start rounded-control px-1 text-sm text-soft underline underline-offset-4 hover:text-ink"
                onClick={() => onSoldOut({ id, name })}
              >
                Sold out…
              </button>
            )}
          </CountRow>
        ))}
      </ul>
    </>
  )
}

function Head() {
  return <p className="border-b border-line pb-1 text-sm text-soft">Left to make</p>
}

function CountRow({ quantity, children }: { quantity: number; children: ReactNode }) {
  return (
    <li
      data-counted=""
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line py-1.5 text-[calc(1.25rem*var(--board-text,1))] leading-tight"
    >
      <span className="price text-saffron-ink">{quantity}×</span>
      {children}
    </li>
  )
}

function Nothing({ words }: { words: string }) {
  return <p className="py-6 text-lg">{words}</p>
}

/** As on the cards, where only what is hotter is marked. */
function isAllMild(heats: readonly Count[]): boolean {
  return heats.every(({ name }) => shownSpice(name) === null)
}

const SMALL = 'text-[calc(1rem*var(--board-text,1))] text-soft'

/** How many of a dish are of each heat, or with each option, one a line; what all of them are is said so. */
function Parts({ counts, of }: { counts: readonly Count[]; of: number }) {
  const words = ({ name, quantity }: Count) =>
    quantity !== of ? `${quantity}\u00a0${name}` : of === 1 ? name : `all\u00a0${name}`
  return counts.map((count) => (
    <span key={count.name} className={`block ${SMALL}`}>
      {words(count)}
    </span>
  ))
}
