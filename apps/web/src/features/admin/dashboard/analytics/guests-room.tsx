import { useQuery } from '@tanstack/react-query'
import { customersQuery, type GuestAnalytics, guestsQuery } from '../dashboard-query.ts'
import { count } from '../dashboard-words.ts'
import { BarChart } from './bar-chart.tsx'
import { labelsOf } from './bucket-labels.ts'
import { CustomersPicture } from './customers-picture.tsx'
import { Facts } from './facts.tsx'
import { Picture } from './picture.tsx'
import type { PicturesProps } from './pictures-props.ts'
import { beforeThrough, beforeWords, capitalized } from './range-words.ts'
import { Shown } from './shown.tsx'
import { slotsOf } from './slots.ts'

/** Who comes, who comes back, and who takes a table. */
export function GuestsRoom({ filters }: PicturesProps) {
  const guests = useQuery(guestsQuery(filters))
  return (
    <>
      <div className="grid min-w-0 gap-4 sm:gap-5 lg:col-span-2 lg:grid-cols-2">
        <Shown query={guests} title="New and returning" shape="bars" height="min-h-136 sm:min-h-120">
          {(answer) => <NewAndReturning {...answer} />}
        </Shown>
        <Shown
          query={guests}
          title={seatsTitle(filters.range.startsWith('year') ? 'month' : 'day')}
          shape="bars"
          height="min-h-136 sm:min-h-120"
          isFurther
        >
          {(answer) => <TablesPicture {...answer} />}
        </Shown>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Shown
          query={useQuery(customersQuery(filters))}
          title="Customers"
          shape="rows"
          height="min-h-254 sm:min-h-205 lg:min-h-155"
        >
          {(answer) => <CustomersPicture {...answer} />}
        </Shown>
      </div>
    </>
  )
}

function customersWords({ fresh, returning }: GuestAnalytics['customers']): string {
  const share = returningShare({ fresh, returning })
  return `${count(fresh + returning)} customers: ${count(fresh)} new, ${count(returning)} returning (${share}%).`
}

/** In a column of a week on a phone. */
const newWords = (fresh: number) => `${count(fresh)} new`

function returningShare({ fresh, returning }: GuestAnalytics['customers']): string {
  const all = fresh + returning
  return all === 0 ? '0.0' : ((returning / all) * 100).toFixed(1)
}

function isNobody({ fresh, returning }: GuestAnalytics['customers']): boolean {
  return fresh + returning === 0
}

function NewAndReturning({ range, by, customers, customersBy, before }: GuestAnalytics) {
  const said = customersWords(customers)
  const countAt = (index: number) => {
    const one = before?.customersBy[index]
    return one && one.fresh + one.returning
  }
  return (
    <Picture
      title="New and returning"
      fileName={`customers-${range}`}
      empty={isNobody(customers) && (!before || isNobody(before.customers)) ? 'No customers in this range.' : undefined}
      table={{
        header: [by === 'month' ? 'Month' : 'Day', 'New', 'Returning', ...(before ? ['Before'] : [])],
        rows: customersBy.map((one, index) => [
          { words: labelsOf(one.date, by).long, value: one.date },
          { words: count(one.fresh), value: one.fresh },
          { words: count(one.returning), value: one.returning },
          ...(before ? [countCell(countAt(index))] : []),
        ]),
      }}
    >
      <Facts
        facts={[
          ['Customers', count(customers.fresh + customers.returning)],
          ['New', count(customers.fresh)],
          ['Returning', count(customers.returning), `${returningShare(customers)}%`],
        ]}
      />
      <BarChart
        summary={said}
        parts={{
          bar: 'Returning',
          beneath: 'New',
          tick: before ? capitalized(beforeWords(range, before)) : undefined,
        }}
        beneathWords={newWords}
        bars={slotsOf(range, by, customersBy.map(dateOf)).map((date, index) => {
          const { short, long } = labelsOf(date, by)
          const one = customersBy[index]
          const words = one ? `${count(one.returning)} returning, ${count(one.fresh)} new` : STILL_TO_COME
          return {
            key: date,
            label: short,
            value: one?.returning ?? 0,
            beneath: one?.fresh ?? 0,
            behind: countAt(index),
            isAhead: one === undefined,
            words: `${long}: ${words}${countedBefore(countAt(index))}`,
          }
        })}
      />
      {before && (
        <p className="text-sm text-soft">
          {capitalized(beforeWords(range, before))}: {customersWords(before.customers)}
        </p>
      )}
      <p className="mt-1 text-sm text-soft first:mt-0">
        A customer is new on the {by === 'month' ? 'month' : 'day'} of their first order, and known by email or phone.
        One who comes on two {by === 'month' ? 'months' : 'days'} counts once in the total and once in each bar.
      </p>
    </Picture>
  )
}

