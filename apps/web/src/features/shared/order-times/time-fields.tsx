import { button } from '../../../ui/button.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Select } from '../../../ui/form/select.tsx'
import {
  chosenTime,
  NO_TIMES,
  type OrderTimes,
  offerOf,
  offersInstead,
  type TimeChoice,
  type TimeOffer,
  type TimeRefusal,
  timeProblem,
} from './order-time.ts'

type TimeFieldsProps = {
  form: TimeChoice
  edit: (changes: TimeChoice) => void
  /** Undefined until the server has answered. */
  times: OrderTimes | undefined
  /** The answer is about what is chosen now. */
  isAnswered: boolean
  refusal: TimeRefusal | null
  /** When what is wanted at once would be there. */
  asapHint?: string | undefined
  /** Staff take an order at once whatever the clock says, and have a narrow column for it. */
  by?: 'guest' | 'staff'
}

export function TimeFields({ form, edit, times, isAnswered, refusal, asapHint, by = 'guest' }: TimeFieldsProps) {
  const isFree = by === 'staff' && form.when === 'asap'
  const found = times && isAnswered && !isFree ? timeProblem(form, times) : null
  const problem = refusal?.sentence ?? found ?? undefined
  const offers = times && problem !== undefined ? offersFor(form, times, refusal) : []
  return (
    <div className={`grid ${by === 'staff' ? 'gap-3 [&_legend]:mb-1' : 'gap-4'}`}>
      <Choices
        legend={by === 'staff' ? 'When' : 'When would you like it?'}
        legendLook={by === 'staff' ? 'field' : 'group'}
        choices={[
          {
            value: 'asap',
            label: times?.asap?.text ?? 'As soon as possible',
            ...(asapHint !== undefined && { hint: asapHint }),
            ...(times && !times.asap && notAtOnce(times, by)),
          },
          {
            value: 'later',
            label: 'Choose a time',
            ...(by === 'guest' && { hint: (times && chosenTime(form, times)) ?? daysInWords(times) }),
            disabledBecause: times?.days.length === 0 ? NO_TIMES : undefined,
          },
        ]}
        value={form.when}
        onChange={(when) => edit({ when, date: form.date, time: form.time })}
        className={
          by === 'staff'
            ? 'grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] [&>label]:min-h-11 [&>label]:px-1.5 [&>label]:py-1 [&>label]:text-[0.9375rem]'
            : 'sm:grid-cols-2'
        }
        look={by === 'staff' ? 'cells' : 'tiles'}
      />
      {form.when === 'later' && times && times.days.length > 0 && (
        <DayAndTime
          form={form}
          edit={edit}
          times={times}
          isAnswered={isAnswered}
          problem={problem}
          look={by === 'staff' ? 'grid-cols-2 gap-2 [&_select]:px-2 [&_select]:text-sm' : 'gap-4 sm:grid-cols-2'}
        />
      )}
      <div role="status" className="empty:hidden">
        {offers.length > 0 && (
          <Offers offers={offers} onTake={({ date, time }) => edit({ when: 'later', date, time })} />
        )}
      </div>
    </div>
  )
}

/** Late in the day none of today's times is left. */
function daysInWords(times: OrderTimes | undefined): string {
  const isToday = !times || times.days.some(({ label }) => label === 'Today')
  return isToday ? 'Today or one of the days ahead' : 'One of the days ahead'
}

function notAtOnce({ notNow }: OrderTimes, by: 'guest' | 'staff') {
  const why = notNow?.text ?? NO_TIMES
  return by === 'staff' ? { hint: why } : { disabledBecause: why }
}

function offersFor(form: TimeChoice, times: OrderTimes, refusal: TimeRefusal | null): TimeOffer[] {
  if (refusal && refusal.nearest.length > 0) return refusal.nearest.map((wish) => offerOf(times, wish))
  return offersInstead(form, times)
}

type DayAndTimeProps = Pick<TimeFieldsProps, 'form' | 'edit' | 'isAnswered'> & {
  times: OrderTimes
  problem: string | undefined
  look: string
}

/** Lists of the browser's own: sixty times are as easy by finger as by keyboard, and every reader knows them. */
function DayAndTime({ form, edit, times, isAnswered, problem, look }: DayAndTimeProps) {
  const date = form.date || (times.date ?? '')
  const isDay = times.days.some((day) => day.date === date)
  const isThisDay = times.date === date
  const slots = isThisDay ? times.slots : []
  const isTime = slots.some(({ time }) => time === form.time)
  return (
    <div className={`grid ${look}`}>
      <Select
        label="Day"
        value={isDay ? date : ''}
        onChange={(chosen) => edit({ when: 'later', date: chosen, time: '' })}
        options={[
          ...(isDay ? [] : [['', 'Choose a day'] as const]),
          ...times.days.map((day) => [day.date, day.label] as const),
        ]}
      />
      <Select
        label="Time"
        name="time"
        value={isTime ? form.time : ''}
        problem={problem}
        onChange={(time) => edit({ when: 'later', date, time })}
        options={[
          ['', isThisDay || isAnswered ? 'Choose a time' : 'Loading times…'],
          ...slots.map(({ time, label }) => [time, label] as const),
        ]}
      />
    </div>
  )
}

function Offers({ offers, onTake }: { offers: readonly TimeOffer[]; onTake: (offer: TimeOffer) => void }) {
  return (
    <>
      <p className="text-soft">{offers.length === 1 ? 'The next free time:' : 'The nearest free times:'}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {offers.map((offer) => (
          <button
            key={`${offer.date} ${offer.time}`}
            type="button"
            className={button('quiet', 'tabular-nums')}
            onClick={() => onTake(offer)}
          >
            {offer.words}
          </button>
        ))}
      </div>
    </>
  )
}
