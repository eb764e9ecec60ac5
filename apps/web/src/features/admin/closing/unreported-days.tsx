import { button } from '../../../ui/button.ts'
import type { DayToClose } from './closing-query.ts'
import { unreportedWords } from './closing-words.ts'

type UnreportedDaysProps = { day: Pick<DayToClose, 'unreported'>; onBegin: (date: string) => void }

/** Nobody has closed a day here yet: an earlier one with something would be left out, unless it is the first. */
export function UnreportedDays({ day: { unreported }, onBegin }: UnreportedDaysProps) {
  if (!unreported) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-saffron-soft px-4 py-2.5 text-saffron-ink">
      <p className="min-w-0 grow basis-56 text-pretty">{unreportedWords(unreported)}</p>
      <button type="button" className={button('quiet', 'px-4!')} onClick={() => onBegin(unreported.date)}>
        Begin with that day
      </button>
    </div>
  )
}