function seatsWords({ seats, bookings, noShows }: GuestAnalytics['tables']): string {
  return `${count(seats)} seats booked in ${count(bookings)} bookings, ${count(noShows)}\u00a0no-shows.`
}

type Evening = GuestAnalytics['tablesBy'][number]

function eveningWords(evening: Evening): string {
  return `${bookedWords(evening)}, ${count(evening.noShows)} no-shows`
}

function bookedWords({ seats, bookings }: Evening): string {
  return `${count(seats)} seats, ${count(bookings)} bookings`
}

const STILL_TO_COME = 'still to come'
const dateOf = ({ date }: { date: string }) => date

function countCell(number: number | undefined) {
  return { words: number === undefined ? '–' : count(number), value: number ?? '' }
}

function countedBefore(number: number | undefined): string {
  return number === undefined ? '' : `; before: ${count(number)}`
}

/** The bars of the evenings ahead are not among the sums. */
function aheadWords(ahead: readonly Evening[]): string {
  const sum = (part: 'seats' | 'bookings') => count(ahead.reduce((all, evening) => all + evening[part], 0))
  return `From tomorrow on: ${sum('seats')} seats in ${sum('bookings')} bookings.`
}

function isNoTable({ bookings, cancelled }: GuestAnalytics['tables']): boolean {
  return bookings + cancelled === 0
}

function seatsTitle(by: GuestAnalytics['by']): string {
  return by === 'month' ? 'Seats by month' : 'Seats by day'
}

function TablesPicture({ range, by, tables, tablesBy, tablesAhead, before }: GuestAnalytics) {
  const said = seatsWords(tables)
  const isBooked = tablesAhead.some(({ bookings }) => bookings > 0)
  return (
    <Picture
      title={seatsTitle(by)}
      fileName={`seats-${range}`}
      empty={isNoTable(tables) && (!before || isNoTable(before.tables)) ? 'No bookings in this range.' : undefined}
      table={{
        header: [by === 'month' ? 'Month' : 'Day', 'Seats', 'Bookings', 'No-shows', ...(before ? ['Before'] : [])],
        rows: [...tablesBy, ...tablesAhead].map(({ date, seats, bookings, noShows }, index) => [
          { words: labelsOf(date, by).long, value: date },
          { words: count(seats), value: seats },
          { words: count(bookings), value: bookings },
          { words: count(noShows), value: noShows },
          ...(before ? [countCell(before.tablesBy[index]?.seats)] : []),
        ]),
      }}
    >
      <Facts
        facts={[
          ['Seats', count(tables.seats)],
          ['Bookings', count(tables.bookings)],
          ['No-shows', count(tables.noShows), `${tables.noShowShare.toFixed(1)}%`],
          ['Cancelled', count(tables.cancelled)],
        ]}
      />
      <BarChart
        summary={said}
        parts={
          before
            ? {
                bar: 'Seats',
                ahead: isBooked ? 'Booked ahead' : undefined,
                tick: capitalized(beforeThrough(range, before.through)),
              }
            : undefined
        }
        bars={slotsOf(range, by, tablesBy.map(dateOf)).map((date, index) => {
          const { short, long } = labelsOf(date, by)
          const one = tablesBy[index]
          const booked = tablesAhead.find((evening) => evening.date === date)
          const words = one ? eveningWords(one) : booked ? `${bookedWords(booked)} by now` : STILL_TO_COME
          return {
            key: date,
            label: short,
            value: (one ?? booked)?.seats ?? 0,
            behind: before?.tablesBy[index]?.seats,
            isAhead: one === undefined,
            words: `${long}: ${words}${countedBefore(before?.tablesBy[index]?.seats)}`,
          }
        })}
      />
      {isBooked && <p className="text-sm text-soft">{aheadWords(tablesAhead)}</p>}
      {before && (
        <p className="text-sm text-soft">
          {capitalized(beforeThrough(range, before.through))}: {seatsWords(before.tables)}
        </p>
      )}
    </Picture>
  )
}
