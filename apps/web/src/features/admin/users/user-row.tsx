import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { Fragment, type ReactNode } from 'react'
import type { To } from '../../../router/path.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { dayOfHouse, timeOfHouse } from '../../../ui/clock.ts'
import { keptTimes } from '../../../ui/kept-times.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Parted } from '../../../ui/parted.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { StatusMark } from './status-mark.tsx'
import type { UserTab } from './user-filters.ts'
import { nameInQueue, ROLE_LABELS } from './user-words.ts'
import type { User } from './users-query.ts'

/**
 * The columns of the table, which share what room is left; without room for them a row is a card. A tablet has those that
 * people are told apart and compared by.
 */
export const COLUMNS: Readonly<Record<UserTab, string>> = {
  guests:
    '@min-[38rem]:grid @min-[38rem]:gap-x-1.5 @min-[38rem]:grid-cols-[2.75rem_minmax(0,1fr)_6.25rem_2.875rem_4.75rem_3.75rem_3.75rem] @4xl:grid-cols-[2.75rem_minmax(0,1fr)_8.5rem_minmax(6.5rem,0.4fr)_minmax(3.5rem,0.25fr)_minmax(5.75rem,0.3fr)_minmax(3.5rem,0.25fr)_5.5rem] @4xl:gap-x-3 @5xl:gap-x-4',
  // Two locations beside each other.
  team: '@min-[38rem]:grid @min-[38rem]:gap-x-2 @min-[38rem]:grid-cols-[2.75rem_minmax(0,1fr)_6.25rem_minmax(0,0.7fr)_5.25rem_4rem] @4xl:gap-x-3 @4xl:grid-cols-[2.75rem_minmax(0,1fr)_7.5rem_minmax(8.5rem,0.7fr)_minmax(6.5rem,0.3fr)_minmax(8.5rem,0.35fr)_5.5rem] @5xl:gap-x-4',
  everyone:
    '@min-[38rem]:grid @min-[38rem]:gap-x-2 @min-[38rem]:grid-cols-[2.75rem_minmax(0,1fr)_7rem_3rem_5rem_3.75rem_4rem] @4xl:grid-cols-[2.75rem_minmax(0,1fr)_8.5rem_minmax(8rem,0.5fr)_minmax(3.5rem,0.25fr)_minmax(5.75rem,0.3fr)_minmax(3.5rem,0.25fr)_5.5rem] @4xl:gap-x-3 @5xl:gap-x-4',
}

/** What only a wide table has a column for. */
export const WIDE_ONLY = '@max-4xl:hidden'
/** A face has no room beside a name in a narrow table. */
export const NO_FACE = '@max-5xl:hidden'
/** What only a table has a column for. */
export const TABLE_ONLY = '@max-[38rem]:hidden'

export type RowActions = {
  readonly onToggle: (id: string) => void
  readonly onEdit: (user: User) => void
  readonly onSwitch: (user: User) => void
  readonly nameOfLocation: (id: string) => string
  /** The page of this person. */
  readonly addressOf: (userId: string) => To
  /** Whose changes wait for the network: nobody is changed on top of that. */
  readonly waiting: ReadonlySet<string>
}
type UserRowProps = RowActions & {
  user: User
  isChosen: boolean
  /** Of whom the list is: of colleagues it is asked where they work and whether they come in. */
  tab: UserTab
  /** A card then says the day that the list follows. */
  isByDate: boolean
  /** A card has its box only while people are being chosen; a table has it always. */
  isSelecting: boolean
}

