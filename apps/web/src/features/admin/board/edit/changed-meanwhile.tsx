import { fullStop } from '@sizzle/domain/full-stop.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { keptTimes } from '../../../../ui/kept-times.ts'
import type { OrderDetails } from '../state/board-query.ts'

type ChangedMeanwhileProps = {
  latest: OrderDetails
  /** Nothing of what is edited here: money was taken, or the order was accepted. */
  isSame: boolean
  onLoad: () => void
}

/**
 * Somebody was faster. Where that changed what is edited here, what was entered stays to be read until this person loads the
 * order anew; else the edit goes on.
 */
export function ChangedMeanwhile({ latest, isSame, onLoad }: ChangedMeanwhileProps) {
  const last = latest.timeline.at(-1)
  const when = last ? `, at ${clockOf(latest.locationInfo).time(last.at)}` : ''
  const what = `${fullStop(`${last?.by || 'Somebody else'} has changed this order${when}`)} ${last?.note ?? ''}`.trim()
  if (isSame)
    return (
      <p role="status" className="bg-sunk px-6 py-3">
        {keptTimes(last?.note ? fullStop(`${last.note}${last.by && `, by ${last.by}`}${when}`) : what)} Your changes
        stay, and can be saved.
      </p>
    )
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 bg-saffron-soft px-6 py-3">
      <p>{keptTimes(what)}</p>
      <button type="button" className={button('strong')} onClick={onLoad}>
        Load it as it is now
      </button>
    </div>
  )
}
