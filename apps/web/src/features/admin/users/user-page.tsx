import { refusalOf } from '@sizzle/contract/client.ts'
import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { button } from '../../../ui/button.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { EmailWords } from '../../../ui/email-words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { type StatTile, StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { PAGE } from '../../../ui/office/page.ts'
import { Parted } from '../../../ui/parted.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PART_HEAD } from './part-head.ts'
import { SecondStepFact } from './second-step-fact.tsx'
import { StatusMark } from './status-mark.tsx'
import type { UserTab } from './user-filters.ts'
import { UserHistory, UserOrders, UserReservations } from './user-history.tsx'
import { UserLedger } from './user-ledger.tsx'
import { UserNotes } from './user-notes.tsx'
import { nameInQueue, ROLE_HINTS, ROLE_LABELS, TAB_LABELS } from './user-words.ts'
import { type User, userQuery } from './users-query.ts'
import { WhatIsKept } from './what-is-kept.tsx'

type UserPageProps = {
  userId: string
  /** Where somebody came from; undefined: from elsewhere, and the list that the person stands in is theirs. */
  tab: UserTab | undefined
  addressOfTab: (tab: UserTab) => To
  nameOfLocation: (id: string) => string
}

/** One person: who they are, where their points come from and what they have done. */
export function UserPage({ userId, tab, addressOfTab, nameOfLocation }: UserPageProps) {
  const { data: user, error, refetch } = useQuery(userQuery(userId))
  const isGone = refusalOf(error, '/getUser')?.code === 'user_not_found'
  const above = tab ?? (user && user.role !== 'customer' ? 'team' : 'guests')
  const back = { to: addressOfTab(above), label: TAB_LABELS[above] }
  return (
    <div className={PAGE}>
      {user ? (
        <SectionHead
          title={user.displayName}
          face={
            <Avatar name={user.displayName} photoURL={user.photoURL} className="size-10 bg-sunk! text-lg text-ink!" />
          }
          mark={<StatusMark user={user} />}
          note={isGuest(user) && <Reached user={user} />}
          back={back}
        >
          <Actions user={user} />
        </SectionHead>
      ) : (
        <SectionHead title="User" back={back} />
      )}
      {error && !user && (
        <LoadProblem
          title="Failed to load user details"
          {...problemOf(error)}
          {...(isGone ? {} : { onRetry: () => void refetch() })}
        />
      )}
      {!user && !error && (
        <div aria-busy="true" className="grid gap-3">
          <p className="sr-only">Loading the user…</p>
          <Skeleton className="h-11 w-full" />
          <div className={PAIR}>
            <Skeleton className="h-52 w-full" />
            <Skeleton className="h-52 w-full" />
          </div>
          <RowsSkeleton rows={4} />
        </div>
      )}
      {user && (
        <>
          {isGuest(user) && <StatTiles tiles={SUMS} stats={user} isPending={false} />}
          <div className={COLUMNS}>
            <div className={STACK}>
              {/* A guest's allergy is what one must not miss; then, on a phone, what they have ordered. */}
              {isGuest(user) ? <UserNotes user={user} /> : <Facts user={user} nameOfLocation={nameOfLocation} />}
            </div>
            <div className={`${STACK} lg:row-span-2`}>
              {!isGuest(user) && <UserNotes user={user} />}
              <UserOrders user={user} saysWhatIsNot={isGuest(user)} />
              {isGuest(user) && <UserLedger user={user} />}
              <UserReservations user={user} saysWhatIsNot={isGuest(user)} />
            </div>
            <div className={STACK}>
              {isGuest(user) && <Facts user={user} nameOfLocation={nameOfLocation} />}
              <UserHistory user={user} saysWhatIsNot={isGuest(user)} />
              <WhatIsKept user={user} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** Where the account stands below the orders. */
function Reached({ user: { phoneNumber, email } }: { user: User }) {
  return (
    <p className="wrap-anywhere lg:hidden">
      <Parted parts={[phoneNumber && displayPhone(phoneNumber), email].filter(Boolean)} />
    </p>
  )
}

const PAIR = 'grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-3 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-x-5'
/** The two on the left follow each other at once, however long the column beside them is. */
const COLUMNS = `${PAIR} items-start lg:grid-rows-[auto_1fr]`
/** So a short part leaves no hole beside a long one. */
const STACK = 'grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-3'

/** A colleague who has never ordered has no figures and no points to look at. */
function isGuest({ role, totalOrders, loyaltyPoints }: User): boolean {
  return role === 'customer' || totalOrders > 0 || loyaltyPoints > 0
}

const SUMS: readonly StatTile<User>[] = [
  { label: 'Completed orders', figure: ({ totalOrders }) => totalOrders.toLocaleString('en-CA') },
  { label: 'Spent', figure: ({ totalSpent }) => formatDollars(totalSpent) },
  { label: 'Points', figure: ({ loyaltyPoints }) => loyaltyPoints.toLocaleString('en-CA') },
]

function Facts({ user, nameOfLocation }: { user: User; nameOfLocation: (id: string) => string }) {
  const isOnline = useOnline()
  const isWaiting = useWaitingAbout().has(nameInQueue(user))
  const clock = deviceClock()
  const lastSignIn = user.lastLoginAt ? clock.moment(user.lastLoginAt) : 'Never'
  const { email, phoneNumber, role, isActive, deletedAt } = user
  const works = role !== 'customer'
  return (
    <section aria-labelledby="account" className="grid content-start gap-2">
      <div className={PART_HEAD}>
        <h2 id="account" className="min-w-0 text-xl">
          {works ? workWords(user, nameOfLocation) : 'Account'}
        </h2>
      </div>
      {works && <p className="-mt-2 text-sm text-soft">{ROLE_HINTS[role]}</p>}
      <dl className="rounded-card border border-line bg-raised px-4 py-3 grid items-baseline gap-x-4 gap-y-1 min-[20rem]:grid-cols-[auto_minmax(0,1fr)] sm:max-lg:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        {works && <Fact label="Last sign-in">{lastSignIn}</Fact>}
        {(user.hasSecondStep || works) && (
          <Fact label="Second step">
            <SecondStepFact user={user} whyNot={isOnline ? undefined : NOT_OFFLINE} />
          </Fact>
        )}
        <Fact label="Email">
          <a className="py-1 wrap-break-word underline underline-offset-4" href={`mailto:${email}`}>
            <EmailWords email={email} />
          </a>
        </Fact>
        {phoneNumber && (
          <Fact label="Phone">
            <a className="inline-block py-0.5 underline underline-offset-4" href={telLink(phoneNumber)}>
              {displayPhone(phoneNumber)}
            </a>
          </Fact>
        )}
        {!works && <Fact label="Role">{ROLE_LABELS[role]}</Fact>}
        {isWaiting && <Fact label="A change of yours">{QUEUED_TEXT}</Fact>}
        <Fact label="Since">{clock.day(user.createdAt)}</Fact>
        {!isActive && deletedAt && <Fact label="Deactivated">{clock.day(deletedAt)}</Fact>}
        {!works && <Fact label="Last sign-in">{lastSignIn}</Fact>}
      </dl>
    </section>
  )
}

/** 'Manager at Truro Heights' */
function workWords({ role, groupIds, locationIds }: User, nameOfLocation: (id: string) => string): string {
  if (role === 'admin') return `${ROLE_LABELS.admin} at every location`
  const places = [...groupIds, ...locationIds].map(nameOfLocation).join(', ')
  return places === '' ? `${ROLE_LABELS[role]}, at no location yet` : `${ROLE_LABELS[role]} at ${places}`
}

/** On the narrowest phone the words alone, so that all stand in one row. */
const WHERE_ROOM = 'size-5 max-[22rem]:hidden'

function Actions({ user }: { user: User }) {
  const isWaiting = useWaitingAbout().has(nameInQueue(user))
  const [isEditing, setEditing] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const isOnline = useOnline()
  return (
    <>
      <button
        type="button"
        className={button('quiet', 'px-4! max-sm:px-2.5!')}
        disabled={isWaiting}
        title={isWaiting ? QUEUED_TEXT : undefined}
        onClick={() => setEditing(true)}
      >
        <ToolIcon name="edit" className={WHERE_ROOM} /> {user.isActive ? 'Edit' : 'Edit or activate'}
      </button>
      <a className={button('quiet', 'px-4! max-sm:px-2.5!')} href={`mailto:${user.email}`}>
        <ToolIcon name="mail" className={WHERE_ROOM} /> Email<span className="sr-only"> {user.displayName}</span>
      </a>
      {user.phoneNumber && (
        <a className={button('quiet', 'px-4! pointer-fine:hidden max-sm:px-2.5!')} href={telLink(user.phoneNumber)}>
          <Icon name="phone" className={WHERE_ROOM} /> Call<span className="sr-only"> {user.displayName}</span>
        </a>
      )}
      {user.role === 'customer' && (
        <ToolMenu
          label={`More for ${user.displayName}`}
          tools={[
            {
              icon: 'copy',
              label: 'Merge…',
              note: 'For a person who has two accounts',
              whyNot: isOnline ? undefined : NOT_OFFLINE,
              onPress: () => setMerging(true),
            },
          ]}
        />
      )}
      {isEditing && <EditUserDialog user={user} onClose={() => setEditing(false)} />}
      {isMerging && <MergeDialog user={user} onClose={() => setMerging(false)} />}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
