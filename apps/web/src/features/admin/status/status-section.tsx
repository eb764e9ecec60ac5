import { may, type Right } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { timeOfHouse } from '../../../ui/clock.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { useContactsPart } from './contacts-part.ts'
import { FiguresPanel } from './figures-panel.tsx'
import { usePrintersPart } from './printers-part.ts'
import { type HealthPart, healthQuery, partsIn } from './status-query.ts'
import {
  GROUPS,
  NEEDED,
  NOT_LIVE,
  type PartLook,
  type PartWords,
  partWords,
  SERVER_PERSON,
  summary,
  worstLook,
} from './status-words.ts'
import { TO_COME } from './to-come.ts'

/** Whether the program works: in words for everybody who manages, in figures for admins. */
export function StatusSection({ user }: { user: SessionUser }) {
  const health = useQuery(healthQuery())
  const isOnline = useOnline()
  const mayPrinters = may(user, 'printer.manage')
  const askedAt = health.data?.checkedAt
  const printers = usePrintersPart(user, isOnline || !askedAt ? new Date() : new Date(askedAt))
  const contacts = useContactsPart(user)
  const found = partsIn(health.data, health.error)
  // All at once: a headline that comforts and takes it back is worse than a moment without one.
  const isAllKnown = contacts.isKnown && (mayPrinters ? printers.part !== undefined : true)
  const parts = isAllKnown ? found : undefined
  const rows: readonly Row[] = [
    ...(parts ?? []).map((part) => ({ ...partWords(part), cause: part.cause, place: placeOf(part.name, user) })),
    ...(parts && mayPrinters && printers.part
      ? [{ ...printers.part, cause: '', place: { section: 'printers', label: 'Printers' } }]
      : []),
    ...(parts && contacts.part ? [{ ...contacts.part, cause: '', place: placeOf('contacts', user) }] : []),
  ]
  const check = () => {
    void health.refetch()
    printers.refetch()
  }
  const look = worstLook(rows)
  const isRed = rows.some((row) => row.look === look && row.isRed)
  const { icon, tone } = { ...VERDICT[look], ...(isRed && { tone: VERDICT.down.tone }) }
  const groups = isOnline
    ? GROUPS.map(([title, looks]) => ({ title, rows: ofLooks(rows, looks) })).filter((one) => one.rows.length > 0)
    : [
        {
          title: askedAt ? `Last checked ${timeOfHouse(askedAt, 'time')}` : 'When last checked',
          isBrief: true,
          // What was wrong first.
          rows: [...rows.filter(isTrouble), ...rows.filter((row) => !isTrouble(row))].map(asLastChecked),
        },
      ]
  return (
    <div className={PAGE}>
      {/* Offline nothing of it is seen on a phone. */}
      <div className={isOnline ? '' : 'max-sm:-mb-3'}>
        <SectionHead
          title="Status"
          note={
            <div className="grid gap-0.5">
              {!parts && !health.error && <Skeleton className="h-7 w-full max-w-80" />}
              <p
                role="status"
                // What is wrong stands right below under its own heading; a reader is told of it here.
                className={`flex gap-2 text-lg font-semibold text-ink empty:hidden ${rows.some(isTrouble) ? 'sr-only' : ''}`}
              >
                {parts && isOnline && <Icon name={icon} className={`mt-1 size-5 shrink-0 ${tone}`} />}
                {parts && isOnline && summary(rows)}
              </p>
            </div>
          }
        >
          {/* Without a connection it stands above the list. */}
          {isOnline && parts && askedAt && (
            <span className="text-sm text-soft">Last checked {timeOfHouse(askedAt, 'time')}</span>
          )}
          {/* Where nothing is known, the problem below has it. */}
          {(parts || !health.error) && (
            <button
              type="button"
              className={button('quiet', `px-4! ${isOnline ? '' : 'max-sm:hidden'}`)}
              disabled={!parts || !isOnline}
              onClick={check}
            >
              Check again
            </button>
          )}
        </SectionHead>
      </div>
      <OfflineNotice>It is checked again once you are back online.</OfflineNotice>
      {!parts && !health.error && (
        <div aria-busy="true" className="grid gap-4">
          <p className="sr-only">Loading the status…</p>
          {[3, 4].map((rows) => (
            <div key={rows} className="grid gap-2">
              <Skeleton className="h-7 w-32" />
              <RowsSkeleton rows={rows} row="h-17 lg:h-13" columns={TO_COME} />
            </div>
          ))}
        </div>
      )}
      {health.error && !parts && (
        <LoadProblem
          isRoom
          title="Failed to load the status"
          {...problemOf(health.error)}
          retry="Check again"
          onRetry={check}
        />
      )}
      {parts &&
        groups.map((group) => (
          <Group
            key={group.title}
            {...group}
            note={
              isOnline && group.title === NOT_LIVE ? (
                <HowToSetUp parts={parts} toAsk={contacts.part?.toAsk} />
              ) : undefined
            }
          />
        ))}
      {may(user, 'metrics.see') && (parts || !health.error) && <FiguresPanel />}
    </div>
  )
}

/** Without a colour or a thing to do: nobody knows whether it is still so. */
function asLastChecked({ title, state, look, place }: Row): Row {
  const words = look === 'works' ? 'Worked' : state
  return { title, state: words, look: 'none', lastLook: look, sentence: '', cause: '', place }
}

const ofLooks = (rows: readonly Row[], looks: readonly PartLook[]) => rows.filter(({ look }) => looks.includes(look))

