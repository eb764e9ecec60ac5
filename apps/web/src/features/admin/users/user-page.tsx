import { refusalOf } from '@sizzle/contract/client.ts'
import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
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
import { NothingYet } from './nothing-yet.tsx'
import { StatusMark } from './status-mark.tsx'
import { EmailLink, Facts, isGuest, PhoneLink } from './user-facts.tsx'
import type { UserTab } from './user-filters.ts'
import { UserHistory, UserOrders, UserReservations } from './user-history.tsx'
import { UserLedger } from './user-ledger.tsx'
import { NoNotesYet, type Notes, NotesDialog, UserNotes } from './user-notes.tsx'
import { nameInQueue, TAB_LABELS } from './user-words.ts'
import { notesQuery, type User, userQuery } from './users-query.ts'
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
  const { data, error, refetch } = useQuery(userQuery(userId))
  // What stands first comes with the rest, or it would push down what somebody reads; without a network it may never come.
  const areNotesComing = useQuery(notesQuery(userId)).isLoading
  const user = areNotesComing ? undefined : data
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
      {error && !data && (
        <LoadProblem
          title="Failed to load user details"
          {...problemOf(error)}
          {...(isGone ? {} : { onRetry: () => void refetch() })}
        />
      )}
      {!user && (data || !error) && (
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
          <Parts user={user} nameOfLocation={nameOfLocation} />
        </>
      )}
    </div>
  )
}

const FEW_ORDERS = 3

/** What is there comes first, what is not at the end. */
function Parts({ user, nameOfLocation }: { user: User; nameOfLocation: (id: string) => string }) {
  const [notes, setNotes] = useState<Notes>()
  const facts = <Facts user={user} nameOfLocation={nameOfLocation} />
  const nothing = <NothingYet user={user} isGuest={isGuest(user)} />
  const messages = <UserHistory user={user} />
  /** The column of orders has room for more. */
  const isShort = user.totalOrders < FEW_ORDERS
  return (
    <>
      {isGuest(user) ? (
        <>
          {/* A guest's allergy is what one must not miss; then, on a phone, what they have ordered. */}
          <div className={`${STACK} empty:hidden`}>
            <UserNotes user={user} onEdit={setNotes} />
            <NoNotesYet user={user} onEdit={setNotes} />
          </div>
          <div className={`${PAIR} items-start`}>
            <div className={`${STACK} lg:order-last`}>
              <UserOrders user={user} />
              <UserLedger user={user} />
              {isShort && messages}
            </div>
            <div className={STACK}>
              <UserReservations user={user} />
              {facts}
              {!isShort && messages}
              {nothing}
              <WhatIsKept user={user} />
            </div>
          </div>
        </>
      ) : (
        <div className={COLUMNS}>
          <div className={STACK}>{facts}</div>
          <div className={`${STACK} lg:row-span-2`}>
            <UserNotes user={user} onEdit={setNotes} />
            <NoNotesYet user={user} onEdit={setNotes} />
            <UserOrders user={user} />
            <UserReservations user={user} />
            {nothing}
          </div>
          <div className={STACK}>
            <UserHistory user={user} />
            <WhatIsKept user={user} />
          </div>
        </div>
      )}
      {notes && <NotesDialog user={user} notes={notes} onClose={() => setNotes(undefined)} />}
    </>
  )
}

/** Where the account stands below the orders; the buttons that would do the same are left out there. */
function Reached({ user: { phoneNumber, email } }: { user: User }) {
  return (
    <p className="wrap-anywhere lg:hidden pointer-coarse:leading-8 pointer-coarse:[&_a]:py-1">
      <Parted
        parts={[
          phoneNumber && <PhoneLink key="phone" phone={phoneNumber} />,
          <EmailLink key="email" email={email} />,
        ].filter(Boolean)}
      />
    </p>
  )
}

const PAIR = 'grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-3 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-x-5'
/** The two on the left follow each other at once, however long the column beside them is. */
const COLUMNS = `${PAIR} items-start lg:grid-rows-[auto_1fr]`
/** So a short part leaves no hole beside a long one. */
const STACK = 'grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-3'

const SUMS: readonly StatTile<User>[] = [
  { label: 'Completed orders', figure: ({ totalOrders }) => totalOrders.toLocaleString('en-CA') },
  { label: 'Spent', figure: ({ totalSpent }) => formatDollars(totalSpent) },
  { label: 'Points', figure: ({ loyaltyPoints }) => loyaltyPoints.toLocaleString('en-CA') },
]

/** On the narrowest phone the words alone, so that all stand in one row. */
const WHERE_ROOM = 'size-5 max-[22rem]:hidden'

function Actions({ user }: { user: User }) {
  const isWaiting = useWaitingAbout().has(nameInQueue(user))
  const [isEditing, setEditing] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const isOnline = useOnline()
  const once = isGuest(user) ? 'max-lg:hidden' : ''
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
      <a className={button('quiet', `px-4! max-sm:px-2.5! ${once}`)} href={`mailto:${user.email}`}>
        <ToolIcon name="mail" className={WHERE_ROOM} /> Email<span className="sr-only"> {user.displayName}</span>
      </a>
      {user.phoneNumber && (
        <a
          className={button('quiet', `px-4! pointer-fine:hidden max-sm:px-2.5! ${once}`)}
          href={telLink(user.phoneNumber)}
        >
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
