import { formatDollars, toCents } from '../../../ui/money.ts'
import type { DayToClose } from './closing-query.ts'

type Sums = NonNullable<DayToClose['soFar']>
type Term = readonly [name: string, amount: number | undefined]

/**
 * What is compared with the card terminal before it is written down for good. What came, what was given back of it and what is
 * still to come add up to the sales; where they do not, it does not look as if they did.
 */
export function Takings({ day: { soFar: sums, open } }: { day: DayToClose }) {
  const terms = sums ? termsOf(sums, open.amount) : WAITING
  const isSum =
    sums === null || toCents(sums.total) === terms.reduce((sum, [, amount]) => sum + toCents(amount ?? 0), 0)
  const sales = (
    <Row name="Sales" amount={sums?.total} className={isSum ? 'mt-1 border-t border-line-strong pt-1' : ''} isLarge />
  )
  return (
    <div className="min-w-0">
      <dl aria-label="The day so far" aria-busy={sums === null} className="grid">
        {!isSum && sales}
        {terms.map(([name, amount], at) => (
          <Row key={name} name={name} amount={amount} isAdded={isSum && at > 0} />
        ))}
        {isSum && sales}
      </dl>
      <p className="text-sm text-pretty text-soft">
        Sales include {sums ? formatDollars(sums.tax) : '…'} tax and {sums ? formatDollars(sums.tips) : '…'} tips.
        {sums && sums.rounding !== 0 && ` Cash rounding ${signed(sums.rounding)}, in the drawer only.`}
        {!isSum && ' Money for orders of other days counts on the day it came.'}
      </p>
    </div>
  )
}

/** Its room is there before its sums are. */
const WAITING: readonly Term[] = [
  ['By card', undefined],
  ['By cash', undefined],
]

/** Those that are nothing on most evenings are left out then. */
function termsOf({ card, cash, other, refunded }: Sums, toCollect: number): Term[] {
  const terms: Term[] = [
    ['By card', card],
    ['By cash', cash],
  ]
  if (other !== 0) terms.push(['Gift card, other', other])
  if (toCollect > 0) terms.push(['Still to collect', toCollect])
  if (refunded > 0) terms.push(['Refunded', refunded])
  return terms
}

type RowProps = { name: string; amount: number | undefined; isAdded?: boolean; isLarge?: boolean; className?: string }

function Row({ name, amount, isAdded = false, isLarge = false, className = '' }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-x-3 ${className}`}>
      <dt className="text-soft">{name}</dt>
      <dd className={`price ${isLarge ? 'text-lg' : ''}`}>
        {isAdded && (
          <span aria-hidden="true" className="mr-1.5 font-normal text-soft">
            +
          </span>
        )}
        {amount === undefined ? '…' : formatDollars(amount)}
      </dd>
    </div>
  )
}

function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatDollars(amount)}`
}