export function UserRow({ user, isChosen, tab, isByDate, isSelecting, ...actions }: UserRowProps) {
  const { id, displayName, isActive } = user
  const whyNot = actions.waiting.has(nameInQueue(user)) ? QUEUED_TEXT : undefined
  const to = actions.addressOf(id)
  const isEmailed = tab === 'team' || !isCalled(user)
  return (
    <tr
      data-chosen={isChosen || undefined}
      className={`relative flex flex-wrap content-start items-center gap-x-1.5 rounded-card border border-line bg-raised pt-1 pr-1 pb-2.5 ${isSelecting ? 'pl-11' : 'pl-4'} [contain-intrinsic-size:auto_72px] @min-[38rem]:[contain-intrinsic-size:auto_64px] [content-visibility:auto] hover:border-line-strong data-chosen:border-ink data-chosen:bg-sunk @min-[38rem]:not-data-chosen:hover:bg-sunk @min-[38rem]:rounded-none @min-[38rem]:border-0 @min-[38rem]:border-t @min-[38rem]:px-2 @min-[38rem]:py-1.5 ${COLUMNS[tab]}`}
    >
      <td className={`@max-[38rem]:absolute @max-[38rem]:top-1 @max-[38rem]:left-0 ${isSelecting ? '' : TABLE_ONLY}`}>
        <label className="relative z-1 grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="size-5 tick-box"
            aria-label={`Select ${displayName}`}
            checked={isChosen}
            onChange={() => actions.onToggle(id)}
          />
        </label>
      </td>
      <td className="min-w-0 @max-[38rem]:-order-2 @max-[38rem]:grow @max-[38rem]:basis-[calc(100%-4.5rem)] @max-[38rem]:self-start @max-[38rem]:pt-2.5 @min-[38rem]:py-1 @min-[38rem]:@max-4xl:pr-2">
        <Who user={user} to={to} isEmailed={isEmailed} hasDay={isByDate && tab !== 'team'} whyNot={whyNot} />
      </td>
      <td
        className={`whitespace-nowrap text-soft tabular-nums ${tab === 'team' ? 'text-sm' : '@max-4xl:text-sm'} ${tab === 'everyone' ? WIDE_ONLY : TABLE_ONLY}`}
      >
        {user.phoneNumber ? displayPhone(user.phoneNumber) : <NoPhone />}
      </td>
      <td className={`min-w-0 py-1 ${tab === 'guests' ? WIDE_ONLY : TABLE_ONLY}`}>
        <Where user={user} tab={tab} nameOfLocation={actions.nameOfLocation} />
      </td>
      {tab === 'team' && <td className={`text-sm text-soft ${WIDE_ONLY}`}>{dayOfHouse(user.createdAt)}</td>}
      <Sums user={user} isTeam={tab === 'team'} />
      <td className={`min-w-0 basis-full pr-3 text-sm text-soft @min-[38rem]:hidden ${isEmailed ? '' : '-mt-2'}`}>
        <CardLines user={user} tab={tab} isByDate={isByDate} whyNot={whyNot} nameOfLocation={actions.nameOfLocation} />
      </td>
      <td className="flex justify-end @max-[38rem]:-order-1 @max-[38rem]:ml-auto @max-[38rem]:self-start">
        <ToolMenu
          label={`More for ${displayName}`}
          look="bare"
          className="relative z-1"
          tools={[
            { icon: 'edit', label: 'Edit…', whyNot, onPress: () => actions.onEdit(user) },
            {
              icon: 'power',
              label: isActive ? 'Deactivate…' : 'Activate',
              isDanger: isActive,
              whyNot,
              onPress: () => actions.onSwitch(user),
            },
          ]}
        />
        {/* The row opens the person; a card is pressed all over, and has one sign: that of what else can be done. */}
        <ToolIcon name="down" className={`-ml-1 size-5 shrink-0 self-center -rotate-90 text-soft ${TABLE_ONLY}`} />
      </td>
    </tr>
  )
}

/** So that a line below it does not stand for it. */
const NoPhone = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">No phone number</span>
  </>
)

type CardLinesProps = Pick<UserRowProps, 'user' | 'tab' | 'isByDate' | 'nameOfLocation'> & {
  whyNot: string | undefined
}

/** What a card says below the name. The day they came stands behind the phone number, where there is one. */
function CardLines({ user, tab, isByDate, whyNot, nameOfLocation }: CardLinesProps) {
  const { role, phoneNumber, totalOrders, totalSpent, loyaltyPoints } = user
  // Of colleagues the page has the day: a card says where they work, their number, and whether they come in.
  const since = isByDate && tab !== 'team' ? [`since ${dayOfHouse(user.createdAt)}`] : []
  const phone = phoneNumber && isCalled(user) && tab !== 'team' ? displayPhone(phoneNumber) : undefined
  const where = placesOf(user, tab, nameOfLocation)
    .map(({ words }) => words)
    .join(' ')
  const facts: ReactNode[] = []
  // Most rows are guests: a card does not say it.
  if (role !== 'customer')
    facts.push(
      <>
        <b className="text-ink">{ROLE_LABELS[role]}</b>
        {where && `, ${where}`}
      </>,
    )
  if (tab === 'team' && phoneNumber) facts.push(displayPhone(phoneNumber))
  if (phone === undefined) facts.push(...since)
  if (tab === 'team') facts.push(signInWords(user))
  else if (hasSums(user))
    facts.push(ordersWords(totalOrders), formatDollars(totalSpent), `${loyaltyPoints.toLocaleString('en-CA')} points`)
  else if (role === 'customer') facts.push('No completed orders')
  return (
    <>
      {phone && <Parted parts={[phone, ...since]} />}
      <Parted parts={facts} />
      {whyNot && <span className="block font-semibold text-saffron-ink">{whyNot}</span>}
    </>
  )
}

const ordersWords = (n: number) => `${n.toLocaleString('en-CA')} ${n === 1 ? 'order' : 'orders'}`
const signInWords = ({ lastLoginAt }: User) =>
  lastLoginAt ? `Last sign-in ${timeOfHouse(lastLoginAt, 'shortMoment')}` : 'Never signed in'
const isCalled = ({ role, phoneNumber, isActive }: User) => role === 'customer' && phoneNumber !== null && isActive
const hasSums = ({ totalOrders, loyaltyPoints }: User) => totalOrders > 0 || loyaltyPoints > 0

