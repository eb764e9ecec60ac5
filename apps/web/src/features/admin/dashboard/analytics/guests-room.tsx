import { useQuery } from '@tanstack/react-query'
import { customersQuery, type GuestAnalytics, guestsQuery } from '../dashboard-query.ts'
import { count } from '../dashboard-words.ts'
import { BarChart } from './bar-chart.tsx'
import { labelsOf } from './bucket-labels.ts'
import { CustomersPicture } from './customers-picture.tsx'
import { Facts } from './facts.tsx'
import { Picture } from './picture.tsx'
import type { PicturesProps } from './pictures-props.ts'
import { Shown } from './shown.tsx'

/** Who comes, who comes back, and who takes a table. */
export function GuestsRoom({ filters }: PicturesProps) {
  const guests = useQuery(guestsQuery(filters))
  return (
    <>
      <div className="grid min-w-0 gap-4 sm:gap-5">
        <Shown query={guests}>{(answer) => <NewAndReturning {...answer} />}</Shown>
        {guests.data && <TablesPicture {...guests.data} />}
      </div>
      <Shown query={useQuery(customersQuery(filters))}>{(answer) => <CustomersPicture {...answer} />}</Shown>
    </>
  )
}

function NewAndReturning({ range, by, customers: { fresh, returning }, customersBy }: GuestAnalytics) {
  const all = fresh + returning
  const share = all === 0 ? '0.0' : ((returning / all) * 100).toFixed(1)
  const said = `${count(all)} customers: ${count(fresh)} new, ${count(returning)} returning (${share}%).`
  return (
    <Picture
      title="New and returning customers"
      fileName={`customers-${range}`}
      table={{
        header: [by === 'month' ? 'Month' : 'Day', 'New', 'Returning'],
        rows: customersBy.map((one) => [
          { words: labelsOf(one.date, by).long, value: one.date },
          { words: count(one.fresh), value: one.fresh },
          { words: count(one.returning), value: one.returning },
        ]),
      }}
    >
      <p className="mb-3 text-soft">{said}</p>
      <BarChart
        summary={said}
        parts={['Returning', 'New']}
        bars={customersBy.map((one) => {
          const { short, long } = labelsOf(one.date, by)
          return {
            key: one.date,
            label: short,
            value: one.returning,
            above: one.fresh,
            words: `${long}: ${count(one.returning)} returning, ${count(one.fresh)} new`,
          }
        })}
      />
      <p className="mt-3 text-sm text-soft">
        Told apart by e-mail, or phone. New are those whose first order ever came on that{' '}
        {by === 'month' ? 'month' : 'day'}.
      </p>
    </Picture>
  )
}

function TablesPicture({ range, by, tables, tablesBy }: GuestAnalytics) {
  const said = `${count(tables.seats)} seats booked in ${count(tables.bookings)} bookings, of which nobody came to ${count(tables.noShows)}.`
  return (
    <Picture
      title={by === 'month' ? 'Seats by month' : 'Seats by evening'}
      fileName={`seats-${range}`}
      table={{
        header: [by === 'month' ? 'Month' : 'Evening', 'Seats', 'Bookings', 'No-shows'],
        rows: tablesBy.map(({ date, seats, bookings, noShows }) => [
          { words: labelsOf(date, by).long, value: date },
          { words: count(seats), value: seats },
          { words: count(bookings), value: bookings },
          { words: count(noShows), value: noShows },
        ]),
      }}
    >
      <Facts
        facts={[
          ['Seats', count(tables.seats)],
          ['Bookings', count(tables.bookings)],
          ['No-shows', `${count(tables.noShows)} (${tables.noShowShare.toFixed(1)}%)`],
          ['Cancelled', count(tables.cancelled)],
        ]}
      />
      <BarChart
        summary={said}
        bars={tablesBy.map(({ date, seats, bookings, noShows }) => {
          const { short, long } = labelsOf(date, by)
          return {
            key: date,
            label: short,
            value: seats,
            words: `${long}: ${count(seats)} seats, ${count(bookings)} bookings, ${count(noShows)} no-shows`,
          }
        })}
      />
    </Picture>
  )
}
