import { unroutedDishes } from '@sizzle/domain/kitchen/routing.ts'
import { MAX_STATION_NAME, MAX_STATIONS } from '@sizzle/domain/kitchen/station-form.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { changeAnswer } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import type { To } from '../../../../router/path.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { Unit } from '../../../../ui/form/unit.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { COLUMN_HEAD, quietDanger } from '../../../../ui/list/row-look.ts'
import { PAGE } from '../../../../ui/office/page.ts'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { type Station, type Stations, stationsQuery } from '../../../shared/tickets/tickets-query.ts'
import { newStationId } from './new-station-id.ts'
import { ReadyLink } from './ready-link.tsx'
import { RouteList } from './route-list.tsx'
import { changeStation, draftOf, type StationsDraft, withoutStation, withStation } from './stations-draft.ts'

type StationsSetupProps = { saved: Stations; chooser: ReactNode; backTo: To }

/** The stations of a location and what goes to which of them. */
export function StationsSetup({ saved, chooser, backTo }: StationsSetupProps) {
  const [draft, setDraft] = useState(() => draftOf(saved))
  const [version, setVersion] = useState(saved.version)
  const menu = useQuery(ask('/getLocationMenuAdmin', { locationId: saved.locationId }))
  const options = useQuery(ask('/getOptionGroups', { locationId: saved.locationId }))
  const keep = (stations: Stations) =>
    changeAnswer(stationsQuery(saved.locationId), (known) => ({ ...known, stations }))
  const save = useWish('/saveStations', {
    onDone: ({ stations }) => {
      setDraft(draftOf(stations))
      setVersion(stations.version)
      keep(stations)
    },
  })
  const dishes = (menu.data?.items ?? []).filter(({ isAvailable }) => isAvailable)
  const asRouted = dishes.map(({ id, name, category }) => ({ id, name, categoryId: category }))
  const unrouted = draft.stations.length === 0 ? [] : unroutedDishes(asRouted, draft)
  const problemAt = (field: string) => save.problems[field]
  const submit = () =>
    save.send({
      locationId: saved.locationId,
      expectedVersion: version,
      stations: [...draft.stations],
      defaultStationId: draft.defaultStationId,
      routes: [...draft.routes],
      readyByLastTicket: draft.readyByLastTicket,
    })
  return (
    <form
      noValidate
      className="relative flex h-full flex-col overflow-y-auto"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={PAGE}>
        <SectionHead title="Set up stations" back={{ to: backTo, label: 'Stations' }}>
          {chooser}
        </SectionHead>
        <Unrouted names={unrouted.map(({ name }) => name)} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <StationRows draft={draft} problemAt={problemAt} onChange={setDraft} />
            <Check
              label="The last ticket done makes the order ready"
              hint="When this is off, somebody marks it ready at the pass or on the board."
              checked={draft.readyByLastTicket}
              onChange={(readyByLastTicket) => setDraft({ ...draft, readyByLastTicket })}
            />
            {saved.readyToken !== null && (
              <ReadyLink
                locationId={saved.locationId}
                token={saved.readyToken}
                onRenewed={(stations) => {
                  keep(stations)
                  // What somebody else saved meanwhile is still refused when this draft is saved.
                  if (stations.version === version + 1) setVersion(stations.version)
                }}
              />
            )}
          </div>
          {menu.data && !options.isPending && (
            <RouteList
              draft={draft}
              menu={menu.data}
              groups={options.data?.groups ?? []}
              problem={problemAt('defaultStationId')}
              onChange={setDraft}
            />
          )}
        </div>
      </div>
      <SaveFoot
        sentence={save.sentence}
        isChanged={JSON.stringify(draft) !== JSON.stringify(draftOf(saved))}
        isSaved={save.answer !== undefined}
        isSaving={save.isPending}
      />
    </form>
  )
}

type SaveFootProps = { sentence: string | undefined; isChanged: boolean; isSaved: boolean; isSaving: boolean }

/** A menu has hundreds of choices: the button stays in sight below them, from the first change on. */
function SaveFoot({ sentence, isChanged, isSaved, isSaving }: SaveFootProps) {
  if (!isChanged && !isSaved && sentence === undefined) return null
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-t border-line bg-raised">
      <div className="mx-auto flex w-full max-w-[1440px] flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <FormProblem className="mr-auto empty:hidden" sentence={sentence} />
        <p role="status" className="font-semibold text-coriander empty:hidden">
          {isSaved && !isChanged ? 'Saved.' : ''}
        </p>
        {isChanged && (
          <button type="submit" className={button('primary', 'max-sm:w-full')} disabled={isSaving}>
            {isSaving ? 'Saving…' : 'Save stations'}
          </button>
        )}
      </div>
    </div>
  )
}

