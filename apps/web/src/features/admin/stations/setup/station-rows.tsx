import { MAX_STATION_NAME, MAX_STATIONS } from '@sizzle/domain/kitchen/station-form.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Unit } from '../../../../ui/form/unit.tsx'
import { COLUMN_HEAD, quietDanger } from '../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { Station } from '../../../shared/tickets/tickets-query.ts'
import { newStationId } from './new-station-id.ts'
import { changeStation, type StationsDraft, withoutStation, withStation } from './stations-draft.ts'

type StationRowsProps = {
  draft: StationsDraft
  problemAt: (field: string) => string | undefined
  onChange: (draft: StationsDraft) => void
}

/** The stations by name, and after how many minutes a ticket looks otherwise. */
export function StationRows({ draft, problemAt, onChange }: StationRowsProps) {
  const [added, setAdded] = useState<string>()
  const add = (kind: Station['kind']) => {
    const id = newStationId()
    onChange(withStation(draft, id, kind))
    setAdded(id)
  }
  // Its name is what is missing.
  useEffect(() => {
    if (added) document.getElementById(added)?.querySelector('input')?.focus()
  }, [added])
  const isFull = draft.stations.length >= MAX_STATIONS
  return (
    <div className="flex flex-col gap-3">
      {draft.stations.length > 0 && (
        <section aria-labelledby="stations-own" className="@container rounded-card border border-line bg-raised">
          <h2 id="stations-own" className="px-4 pt-3 text-xl">
            Stations
          </h2>
          <WhatMinutesDo />
          <p aria-hidden="true" className={`${ROW} border-t border-line px-4 pt-2 @max-[28rem]:hidden ${COLUMN_HEAD}`}>
            <span>Name</span> <span>Marked after</span> <span>Amber after</span>
          </p>
          {draft.stations.map((station, index) => (
            <StationRow
              key={station.id}
              station={station}
              nameProblem={problemAt(`stations.${index}.name`)}
              minutesProblem={problemAt(`stations.${index}.lateMinutes`)}
              onChange={(change) => onChange(changeStation(draft, station.id, change))}
              onRemove={() => onChange(withoutStation(draft, station.id))}
            />
          ))}
        </section>
      )}
      <div className="grid grid-cols-2 gap-2 sm:gap-3">
        <button type="button" className={button('quiet', 'max-sm:px-2!')} disabled={isFull} onClick={() => add('prep')}>
          Add a station
        </button>
        <button
          type="button"
          className={button('quiet', 'max-sm:px-2!')}
          disabled={isFull}
          aria-describedby="about-pass"
          onClick={() => add('expo')}
        >
          Add a pass
        </button>
      </div>
      <p id="about-pass" className="-mt-1 text-sm text-soft">
        At the pass, all dishes of an order come together before it goes out.
      </p>
    </div>
  )
}

/** Each state of a ticket in the look that it has on the screen of its station. */
function WhatMinutesDo() {
  return (
    <div className="px-4 pt-1 pb-3 text-sm text-soft">
      <p>What a ticket shows when it is not done in time:</p>
      <ul className="mt-1.5 grid gap-1.5">
        <State name="Marked" look="border-line-strong bg-sunk">
          It says how long it has been at the station.
        </State>
        <State name="Amber" look="border-saffron bg-saffron-soft">
          It turns amber: it has been at the station too long.
        </State>
        <State name="Red" look="border-chilli bg-chilli-soft">
          It is past the time the guest was told. This needs no setting.
        </State>
      </ul>
    </div>
  )
}

function State({ name, look, children }: { name: string; look: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-2.5">
      <span className={`rounded-md border text-center font-semibold text-ink ${look}`}>{name}</span>
      <span>{children}</span>
    </li>
  )
}

/** Where there is room for one row; on a phone the name has a row of its own and each number its word beside it. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_2.75rem] gap-x-3 @max-[28rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] @max-[28rem]:gap-x-2 gap-y-1.5'
/** The head above the rows names the columns for the eye. */
const CELL =
  '@min-[28rem]:[&>label]:sr-only @max-[28rem]:[&>label]:mb-0 @max-[28rem]:[&>label]:text-sm @max-[28rem]:[&>label]:font-normal'

type StationRowProps = {
  station: Station
  nameProblem: string | undefined
  minutesProblem: string | undefined
  onChange: (change: Partial<Station>) => void
  onRemove: () => void
}

function StationRow({ station, nameProblem, minutesProblem, onChange, onRemove }: StationRowProps) {
  const [isAsking, setAsking] = useState(false)
  const minutes = (typed: string) => Number.parseInt(typed, 10) || 0
  const isPass = station.kind === 'expo'
  return (
    <fieldset
      id={station.id}
      className={`${ROW} items-start border-line px-4 py-2 not-first-of-type:border-t @max-[28rem]:items-end`}
    >
      <legend className="sr-only">{isPass ? 'Pass' : 'Station'}</legend>
      <Field
        label="Name"
        className={`${CELL} @max-[28rem]:col-span-full [&_input]:text-ellipsis`}
        maxLength={MAX_STATION_NAME}
        value={station.name}
        problem={nameProblem}
        hint={isPass ? 'This is a pass: orders come together here.' : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Marked after"
        className={CELL}
        inputMode="numeric"
        value={String(station.soonMinutes)}
        extra={<Unit unit="min" />}
        onChange={(event) => onChange({ soonMinutes: minutes(event.target.value) })}
      />
      <Field
        label="Amber after"
        className={CELL}
        inputMode="numeric"
        value={String(station.lateMinutes)}
        problem={minutesProblem}
        extra={<Unit unit="min" />}
        onChange={(event) => onChange({ lateMinutes: minutes(event.target.value) })}
      />
      <button
        type="button"
        title="Remove"
        className={quietDanger('mt-0.5 w-11 px-0!')}
        // One without a name was added a moment ago and has nothing to lose.
        onClick={() => (station.name === '' ? onRemove() : setAsking(true))}
      >
        <ToolIcon name="bin" />
        <span className="sr-only">Remove {station.name}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          question={`Remove ${station.name}? ${isPass ? 'It is gone' : 'Its dishes go to the default station'} once you save.`}
          confirmLabel="Remove"
          isBusy={false}
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        />
      )}
    </fieldset>
  )
}
