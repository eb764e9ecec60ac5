import { formatThousands } from '@sizzle/domain/analytics/trend.ts'
import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { shownFeatures } from '@sizzle/domain/locations/location-form.ts'
import { type ReactNode, useState } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { formatDollars, toCents } from '../../../ui/money.ts'
import { Badge } from '../../../ui/office/badge.tsx'
import { OpenState } from '../../../ui/open-state.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { copy } from '../../shared/copy/copy-button.tsx'
import { CardLines } from './card-lines.tsx'
import { nameInQueue } from './location-words.ts'
import type { ManagedLocation } from './locations-query.ts'

export type CardActions = {
  readonly onEdit: (location: ManagedLocation) => void
  readonly onMenus: (location: ManagedLocation) => void
  readonly onSwitch: (location: ManagedLocation) => void
  readonly onDelete: (location: ManagedLocation) => void
  /** Why this person cannot switch or delete it. */
  readonly whyNoSwitch: string | undefined
}
type LocationCardProps = CardActions & { location: ManagedLocation; isOnline: boolean }

export function LocationCard({ location, isOnline, ...actions }: LocationCardProps) {
  const { name, isActive, rating, reviewCount } = location
  const isWaiting = useWaitingAbout().has(nameInQueue(location))
  return (
    <article
      aria-label={name}
      className={`@container flex min-w-0 flex-col gap-3 rounded-card border bg-raised p-4 sm:p-5 ${isActive ? 'border-line' : 'border-dashed border-line-strong'}`}
    >
      <header className="grid gap-2">
        <div className="flex items-baseline gap-x-2.5">
          <h2 className="min-w-0 text-xl leading-tight">{name}</h2>
          <span className="ml-auto shrink-0">
            <Rating rating={rating} reviewCount={reviewCount} />
          </span>
        </div>
        {/* Whether it is on the site, and whether guests can order now. */}
        <div className="flex flex-wrap items-center gap-1.5 [&>.state-mark]:gap-1.5 [&>.state-mark]:px-2.5 [&>.state-mark]:py-0.5 [&>.state-mark]:before:size-2">
          <Badge tone={isActive ? 'plain' : 'over'}>{isActive ? 'Active' : 'Inactive'}</Badge>
          {isActive && (location.hasMenu ? <OpenState location={location} /> : <NoDishes location={location} />)}
          {isWaiting && <Badge tone="waiting">{QUEUED_TEXT}</Badge>}
          {!isOnline && <Badge tone="waiting">Offline</Badge>}
        </div>
      </header>
      <CardLines location={location} />
      <Details name={name}>
        {isActive && <Figures location={location} />}
        <Features features={location.features} />
        <Origin location={location} />
        <Record location={location} />
      </Details>
      <Actions location={location} whyNot={isWaiting ? QUEUED_TEXT : undefined} {...actions} />
    </article>
  )
}

/** Guests find it on the site without anything to order: its menu is empty, or all of it is hidden. */
function NoDishes({ location: { id, name } }: { location: ManagedLocation }) {
  return (
    <Link
      to={`?${new URLSearchParams({ location: id })}${sectionHash({ section: 'menu' })}`}
      className="relative rounded-full underline decoration-line-strong underline-offset-3 after:absolute after:-inset-x-1 after:-inset-y-2.5"
    >
      <Badge tone="waiting">No dishes to order</Badge>
      <span className="sr-only">: to the menu of {name}</span>
    </Link>
  )
}

/** On a phone they are shown at a press, so that the next location is in sight. */
function Details({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="-my-1 flex min-h-11 w-fit items-center gap-2 font-semibold sm:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ToolIcon name="down" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        Details<span className="sr-only"> of {name}</span>
      </button>
      <div className={`flex flex-col gap-3 ${isOpen ? '' : 'max-sm:hidden'}`}>{children}</div>
    </>
  )
}

const MONTHLY = 'Monthly'

