import type { getEmailStats } from '@sizzle/contract/emails.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { To } from '../../../router/path.ts'
import { Link } from '../../../ui/link.tsx'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { templateLabel } from './message-words.ts'

export type EmailStats = Pick<
  WireOutputOf<typeof getEmailStats>,
  'total' | 'sent' | 'failed' | 'captured' | 'skipped' | 'waiting' | 'byTemplate' | 'byDay' | 'successRate'
>

export const count = (number: number) => number.toLocaleString('en-CA')

const HEAD =
  'border-b border-line px-3 first:pl-4 last:pr-4 max-sm:px-1.5 max-sm:first:pl-4 max-sm:last:pr-4 max-[22rem]:px-1 max-[22rem]:first:pl-3 max-[22rem]:last:pr-3 py-2 text-left text-sm max-[22rem]:text-xs font-semibold whitespace-nowrap text-soft'
const CAPTION = 'px-4 pt-3 pb-1 text-left font-display text-lg font-semibold'
const CELL =
  'border-b border-line px-3 first:pl-4 last:pr-4 max-sm:px-1.5 max-sm:first:pl-4 max-sm:last:pr-4 max-[22rem]:px-1 max-[22rem]:first:pl-3 max-[22rem]:last:pr-3 py-2'
const NUMBER = 'text-right tabular-nums'

/** Thirty days need no year. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const ENDS = ['total', 'sent', 'captured', 'failed', 'skipped'] as const

const BAR = { sent: 'bg-coriander', captured: 'bg-saffron', failed: 'bg-chilli', skipped: 'bg-line-strong' } as const
/** Each with its colour in the bars, and its width where the two tables stand below each other: their numbers then do too. */
const HEADS = [
  ['Total', undefined, 'sm:max-lg:min-w-19'],
  ['Sent', BAR.sent, 'sm:max-lg:min-w-19'],
  ['Not sent', BAR.captured, 'sm:max-lg:min-w-26'],
  ['Failed', BAR.failed, 'sm:max-lg:min-w-23'],
  ['Skipped', BAR.skipped, 'sm:max-lg:min-w-24'],
] as const
/** What is left beside them. */
const REST = 'sm:max-lg:w-full'

/** A column of noughts is left out. */
const NO_LAST = '[&_tr>:last-child]:hidden [&_tr>:nth-last-child(2)]:pr-4'
const anySkipped = (lines: readonly { readonly skipped: number }[]) => lines.some(({ skipped }) => skipped > 0)

type DaysProps = Pick<EmailStats, 'byDay'> & { failedTo: To }

/** How many emails of each day ended how, the newest day first. */
export function Days({ byDay, failedTo }: DaysProps) {
  const most = Math.max(1, ...byDay.map(({ total }) => total))
  const hasSkipped = anySkipped(byDay)
  // Beside the other card all columns leave the bars no room.
  const bar = hasSkipped ? '@max-[34rem]:hidden' : 'max-sm:hidden'
  if (byDay.length === 0)
    return (
      <div className="lg:col-span-2">
        <ListEmpty title="No emails in the last 30 days" hint="Confirmations, and what you write, are counted here." />
      </div>
    )
  return (
    <div className="@container relative max-h-[420px] overflow-y-auto rounded-card border border-line bg-raised">
      <table className={`w-full border-separate border-spacing-0 ${hasSkipped ? '' : NO_LAST}`}>
        <caption className={CAPTION}>Days with email</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} max-sm:w-full sticky top-0 bg-raised`}>
              Day
            </th>
            <td className={`${HEAD} ${REST} sticky top-0 bg-raised ${bar}`} />
            {HEADS.map(([label, colour, width]) => (
              <th key={label} scope="col" className={`${HEAD} ${NUMBER} ${width} sticky top-0 bg-raised`}>
                {colour && (
                  <span
                    aria-hidden="true"
                    className={`telling-colour mr-1.5 inline-block size-2 rounded-full max-sm:hidden ${colour}`}
                  />
                )}
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byDay.toReversed().map(({ date, total, ...ends }) => (
            <tr key={date} className="[&:last-child>*]:border-0">
              <th scope="row" className={`${CELL} text-left font-normal whitespace-nowrap`}>
                {DAY.format(new Date(date))}
              </th>
              <td className={`${CELL} ${REST} max-sm:w-2/5 lg:w-2/5 ${bar}`}>
                <DayBar parts={ends} most={most} />
              </td>
              {ENDS.map((name) => [name, name === 'total' ? total : ends[name]] as const).map(([name, number]) => (
                <NumberCell
                  key={name}
                  number={number}
                  failed={name === 'failed' ? { to: failedTo, what: `on ${DAY.format(new Date(date))}` } : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type NumberCellProps = {
  number: number
  /** Of those that failed: where they are listed, and which they are. */
  failed: { to: To; what: string } | undefined
}

function NumberCell({ number, failed }: NumberCellProps) {
  return (
    <td className={`relative ${CELL} ${NUMBER} ${number === 0 ? 'text-soft' : ''}`}>
      {failed && number > 0 ? (
        <Link
          to={failed.to}
          className="font-semibold text-chilli underline underline-offset-4 after:absolute after:inset-0"
        >
          {count(number)}
          <span className="sr-only"> failed {failed.what}</span>
        </Link>
      ) : (
        count(number)
      )}
    </td>
  )
}

/** How a day's emails ended, as long as their number; the figures beside it say the same. */
function DayBar({ parts, most }: { parts: Record<keyof typeof BAR, number>; most: number }) {
  return (
    <span aria-hidden="true" className="flex h-2 gap-px">
      {(['sent', 'captured', 'failed', 'skipped'] as const).map(
        (part) =>
          parts[part] > 0 && (
            <span
              key={part}
              className={`telling-colour min-w-1 rounded-full ${BAR[part]}`}
              style={{ width: `${(parts[part] / most) * 100}%` }}
            />
          ),
      )}
    </span>
  )
}

export function Templates({ byTemplate, failedTo }: Pick<EmailStats, 'byTemplate'> & { failedTo: To }) {
  if (byTemplate.length === 0) return null
  return (
    <div className="rounded-card border border-line bg-raised">
      <table className={`w-full border-separate border-spacing-0 ${anySkipped(byTemplate) ? '' : NO_LAST}`}>
        <caption className={CAPTION}>By type</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} max-lg:w-full`}>
              Type
            </th>
            {HEADS.map(([label, , width]) => (
              <th key={label} scope="col" className={`${HEAD} ${NUMBER} ${width}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byTemplate.map(({ template, ...numbers }) => (
            <tr key={template} className="[&:last-child>*]:border-0">
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {templateLabel(template)}
              </th>
              {ENDS.map((name) => (
                <NumberCell
                  key={name}
                  number={numbers[name]}
                  failed={name === 'failed' ? { to: failedTo, what: templateLabel(template) } : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
