import { unroutedDishes } from '@sizzle/domain/kitchen/routing.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isSameDraft, mergeDrafts } from '../../../../kit/drafts.ts'
import { askAgain, changeAnswer, knownAnswer } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import type { To } from '../../../../router/path.ts'
import { button } from '../../../../ui/button.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { PAGE } from '../../../../ui/office/page.ts'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { type Stations, stationsQuery } from '../../../shared/tickets/tickets-query.ts'
import { ReadyLink } from './ready-link.tsx'
import { RouteList } from './route-list.tsx'
import { StationRows } from './station-rows.tsx'
import { draftOf } from './stations-draft.ts'

type StationsSetupProps = { saved: Stations; chooser: ReactNode; backTo: To }

/** The stations of a location and what goes to which of them. */
export function StationsSetup({ saved, chooser, backTo }: StationsSetupProps) {
  const [draft, setDraft] = useState(() => draftOf(saved))
  const [version, setVersion] = useState(saved.version)
  const menu = useQuery(ask('/getLocationMenuAdmin', { locationId: saved.locationId }))
  const options = useQuery(ask('/getOptionGroups', { locationId: saved.locationId }))
  const query = stationsQuery(saved.locationId)
  const keep = (stations: Stations) => changeAnswer(query, (known) => ({ ...known, stations }))
  const save = useWish('/saveStations', {
    onDone: ({ stations }) => {
      setDraft((mine) => mergeDrafts(mine, draft, draftOf(stations)))
      setVersion(stations.version)
      keep(stations)
    },
    onFailed: () => void lookAgain(),
  })
  /** It may have been saved although no answer came: then what is edited from here on builds upon it. */
  const lookAgain = async () => {
    await askAgain(query)
    const now = knownAnswer(query)?.stations
    if (!now || !isSameDraft(draftOf(now), draft)) return
    setVersion(now.version)
    save.reset()
  }
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
      // What gets the focus comes to rest above the bar at its foot.
      className="relative flex h-full scroll-pb-24 flex-col overflow-y-auto"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={PAGE}>
        <SectionHead title="Set up stations" back={{ to: backTo, label: 'All stations' }}>
          {chooser}
        </SectionHead>
        <Unrouted names={unrouted.map(({ name }) => name)} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <StationRows draft={draft} problemAt={problemAt} onChange={setDraft} />
            <Check
              label="When the last ticket is done, the order is ready"
              hint="If this is off, someone marks it as ready at the pass or on the board."
              checked={draft.readyByLastTicket}
              onChange={(readyByLastTicket) => setDraft({ ...draft, readyByLastTicket })}
            />
            {saved.readyToken !== null && (
              <ReadyLink
                locationId={saved.locationId}
                token={saved.readyToken}
                qrCode={saved.readyQrCode}
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
        isChanged={!isSameDraft(draft, draftOf(saved))}
        isSaved={save.answer !== undefined}
        isSaving={save.isPending}
      />
    </form>
  )
}

type SaveFootProps = { sentence: string | undefined; isChanged: boolean; isSaved: boolean; isSaving: boolean }

/** A menu has hundreds of choices: below them it stays in sight whether they are kept, and what keeps them. */
function SaveFoot({ sentence, isChanged, isSaved, isSaving }: SaveFootProps) {
  const isOnline = useOnline()
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-t border-line bg-raised">
      <div className="mx-auto flex w-full max-w-[1440px] flex-wrap items-center justify-end gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <FormProblem className="mr-auto empty:hidden" sentence={sentence} />
        <p role="status" className={`font-semibold ${isSaved && !isChanged ? 'text-coriander' : 'text-soft'}`}>
          {isChanged ? 'Not saved yet' : isSaved ? 'Saved.' : 'No changes to save'}
        </p>
        <button
          type="submit"
          className={button('primary')}
          disabled={!isChanged}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(isSaving || !isOnline)}
        >
          {isSaving ? 'Saving…' : 'Save stations'}
        </button>
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
