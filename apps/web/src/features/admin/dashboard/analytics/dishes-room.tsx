import { useQuery } from '@tanstack/react-query'
import { useMatches } from '../../../../kit/use-matches.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { type SalesAnalytics, type SoldTogether, salesQuery, togetherQuery } from '../dashboard-query.ts'
import { count, orderCount } from '../dashboard-words.ts'
import { dollarsCell } from './dollars-cell.ts'
import type { PicturesProps } from './pictures-props.ts'
import { beforeWords, countBefore } from './range-words.ts'
import { RankedPicture } from './ranked-picture.tsx'
import { Shown } from './shown.tsx'

/** What is eaten, how it is wanted, and with what. */
export function DishesRoom({ filters }: PicturesProps) {
  const sales = useQuery(salesQuery(filters))
  return (
    <>
      <div className="grid min-w-0 lg:self-stretch">
        <Shown query={sales} title="Dishes sold" shape="rows" height="min-h-141 sm:min-h-133 lg:min-h-255">
          {(answer) => <DishesPicture {...answer} />}
        </Shown>
      </div>
      {/* Both columns end together, however long a name or a list is. */}
      <div className="grid min-w-0 grid-rows-[auto_1fr] gap-4 sm:gap-5 lg:self-stretch">
        <Shown
          query={useQuery(togetherQuery(filters))}
          title="Sold together"
          shape="rows"
          height="min-h-149 sm:min-h-111 lg:min-h-118"
        >
          {(answer) => <TogetherPicture {...answer} />}
        </Shown>
        <Shown query={sales} title="Options chosen" shape="rows" height="min-h-130 sm:min-h-133" isFurther>
          {(answer) => <OptionsPicture {...answer} />}
        </Shown>
      </div>
    </>
  )
}

const DISHES_SHOWN = 20
/** With the options below them as high as the dishes beside them. */
const PAIRS_SHOWN = 7

/** From here on the pictures stand in two columns, also in a window that grows or shrinks. */
const BESIDE = matchMedia('(width >= 64rem)')

function DishesPicture({ range, dishes, before }: SalesAnalytics) {
  const isBeside = useMatches(BESIDE)
  const soldBefore = new Map(before?.dishes.map(({ name, count: sold }) => [name, sold]))
  return (
    <RankedPicture
      title="Dishes sold"
      fileName={`dishes-${range}`}
      empty="No dishes sold in this range."
      header={['Dish', 'Sold', 'Revenue']}
      most={DISHES_SHOWN}
      // Beside two other pictures all of them have room.
      first={isBeside ? DISHES_SHOWN : undefined}
      things="dishes"
      rows={dishes.map(({ name, count: sold, revenue }) => ({
        name,
        size: sold,
        words: [`${count(sold)} sold`, formatDollars(revenue)],
        cells: [{ words: count(sold), value: sold }, dollarsCell(revenue)],
        before: countBefore(soldBefore.get(name)),
      }))}
      range={range}
      before={before ? beforeWords(range, before) : undefined}
      scope="By number sold; revenue before tax, after discounts"
    />
  )
}

function OptionsPicture({ range, options, before }: SalesAnalytics) {
  const chosenBefore = new Map(before?.options.map((one) => [`${one.group}: ${one.name}`, one.count]))
  return (
    <RankedPicture
      title="Options chosen"
      fileName={`options-${range}`}
      empty="No options chosen in this range."
      header={['Option', 'Chosen', 'Revenue']}
      things="options"
      rows={options.map(({ group, name, count: times, revenue }) => ({
        name: `${group}: ${name}`,
        shown: { name, of: group },
        size: times,
        // Few options cost anything: what they brought stands in the table.
        words: [timesWords(times)],
        cells: [{ words: count(times), value: times }, dollarsCell(revenue)],
        before: countBefore(chosenBefore.get(`${group}: ${name}`)),
      }))}
      range={range}
      before={before ? beforeWords(range, before) : undefined}
      note="What an option costs is within the price of its dish."
    />
  )
}

function timesWords(times: number): string {
  return `${count(times)} ${times === 1 ? 'time' : 'times'}`
}

function TogetherPicture({ pairs, orders }: SoldTogether) {
  return (
    <RankedPicture
      title="Sold together"
      scope="Two dishes in one order, in the last four weeks"
      fileName="sold-together"
      empty="No two dishes in one order in the last four weeks."
      header={['Dishes', 'Orders', 'Of all orders']}
      things="pairs"
      first={PAIRS_SHOWN}
      rows={pairs.map((pair) => {
        const share = `${((pair.orders / Math.max(orders, 1)) * 100).toFixed(1)}%`
        return {
          name: `${pair.first} + ${pair.second}`,
          size: pair.orders,
          // One in a hundred of all orders is much, and reads as little: the share stands in the table.
          words: [orderCount(pair.orders)],
          cells: [
            { words: count(pair.orders), value: pair.orders },
            { words: share, value: share },
          ],
        }
      })}
    />
  )
}
