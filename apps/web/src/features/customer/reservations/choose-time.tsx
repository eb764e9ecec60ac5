import { minutesOf } from '@sizzle/domain/hours/local-time.ts'
import { guestsText, longDate } from '@sizzle/domain/reservations/words.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { FreeSlot } from './reservation-calls.ts'
import type { useSlots } from './use-slots.ts'
import type { Wish } from './wish.ts'

const PARTS = [
  { name: 'Morning', from: 0 },
  { name: 'Lunch', from: 11 * 60 },
  { name: 'Afternoon', from: 15 * 60 },
  { name: 'Evening', from: 17 * 60 },
] as const

type ChooseTimeProps = {
  wish: Wish
  slots: Pick<ReturnType<typeof useSlots>, 'data' | 'error' | 'refetch'>
  chosen: string | undefined
  onChoose: (slot: FreeSlot) => void
}

export function ChooseTime({ wish, slots, chosen, onChoose }: ChooseTimeProps) {
  return (
    <section aria-labelledby="times" className="border-t border-line pt-5">
      <h2 id="times" className="mb-3 text-xl font-semibold">
        Which time
      </h2>
      {slots.data ? (
        <>
          {slots.data.notice && slots.data.slots.length > 0 && (
            <p className="mb-3 rounded-control bg-saffron-soft px-4 py-2.5 text-saffron-ink">{slots.data.notice}</p>
          )}
          <Times wish={wish} {...slots.data} chosen={chosen} onChoose={onChoose} />
        </>
      ) : (
        <NotYet slots={slots} />
      )}
      <p role="status" className="sr-only">
        {slots.data && `${slots.data.slots.length} free times on ${longDate(wish.date)}`}
      </p>
    </section>
  )
}

function NotYet({ slots }: Pick<ChooseTimeProps, 'slots'>) {
  if (slots.error) {
    return <LoadProblem sentence={sentenceOf(slots.error)} onRetry={() => void slots.refetch()} />
  }
  return (
    <div aria-busy="true" className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {Array.from('abcdefgh', (key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  )
}

type TimesProps = Pick<ChooseTimeProps, 'wish' | 'chosen' | 'onChoose'> & {
  slots: FreeSlot[]
  isClosed: boolean
  notice: string | null
}

function Times({ wish, slots, isClosed, notice, chosen, onChoose }: TimesProps) {
  if (slots.length === 0) {
    return (
      <p className="rounded-control bg-sunk px-4 py-4">
        {isClosed
          ? `${notice ?? `We are closed on ${longDate(wish.date)}`}. Please choose another day.`
          : `No table for ${guestsText(wish.partySize)} is left on ${longDate(wish.date)}. Another day may have one.`}
      </p>
    )
  }
  return PARTS.map(({ name, from }, index) => {
    const until = PARTS[index + 1]?.from ?? 24 * 60
    const part = slots.filter(({ time }) => minutesOf(time) >= from && minutesOf(time) < until)
    return (
      part.length > 0 && (
        <div key={name} className="mb-4">
          <h3 className="label-caps mb-2 font-text text-soft">{name}</h3>
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {part.map((slot) => (
              <button
                key={slot.time}
                type="button"
                aria-pressed={slot.time === chosen}
                className={`min-h-12 rounded-control border font-semibold tabular-nums transition-colors duration-150 ${
                  slot.time === chosen
                    ? 'border-ink bg-ink text-paper'
                    : 'border-line-strong bg-raised hover:border-saffron-ink hover:bg-saffron-soft'
                }`}
                onClick={() => onChoose(slot)}
              >
                {slot.label}
              </button>
            ))}
          </div>
        </div>
      )
    )
  })
}
