import { fullStop } from '@sizzle/domain/full-stop.ts'
import { type LocationHours, openingsOf } from '@sizzle/domain/hours/opening-hours.ts'
import { periodAt } from '@sizzle/domain/hours/periods.ts'
import { SOLD_OUT_MINUTES } from '@sizzle/domain/menu/sold-out-until.ts'
import { MOST_LEFT } from '@sizzle/domain/menu/stock.ts'
import { minutesAfter } from '@sizzle/domain/order/pause.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../../kit/server/ask.ts'
import { hasRunOut, useStockNow } from '../../../../kit/stock-now.ts'
import { type Choice, Choices } from '../../../../ui/choices.tsx'
import { clockOf } from '../../../../ui/clock.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { Unit } from '../../../../ui/form/unit.tsx'
import { BackNow } from './back-now.tsx'
import { nextOpeningWords, stockWords } from './sold-out-words.ts'
import { type Stocked, type StockState, useStock } from './use-stock.ts'

type SoldOutDialogProps = {
  place: { readonly locationId: string; readonly timeZone: string }
  stocked: Stocked
  onClose: () => void
}
type Kind = 'out' | 'count'
type Chosen = 'tomorrow' | 'lifted' | `${(typeof SOLD_OUT_MINUTES)[number]}`

const KINDS: readonly Choice<Kind>[] = [
  { value: 'out', label: 'Sold out' },
  { value: 'count', label: 'Only a few left' },
]

const LENGTH_WORDS = { 30: '30 minutes', 60: '1 hour', 120: '2 hours' }
/** A time at which the kitchen is closed says no more than the next opening does. */
function choicesAt(
  opened: Date,
  timeZone: string,
  place: LocationHours | undefined,
  dayEndsAt: string | undefined,
): readonly Choice<Chosen>[] {
  const { time } = clockOf({ timeZone })
  const isOpenAt = (at: Date) => place === undefined || periodAt(openingsOf(place), timeZone, at) !== null
  return [
    {
      value: 'tomorrow',
      label: place && dayEndsAt ? nextOpeningWords({ ...place, dayEndsAt }, opened) : 'Until tomorrow',
    },
    ...SOLD_OUT_MINUTES.filter((minutes) => isOpenAt(minutesAfter(opened, minutes))).map((minutes) => ({
      value: `${minutes}` as const,
      label: `${LENGTH_WORDS[minutes]} · until\u00a0${time(minutesAfter(opened, minutes))}`,
    })),
    { value: 'lifted', label: 'Until I turn it back on' },
  ]
}

const HOW_MANY_LOW = `Please enter a number up to ${MOST_LEFT}, or leave it empty`
const HOW_MANY = `Please enter how many are left, from 1 to ${MOST_LEFT}`

/** Takes a dish or an option off sale for a while, on every menu at once. */
export function SoldOutDialog({ place, stocked, onClose }: SoldOutDialogProps) {
  const [kind, setKind] = useState<Kind>('out')
  const [chosen, setChosen] = useState<Chosen>('tomorrow')
  const [opened] = useState(() => new Date())
  const hours = useQuery(ask('/getLocation', { id: place.locationId })).data?.location
  const dayEndsAt = useQuery(ask('/getKitchen', { locationId: place.locationId })).data?.kitchen.dayEndsAt
  const lengths = choicesAt(opened, place.timeZone, hours, dayEndsAt)
  // What was chosen before the hours were known may not be offered any more.
  const length = lengths.some(({ value }) => value === chosen) ? chosen : 'tomorrow'
  const [left, setLeft] = useState('')
  const [low, setLow] = useState<string>()
  const [problems, setProblems] = useState<{ left?: string; low?: string }>({})
  const stock = useStock(place.locationId, onClose)
  const now = useStockNow(place.locationId)(stocked.kind, stocked.id)
  const words = now && stockWords(now, place.timeZone)
  const lowTyped = low ?? (now?.low ? String(now.low) : '')
  const submit = () => {
    const found = kind === 'count' ? countProblems(left, lowTyped) : {}
    setProblems(found)
    if (Object.keys(found).length > 0) return
    stock.say(stocked, kind === 'count' ? countOf(left, low) : lengthOf(length))
  }
  return (
    <DialogForm
      title={stocked.name}
      label={`${stocked.name}: sold out`}
      // Its room is there before its name is.
      place={hours?.name ?? '\u00a0'}
      shape="sheet"
      keep="Cancel"
      act={kind === 'count' ? 'Set the count' : now?.soldOut ? 'Save' : 'Mark as sold out'}
      acting="Saving…"
      wish={stock}
      missing={kind === 'count' && left.trim() === '' ? 'Enter how many are left.' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-x-2 has-[>:only-child:empty]:hidden">
        <p role="status" className="font-semibold">
          {words && fullStop(`Now: ${words}`)}
        </p>
        {now && words && !hasRunOut(now) && (
          <BackNow locationId={place.locationId} stocked={stocked} isOut={false} whyNot={stock.whyNot} />
        )}
      </div>
      <Choices
        legend="How much is left?"
        look="cells"
        className="grid-cols-2"
        choices={KINDS}
        value={kind}
        onChange={setKind}
      />
      {kind === 'out' && <Choices legend="For how long?" choices={lengths} value={length} onChange={setChosen} />}
      {kind === 'count' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="How many are left"
            hint="Orders count it down; at 0 it is sold out."
            inputMode="numeric"
            autoComplete="off"
            problem={problems.left ?? stock.problems['state.left']}
            value={left}
            onChange={(event) => {
              setLeft(event.target.value)
              setProblems({})
            }}
          />
          <Field
            label="Warn managers at"
            hint={
              <>
                <span className="sr-only">So many left. </span>They get an email. Leave empty for no warning.
              </>
            }
            extra={<Unit unit="left" />}
            inputMode="numeric"
            autoComplete="off"
            problem={problems.low ?? stock.problems['state.low']}
            value={lowTyped}
            onChange={(event) => {
              setLow(event.target.value)
              setProblems({})
            }}
          />
        </div>
      )}
    </DialogForm>
  )
}

function countProblems(left: string, low: string): { left?: string; low?: string } {
  const [count, from] = [countIn(left), low.trim() === '' ? 0 : countIn(low)]
  return {
    ...((count === undefined || count < 1 || count > MOST_LEFT) && { left: HOW_MANY }),
    ...((from === undefined || from > MOST_LEFT) && { low: HOW_MANY_LOW }),
  }
}

function countIn(typed: string): number | undefined {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined
}

/** Of what has no problems. Where nobody typed when managers are warned, that stays. */
function countOf(left: string, low: string | undefined): StockState {
  return { for: 'count', left: Number(left), ...(low !== undefined && { low: Number(low) }) }
}

function lengthOf(chosen: Chosen): StockState {
  if (chosen === 'tomorrow') return { for: 'tomorrow' }
  const minutes = SOLD_OUT_MINUTES.find((one) => String(one) === chosen)
  return minutes === undefined ? { for: 'lifted' } : { for: 'minutes', minutes }
}
