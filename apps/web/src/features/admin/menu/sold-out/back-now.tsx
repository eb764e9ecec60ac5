import { type Stocked, useStock } from './use-stock.ts'

const NOTHING = () => undefined

/** Lifts what was said of something that has run out, or is counted. */
export function BackNow({
  locationId,
  stocked,
  isOut,
  whyNot,
  look = 'px-1.5 min-h-11 relative -my-2 inline-flex items-center font-semibold underline underline-offset-3 disabled:opacity-55',
}: {
  locationId: string
  stocked: Stocked
  /** Left to be ordered, it is only counted. */
  isOut: boolean
  whyNot: string | undefined
  /** Left out: a link in a line of words. */
  look?: string
}) {
  const { isPending, say } = useStock(locationId, NOTHING)
  return (
    <button
      type="button"
      className={look}
      disabled={whyNot !== undefined}
      title={whyNot}
      aria-disabled={isPending || undefined}
      onClick={() => say(stocked, { for: 'none' })}
    >
      {isOut ? 'Back on sale' : 'Stop counting'}
      <span className="sr-only">: {stocked.name}</span>
    </button>
  )
}
