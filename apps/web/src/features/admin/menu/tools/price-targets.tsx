import { formatDollars } from '../../../../ui/money.ts'
import type { PriceTarget } from './use-price-change.ts'

/** What a rule makes of the prices: of one location at once, of several folded under their names. */
export function PriceTargets({ targets }: { targets: readonly PriceTarget[] }) {
  const [only, ...others] = targets
  if (only && others.length === 0)
    return (
      <>
        <p className="font-semibold">{summaryOf(only)}</p>
        {only.lines.length > 0 && <Lines target={only} />}
      </>
    )
  return targets.map((target) => (
    <section key={target.locationId} aria-label={target.name} className="rounded-control border border-line px-3 py-2">
      <h3 className="text-lg">{target.name}</h3>
      <p>{summaryOf(target)}</p>
      {target.lines.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            What exactly?<span className="sr-only"> {target.name}</span>
          </summary>
          <Lines target={target} />
        </details>
      )}
    </section>
  ))
}

function summaryOf({ changing, staying, refused }: PriceTarget): string {
  if (changing + staying + refused === 0) return 'It has none of these prices.'
  const parts = [`${changing} change`, `${staying} stay`, ...(refused > 0 ? [`${refused} cannot change`] : [])]
  return `${parts.join(', ')}.`
}

function Lines({ target: { lines, isCut } }: { target: PriceTarget }) {
  return (
    <div className="relative max-h-[32dvh] overflow-y-auto rounded-control border border-line">
      <table className="w-full text-left">
        <thead className="sticky top-0 bg-sunk text-sm text-soft">
          <tr>
            <th className="px-3 py-2 font-semibold">Price of</th>
            <th className="px-3 py-2 text-right font-semibold">Now</th>
            <th className="px-3 py-2 text-right font-semibold">New</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, before, after, reason }) => (
            <tr key={key} className="border-t border-line">
              <td className="px-3 py-2 wrap-anywhere">
                {name}
                {reason && <span className="block text-sm text-chilli">{reason}</span>}
              </td>
              <td className="price px-3 py-2 text-right whitespace-nowrap text-soft">{formatDollars(before)}</td>
              <td className="price px-3 py-2 text-right whitespace-nowrap">
                {after === null ? 'stays' : formatDollars(after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && <p className="border-t border-line px-3 py-2 text-soft">There are more than are listed here.</p>}
    </div>
  )
}