/** Nobody would cook them. */
function Unrouted({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const shown = names.slice(0, 5).join(', ')
  const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
  return (
    <p role="alert" className="rounded-control bg-chilli-soft px-4 py-3 font-semibold text-chilli">
      {names.length === 1 ? 'One dish reaches' : `${names.length} dishes reach`} no station: {shown}
      {more}. Choose a default station, or a station for them.
    </p>
  )
}

type PartProps = { draft: StationsDraft; onChange: (draft: StationsDraft) => void }

function StationRows({ draft, problemAt, onChange }: PartProps & { problemAt: (field: string) => string | undefined }) {
  const add = (kind: Station['kind']) => onChange(withStation(draft, newStationId(), kind))
  const isFull = draft.stations.length >= MAX_STATIONS
  return (
    <div className="flex flex-col gap-3">
      {draft.stations.length > 0 && (
        <section aria-labelledby="stations-own" className="@container rounded-card border border-line bg-raised">
          <h2 id="stations-own" className="px-4 pt-3 text-xl max-sm:px-3">
            Stations
          </h2>
          <p className="px-4 pb-3 max-sm:px-3 text-sm text-pretty text-soft">
            Minutes after a ticket arrives: at “Soon” it says so, at “Late” it turns amber. It turns{' '}
            <span className="rounded-md border border-chilli bg-chilli-soft px-1.5 whitespace-nowrap text-ink">
              red
            </span>{' '}
            when the guest’s time has passed.
          </p>
          <p
            aria-hidden="true"
            className={`${ROW} @max-[18rem]:hidden border-t border-line px-4 pt-2 max-sm:pr-1.5 max-sm:pl-3 ${COLUMN_HEAD}`}
          >
            <span>Name</span> <span>Soon</span>{' '}
            <span className="-my-px w-fit rounded-md border border-saffron bg-saffron-soft px-1.5 text-ink">Late</span>
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
        At a pass, the dishes of an order come together.
      </p>
    </div>
  )
}

/** At twice the text a phone has room for the name alone in its row, and each field says what it is. */
const ROW =
  'grid @max-[18rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem]! @max-[18rem]:items-end! grid-cols-[minmax(0,1fr)_2.75rem_2.75rem_2.75rem] gap-x-1.5 sm:grid-cols-[minmax(0,1fr)_6rem_6rem_2.75rem] sm:gap-x-3'
/** The head above the rows names the columns for the eye, each in the look that a ticket has from then on. */
const CELL = '@min-[18rem]:[&>label]:sr-only'
/** A phone has room for the number alone. */
const MINUTES = `${CELL} max-sm:[&_input]:px-1 max-sm:[&_input]:text-center max-sm:[&_span]:hidden`

type StationRowProps = {
  station: Station
  nameProblem: string | undefined
  minutesProblem: string | undefined
  onChange: (change: Partial<Station>) => void
  onRemove: () => void
}

function StationRow({ station, nameProblem, minutesProblem, onChange, onRemove }: StationRowProps) {
  const minutes = (typed: string) => Number.parseInt(typed, 10) || 0
  const isPass = station.kind === 'expo'
  return (
    <fieldset
      className={`${ROW} items-start border-line px-4 py-2 max-sm:pr-1.5 max-sm:pl-3 not-first-of-type:border-t`}
    >
      <legend className="sr-only">{isPass ? 'Pass' : 'Station'}</legend>
      <Field
        label="Name"
        className={`${CELL} @max-[18rem]:col-span-full [&_input]:text-ellipsis max-sm:[&_input]:px-2.5`}
        maxLength={MAX_STATION_NAME}
        value={station.name}
        problem={nameProblem}
        hint={isPass ? 'The pass: orders come together here.' : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Soon (min)"
        className={MINUTES}
        inputMode="numeric"
        value={String(station.soonMinutes)}
        extra={<Unit unit="min" />}
        onChange={(event) => onChange({ soonMinutes: minutes(event.target.value) })}
      />
      <Field
        label="Late (min)"
        className={MINUTES}
        inputMode="numeric"
        value={String(station.lateMinutes)}
        problem={minutesProblem}
        extra={<Unit unit="min" />}
        onChange={(event) => onChange({ lateMinutes: minutes(event.target.value) })}
      />
      <button type="button" title="Remove" className={quietDanger('mt-0.5 w-11 px-0!')} onClick={onRemove}>
        <ToolIcon name="bin" />
        <span className="sr-only">Remove {station.name}</span>
      </button>
    </fieldset>
  )
}
