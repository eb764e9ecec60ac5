import { DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { ORDER_TYPE_LABELS, orderTypesAt } from '@sizzle/domain/order/order-type.ts'
import { BUMP_MINUTES, BUMPS, PAUSE_MINUTES } from '@sizzle/domain/order/pause.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnLocation } from '../../../../kit/locations.ts'
import type { PageLocation } from '../../../../kit/page-content.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { wishedLocation } from '../../../../kit/wished-location.ts'
import { Choices } from '../../../../ui/choices.tsx'
import { clockOf } from '../../../../ui/clock.ts'
import { Field } from '../../../../ui/field.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { kitchenQuery, showKitchen } from './kitchen-query.ts'
import { lengthOf, NEW_PAUSE, outcomeOf, type PauseForm, wishOf } from './pause-form.ts'

type PauseDialogProps = {
  /** At least one. */
  locations: readonly OwnLocation[]
  onClose: () => void
}

const DOINGS = [
  { value: 'pause', label: 'Take no orders' },
  { value: 'bump', label: 'Longer waiting times' },
] as const

/** Takes no orders for a while, or promises less: both end by themselves. */
export function PauseDialog({ locations, onClose }: PauseDialogProps) {
  const [doing, setDoing] = useState<'pause' | 'bump'>('pause')
  const [locationId, setLocationId] = useState(wishedLocation(locations)?.id ?? '')
  const [form, setForm] = useState(NEW_PAUSE)
  const [bump, setBump] = useState<BumpForm>({ minutes: '20', forMinutes: '60' })
  const location = useQuery(ask('/getLocation', { id: locationId })).data?.location
  const { data } = useQuery(kitchenQuery(locationId))
  const told = {
    close: onClose,
    onDone: ({ kitchen }: { kitchen: Parameters<typeof showKitchen>[0] }) => {
      showKitchen(kitchen)
    },
  }
  const pausing = useWish('/pauseOrders', told)
  const bumping = useWish('/bumpQuotes', told)
  const isPause = doing === 'pause'
  const name = locations.find(({ id }) => id === locationId)?.name ?? ''
  const outcome = location && outcomeOf(form, location, data?.kitchen.dayEndsAt ?? DEFAULT_DAY_ENDS_AT)
  const send = () => {
    if (isPause) {
      pausing.send({ locationId, ...wishOf(form), length: lengthOf(form), reason: form.reason })
    } else {
      bumping.send({ locationId, minutes: Number(bump.minutes), forMinutes: Number(bump.forMinutes) })
    }
  }
  return (
    <DialogForm
      title="Pause orders"
      shape="sheet"
      keep="Cancel"
      act={isPause ? 'Pause' : 'Add to waiting times'}
      acting={isPause ? 'Pausing…' : 'Adding…'}
      kind={isPause ? 'danger' : 'primary'}
      press={`${locationId} ${doing}`}
      wish={isPause ? pausing : bumping}
      isReady={!isPause || outcome?.words !== undefined}
      outcome={isPause && outcome ? outcomeAt(name, outcome.words) : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      {locations.length === 1 && <p className="-mt-2 text-soft">{name}</p>}
      {locations.length > 1 && (
        <Select
          label="Location"
          value={locationId}
          options={locations.map(({ id, name }) => [id, name] as const)}
          onChange={setLocationId}
        />
      )}
      <Choices
        legend="What to do"
        look="cells"
        choices={DOINGS}
        value={doing}
        onChange={setDoing}
        className="grid-cols-2"
      />
      {isPause && location && outcome && (
        <PauseFields form={form} onForm={setForm} location={location} outcome={outcome} />
      )}
      {!isPause && <BumpFields bump={bump} onBump={setBump} />}
    </DialogForm>
  )
}

const LENGTHS = [
  ...PAUSE_MINUTES.map((minutes) => ({ value: `${minutes}` as const, label: `${minutes} min` })),
  { value: 'tomorrow', label: 'Until tomorrow' },
  { value: 'date', label: 'Until a date' },
] as const

type PauseFieldsProps = {
  form: PauseForm
  onForm: (form: PauseForm) => void
  location: PageLocation
  outcome: ReturnType<typeof outcomeOf>
}

function PauseFields({ form, onForm, location, outcome }: PauseFieldsProps) {
  const types = orderTypesAt(location.features).map((value) => ({ value, label: ORDER_TYPE_LABELS[value] }))
  const today = clockOf(location).today()
  return (
    <>
      <Choices
        legend="Which orders"
        look="cells"
        choices={[{ value: 'all' as const, label: 'All' }, ...types]}
        value={form.what}
        onChange={(what) => onForm({ ...form, what })}
        className="grid-cols-[2fr_3fr_3.5fr_3fr] sm:grid-cols-4"
      />
      <Choices
        legend="For how long"
        look="cells"
        choices={LENGTHS}
        value={form.length}
        onChange={(length) => onForm({ ...form, length })}
        className="grid-cols-6 sm:grid-cols-[1fr_1fr_1fr_1.9fr_1.6fr] max-sm:[&>:nth-child(-n+3)]:col-span-2 max-sm:[&>:nth-child(n+4)]:col-span-3"
      />
      {form.length === 'date' && (
        <Field
          label="Until the opening of"
          type="date"
          required
          min={addDays(today, 1)}
          max={addDays(today, 30)}
          value={form.date}
          problem={outcome.problem}
          onChange={(event) => onForm({ ...form, date: event.target.value })}
        />
      )}
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field
          label="Reason (optional, for the team)"
          maxLength={200}
          value={form.reason}
          onChange={(event) => onForm({ ...form, reason: event.target.value })}
        />
        <div className="sm:pt-6">
          <Check
            label="Staff can still take orders"
            hint={form.staffGoOn ? 'Only the website stops.' : 'The counter and the phone stop, too.'}
            checked={form.staffGoOn}
            onChange={(staffGoOn) => onForm({ ...form, staffGoOn })}
          />
        </div>
      </div>
    </>
  )
}

/** 'Truro: delivery paused until 7:30 p.m.' is what the person reads last before the press. */
function outcomeAt(name: string, words: string | undefined): string {
  return words === undefined ? 'Please choose a date.' : `${name}: ${words.slice(0, 1).toLowerCase()}${words.slice(1)}`
}

type BumpForm = {
  readonly minutes: `${(typeof BUMPS)[number]}`
  readonly forMinutes: `${(typeof BUMP_MINUTES)[number]}`
}
const MORE = BUMPS.map((minutes) => ({ value: `${minutes}` as const, label: `+${minutes} min` }))
const LASTING = BUMP_MINUTES.map((minutes) => ({ value: `${minutes}` as const, label: `${minutes} min` }))

function BumpFields({ bump, onBump }: { bump: BumpForm; onBump: (bump: BumpForm) => void }) {
  return (
    <>
      <Choices
        legend="Add to every waiting time"
        look="cells"
        choices={MORE}
        value={bump.minutes}
        onChange={(minutes) => onBump({ ...bump, minutes })}
        className="grid-cols-3"
      />
      <Choices
        legend="For the next"
        look="cells"
        choices={LASTING}
        value={bump.forMinutes}
        onChange={(forMinutes) => onBump({ ...bump, forMinutes })}
        className="grid-cols-3"
      />
    </>
  )
}
