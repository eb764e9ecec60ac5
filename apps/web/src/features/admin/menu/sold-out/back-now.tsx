import { type Stocked, useStock } from './use-stock.ts'

const NOTHING = () => undefined

/** Lifts what was said of something that has run out, or is counted. */
export function BackNow({
  locationId,
  stocked,
  isOut,
  whyNot,
}: {
  locationId: string
  stocked: Stocked
  /** Left to be ordered, it is only counted. */
  isOut: boolean
  whyNot: string | undefined
}) {
  const { isPending, say } = useStock(locationId, NOTHING)
  return (
    <button
      type="button"
      className="relative -my-2 inline-flex min-h-11 items-center px-1.5 font-semibold underline underline-offset-3 disabled:opacity-55"
      disabled={whyNot !== undefined}
      title={whyNot}
      aria-disabled={isPending || undefined}
      onClick={() => say(stocked, { for: 'none' })}
    >
      {isOut ? 'Back now' : 'Stop counting'}
      <span className="sr-only">: {stocked.name}</span>
    </button>
  )
}