/** What they have ordered. Colleagues who have ordered nothing are looked at for whether they come in. */
function Sums({ user, isTeam }: { user: User; isTeam: boolean }) {
  const { role, totalOrders, totalSpent, loyaltyPoints, lastLoginAt } = user
  if (isTeam || (role !== 'customer' && totalOrders === 0)) {
    // In a narrow column the time of day has a line of its own.
    const moment = lastLoginAt && keptTimes(timeOfHouse(lastLoginAt, 'shortMoment'))
    return (
      <td colSpan={isTeam ? 1 : 3} className={`${NO_SUMS} ${TABLE_ONLY} ${isTeam ? '' : 'col-span-3'}`}>
        {/* Below its column's name the moment says it all. */}
        {moment && <span className={isTeam ? 'sr-only' : ''}>Last sign-in </span>}
        {moment ?? 'Never'}
        {!moment && <span className={isTeam ? 'sr-only' : ''}> signed in</span>}
      </td>
    )
  }
  if (!hasSums(user))
    return (
      <td colSpan={3} className={`${NO_SUMS} col-span-3 ${TABLE_ONLY}`}>
        None completed
      </td>
    )
  return (
    <>
      <td className={FIGURE}>{totalOrders.toLocaleString('en-CA')}</td>
      <td className={FIGURE}>{formatDollars(totalSpent)}</td>
      <td className={FIGURE}>{loyaltyPoints.toLocaleString('en-CA')}</td>
    </>
  )
}

const NO_SUMS = 'text-right text-sm text-soft'
const FIGURE = `py-1 text-right whitespace-nowrap tabular-nums ${TABLE_ONLY}`

type WhoProps = {
  user: User
  to: To
  isEmailed: boolean
  /** The list follows the day they came, for which a narrow table has no column. */
  hasDay: boolean
  whyNot: string | undefined
}

/** On a card guests are called; colleagues are called and written to. */
function Who({ user, to, isEmailed, hasDay, whyNot }: WhoProps) {
  const { displayName, email, photoURL, createdAt } = user
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={displayName} photoURL={photoURL} className={`size-10 bg-sunk! text-lg text-ink! ${NO_FACE}`} />
      <span className="min-w-0 grow @max-[38rem]:w-full">
        <span className="flex max-w-full flex-wrap items-baseline gap-x-2.5 @max-[38rem]:gap-x-2">
          <Link
            to={to}
            // The whole row is this link.
            className="max-w-full truncate font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus)"
            title={`${displayName}, since ${dayOfHouse(createdAt)}`}
          >
            <bdi>{displayName}</bdi>
          </Link>
          <StatusMark user={user} isInList />
        </span>
        <span className={`block truncate text-sm text-soft ${isEmailed ? '' : '@max-[38rem]:hidden'}`} title={email}>
          {email}
        </span>
        {hasDay && (
          <span className={`block text-xs text-soft ${TABLE_ONLY} @min-4xl:hidden`}>since {dayOfHouse(createdAt)}</span>
        )}
        {/* A card says it at its end. */}
        {whyNot && <span className={`block text-sm font-semibold text-saffron-ink ${TABLE_ONLY}`}>{whyNot}</span>}
      </span>
    </span>
  )
}

type Place = { readonly id: string; readonly words: string }
const PLACES_SHOWN = 2

/** Where they may do it. Admins work everywhere, guests nowhere. */
function placesOf(
  { role, locationIds, groupIds }: User,
  tab: UserTab,
  nameOfLocation: (id: string) => string,
): readonly Place[] {
  if (role === 'customer') return []
  if (role === 'admin') return tab === 'team' ? [{ id: 'every', words: 'Every location' }] : []
  const ids = [...groupIds, ...locationIds]
  if (ids.length === 0) return [{ id: 'none', words: 'No location' }]
  const shown = ids.slice(0, PLACES_SHOWN)
  const more = ids.length - shown.length
  return shown.map((id, index) => {
    const isLast = index === shown.length - 1
    const after = isLast ? (more > 0 ? ` +${more} more` : '') : ','
    return { id, words: `${nameOfLocation(id)}${after}` }
  })
}

type WhereProps = Pick<UserRowProps, 'user' | 'tab' | 'nameOfLocation'>

/** What they may do and where; no line breaks within a name that fits on it. */
function Where({ user, tab, nameOfLocation }: WhereProps) {
  const { role } = user
  const places = placesOf(user, tab, nameOfLocation)
  if (tab === 'guests') return <span className="text-soft">{dayOfHouse(user.createdAt)}</span>
  return (
    <>
      <span className={role === 'customer' ? 'text-soft' : 'font-semibold'}>{ROLE_LABELS[role]}</span>
      {role === 'customer' && (
        <span className={`block text-sm text-soft ${WIDE_ONLY}`}>since {dayOfHouse(user.createdAt)}</span>
      )}
      {places.length > 0 && (
        <span className="block text-sm text-soft">
          {places.map(({ id, words }) => (
            <Fragment key={id}>
              {' '}
              <span className="inline-block max-w-full">{words}</span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  )
}