function Figures({ location }: { location: ManagedLocation }) {
  const figures = [
    ['Total Orders', location.totalOrders.toLocaleString('en-CA')],
    ['Avg Order', formatDollars(location.averageOrderValue)],
    ['Capacity', location.capacity === null ? 'N/A' : location.capacity.toLocaleString('en-CA')],
    [MONTHLY, formatThousands(toCents(location.monthlyRevenue))],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control bg-line @min-[27rem]:grid-cols-4">
      {figures.map(([label, figure]) => (
        <div key={label} className="bg-sunk px-2 py-2 @md:px-2.5">
          <dt className="text-sm whitespace-nowrap text-soft">
            {label}
            {label === MONTHLY && <span className="@max-[34rem]:sr-only"> Revenue</span>}
          </dt>
          <dd className="price">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Features({ features }: { features: readonly string[] }) {
  const [isWhole, setWhole] = useState(false)
  const list = useKeptFocus<HTMLUListElement>(isWhole)
  const { shown, more } = isWhole ? { shown: features, more: null } : shownFeatures(features)
  if (shown.length === 0) return null
  return (
    <ul ref={list} tabIndex={-1} aria-label="Features" className="flex flex-wrap gap-1.5 text-sm outline-none">
      {shown.map((feature) => (
        <li key={feature} className="rounded-full border border-line px-2.5 py-0.5">
          {feature}
        </li>
      ))}
      {more && (
        <li>
          <button
            type="button"
            className="relative px-1 py-0.5 text-soft underline decoration-line-strong underline-offset-3 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-ink"
            onClick={() => setWhole(true)}
          >
            {more}
            <span className="sr-only"> features</span>
          </button>
        </li>
      )}
    </ul>
  )
}

function Origin({ location: { manager, openingDate, code } }: { location: ManagedLocation }) {
  return (
    <p className="text-sm text-soft">
      <Parted
        parts={[
          <>
            Manager: <span className="text-ink">{manager || 'TBD'}</span>
          </>,
          ...(openingDate ? [`Since ${openingDate.slice(0, 4)}`] : []),
          <>
            Order Code: <span className="tracking-wide text-ink">{code}</span>
          </>,
        ]}
      />
    </p>
  )
}

/** What machines call it, and since when they know it: asked for last. */
function Record({ location: { id, createdAt, timeZone } }: { location: ManagedLocation }) {
  return (
    <p className="-mt-2 text-sm text-soft">
      <Parted
        parts={[
          <>
            ID: <span className="break-all">{id}</span>
          </>,
          `Added ${clockOf({ timeZone }).day(createdAt)}`,
        ]}
      />
    </p>
  )
}

type ActionsProps = CardActions & { location: ManagedLocation; whyNot: string | undefined }

function Actions({ location, onEdit, onMenus, onSwitch, onDelete, whyNot, whyNoSwitch = whyNot }: ActionsProps) {
  const { name, phone, email, id } = location
  const of = <span className="sr-only"> {name}</span>
  const copying = (text: string, what: string) => ({
    icon: 'copy' as const,
    label: `Copy ${what}`,
    onPress: () => void copy(text),
  })
  return (
    <div className="mt-auto flex items-center gap-1 border-t border-line pt-3">
      <button
        type="button"
        className={button('quiet', 'px-4!')}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={() => onEdit(location)}
      >
        <ToolIcon name="edit" /> Edit{of}
      </button>
      <button type="button" className={button('bare', 'px-3!')} onClick={() => onMenus(location)}>
        <ToolIcon name="book" /> Menus{of}
      </button>
      <ToolMenu
        label={`More for ${location.name}`}
        look="bare"
        className="ml-auto"
        tools={[
          // The address, which has no link to press, is copied where it stands.
          copying(phone, 'phone number'),
          copying(email, 'email'),
          copying(id, 'id'),
          {
            icon: 'power',
            label: location.isActive ? 'Deactivate…' : 'Activate…',
            whyNot: whyNoSwitch,
            isDanger: location.isActive,
            onPress: () => onSwitch(location),
          },
          {
            icon: 'bin',
            label: 'Delete…',
            whyNot: whyNoSwitch,
            isDanger: true,
            onPress: () => onDelete(location),
          },
        ]}
      />
    </div>
  )
}
