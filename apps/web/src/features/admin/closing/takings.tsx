import { formatDollars, toCents } from '../../../ui/money.ts'
import type { DayToClose } from './closing-query.ts'

type Sums = NonNullable<DayToClose['soFar']>
type Term = readonly [name: string, amount: number | undefined]

/**
 * What is compared with the card terminal before it is written down for good. Sales without what was given back and what is still
 * to come are what came in; where they are not, it does not look as if they were.
 */
export function Takings({ day: { soFar: sums, open } }: { day: DayToClose }) {
  const less = sums ? lessOf(sums, open.amount) : []
  const came = sums ? cameOf(sums) : WAITING
  const isSum = sums === null || toCents(sums.total) === centsOf(less) + centsOf(came)
  return (
    <div className="min-w-0">
      <dl aria-label="The day so far" aria-busy={sums === null} className="grid">
        <Row name="Sales" amount={sums?.total} isLarge />
        {less.map(([name, amount]) => (
          <Row key={name} name={name} amount={amount} isTaken={isSum} />
        ))}
        {sums && less.length > 0 && <Row name="Collected" amount={centsOf(came) / 100} className={RULED} isLarge />}
        {came.map(([name, amount], at) => (
          <Row key={name} name={name} amount={amount} className={less.length > 0 ? 'pl-3' : at === 0 ? RULED : ''} />
        ))}
      </dl>
      <p className="mt-2 text-sm text-pretty text-soft">
        Sales include {sums ? formatDollars(sums.tax) : '…'} tax and {sums ? formatDollars(sums.tips) : '…'} tips.
        {sums && sums.rounding !== 0 && ` Cash rounding ${signed(sums.rounding)}, in the drawer only.`}
        {!isSum && ' Money for orders of other days counts on the day it came.'}
      </p>
    </div>
  )
}

const RULED = 'mt-1 border-t border-line-strong pt-1'

const centsOf = (terms: readonly Term[]) => terms.reduce((sum, [, amount]) => sum + toCents(amount ?? 0), 0)

/** Its room is there before its sums are. */
const WAITING: readonly Term[] = [
  ['By card', undefined],
  ['By cash', undefined],
]

/** Those that are nothing on most evenings are left out then. */
function lessOf({ refunded, onOtherDays }: Sums, toCollect: number): Term[] {
  const terms: Term[] = []
  if (toCollect > 0) terms.push(['Still to collect', toCollect])
  if (onOtherDays > 0) terms.push(['Paid on other days', onOtherDays])
  if (refunded > 0) terms.push(['Refunded', refunded])
  return terms
}

function cameOf({ card, cash, other }: Sums): Term[] {
  const terms: Term[] = [
    ['By card', card],
    ['By cash', cash],
  ]
  if (other !== 0) terms.push(['Gift card, other', other])
  return terms
}

type RowProps = { name: string; amount: number | undefined; isTaken?: boolean; isLarge?: boolean; className?: string }

function Row({ name, amount, isTaken = false, isLarge = false, className = '' }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-x-3 ${className}`}>
      <dt className="text-soft">{name}</dt>
      <dd className={`price ${isLarge ? 'text-lg' : ''}`}>
        {amount === undefined ? '…' : formatDollars(isTaken ? -amount : amount)}
      </dd>
    </div>
  )
}

function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatDollars(amount)}`
}
