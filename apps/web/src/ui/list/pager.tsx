import { heldIf } from '../held.ts'
import { pagesAround } from './pages-around.ts'

type PagerProps = { page: number; count: number; onPage: (page: number) => void }

const BUTTON =
  'choice grid min-h-11 min-w-11 place-items-center rounded-control border border-line-strong px-3 font-semibold tabular-nums hover:bg-sunk aria-disabled:opacity-50 max-sm:min-w-10 max-sm:px-2'

/** At most five pages at a time, around the one that is shown, and how many there are; on a phone the one that is shown. */
export function Pager({ page, count, onPage }: PagerProps) {
  if (count <= 1) return null
  const shown = pagesAround(page, count)
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2 max-sm:gap-1">
      <button type="button" className={BUTTON} onClick={() => onPage(page - 1)} {...heldIf(page === 1)}>
        Previous
      </button>
      {shown.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={`${BUTTON} ${number === page ? '' : 'max-sm:hidden'}`}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      {page !== count && (
        <span className={`px-1 text-soft tabular-nums ${shown.at(-1) === count ? 'sm:hidden' : ''}`}>
          of {count.toLocaleString('en-CA')}
        </span>
      )}
      <button type="button" className={BUTTON} onClick={() => onPage(page + 1)} {...heldIf(page === count)}>
        Next
      </button>
    </nav>
  )
}