const isTrouble = ({ look }: Row) => look === 'down' || look === 'degraded'

type GroupProps = {
  title: string
  rows: readonly Row[]
  /** Each says in a word how it was: two have room beside each other. */
  isBrief?: boolean
  note: ReactNode
}

/** Parts that stand alike, under the word for it. */
function Group({ title, rows, isBrief = false, note }: GroupProps) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {note}
      <ul
        aria-label={title}
        className={`rounded-card border border-line bg-raised ${isBrief ? `${TWO_COLUMNS} *:border-line` : 'divide-y divide-line'}`}
      >
        {rows.map((row) => (
          <Part key={row.title} row={row} />
        ))}
      </ul>
    </section>
  )
}

/** Lines between all of them, also where they stand beside each other. */
const TWO_COLUMNS = 'grid *:not-first:border-t lg:grid-cols-2 lg:*:nth-2:border-t-0 lg:*:odd:border-r lg:gap-x-0'

const VERDICT = {
  works: { icon: 'check', tone: 'text-coriander' },
  unused: { icon: 'check', tone: 'text-coriander' },
  degraded: { icon: 'alert', tone: 'text-saffron-ink' },
  down: { icon: 'alert', tone: 'text-chilli' },
} as const

/** Of what was seen at the last check. */
const LAST_ICONS: Partial<Record<PartLook, 'check' | 'alert'>> = { works: 'check', degraded: 'alert', down: 'alert' }

const TONES: Readonly<Record<PartLook, BadgeTone>> = {
  works: 'good',
  none: 'over',
  unused: 'waiting',
  degraded: 'waiting',
  down: 'bad',
}

const LIST = new Intl.ListFormat('en-CA')

/** A manager cannot set these up, and has to know whom to ask for what. */
function HowToSetUp({ parts, toAsk }: { parts: readonly HealthPart[]; toAsk: string | undefined }) {
  const needed = parts.flatMap((part) => (partWords(part).look === 'unused' ? (NEEDED[part.name] ?? []) : []))
  const asked = [...(needed.length > 0 ? [`to connect ${LIST.format(needed)}`] : []), ...(toAsk ? [toAsk] : [])]
  if (asked.length === 0) return null
  return (
    <p className="text-pretty text-soft">
      <b className="text-ink">How to set up:</b> ask {SERVER_PERSON} {asked.join(', and ')}.
    </p>
  )
}

type Place = { readonly section: string; readonly label: string }
type Row = PartWords & {
  readonly cause: string
  readonly place: Place | undefined
  /** At the last check, on a device that cannot check now. */
  readonly lastLook?: PartLook
}

/** The room where one sees more of a part, and may do something. */
const PLACES: Readonly<Record<string, Place & { readonly right: Right }>> = {
  database: { section: 'menu', label: 'Menu', right: 'menu.availability' },
  live: { section: 'orders', label: 'Order Management', right: 'order.see' },
  mail: { section: 'messages', label: 'Messages', right: 'settings.manage' },
  sms: { section: 'messages', label: 'Messages', right: 'settings.manage' },
  payments: { section: 'payments', label: 'Payments', right: 'order.create' },
  contacts: { section: 'locations', label: 'Locations', right: 'location.edit' },
}

function placeOf(part: string, user: SessionUser): Place | undefined {
  const place = PLACES[part]
  return place && may(user, place.right) ? place : undefined
}

function Part({ row }: { row: Row }) {
  const { title, state, look, isRed, sentence, help, cause, place, lastLook } = row
  const lastIcon = lastLook && LAST_ICONS[lastLook]
  const hasButton = place !== undefined && (isTrouble(row) || row.isSetThere)
  return (
    <li
      className={`relative grid items-center gap-x-4 px-4 py-2.5 lg:grid-cols-[14rem_9rem_minmax(0,1fr)_auto] ${look === 'works' ? 'grid-cols-[minmax(0,1fr)_auto]' : 'gap-y-1 min-[20rem]:grid-cols-[minmax(0,1fr)_auto]'}`}
    >
      <h3 className="font-text text-base leading-tight font-semibold tracking-normal">
        {place === undefined ? (
          title
        ) : (
          <Link
            to={sectionHash({ section: place.section })}
            className={`underline decoration-line-strong underline-offset-4 hover:decoration-ink ${hasButton ? '' : 'after:absolute after:inset-0'}`}
          >
            {title}
          </Link>
        )}
      </h3>
      {look === 'works' ? (
        // The word for it is above the group.
        <span>
          <Icon name="check" className="size-5 text-coriander" />
          <span className="sr-only">{state}</span>
        </span>
      ) : lastIcon ? (
        <Badge tone="plain" className="justify-self-start">
          <Icon name={lastIcon} className="size-4 text-soft" />
          <span className="text-soft">{state}</span>
        </Badge>
      ) : (
        <Badge tone={isRed ? 'bad' : TONES[look]} className="justify-self-start">
          {state}
        </Badge>
      )}
      <div className={`min-w-0 max-lg:col-span-full ${hasButton ? '' : 'lg:col-span-2'}`}>
        <p className="text-pretty text-soft">{sentence}</p>
        {cause && <p className="text-sm break-words text-soft">{cause}</p>}
        {help && (
          <p className="text-pretty">
            <b>What to do:</b> {help}
          </p>
        )}
      </div>
      {hasButton && (
        <Link
          to={sectionHash({ section: place.section })}
          className={button('quiet', 'w-fit px-4! max-lg:col-span-full max-lg:mt-2')}
        >
          Open {place.label}
        </Link>
      )}
    </li>
  )
}
