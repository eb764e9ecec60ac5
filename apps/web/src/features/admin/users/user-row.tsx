import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import type { To } from '../../../router/path.ts'
import { useNavigate } from '../../../router/router.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { deviceClock } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { StatusMark } from './status-mark.tsx'
import { nameInQueue, ROLE_LABELS } from './user-words.ts'
import type { User } from './users-query.ts'

/** The columns of the table; without room for them a row is a card. */
export const COLUMNS =
  '@4xl:grid @4xl:grid-cols-[2.75rem_minmax(0,1fr)_minmax(10rem,0.5fr)_3.5rem_5.75rem_3.5rem_5.5rem] @4xl:gap-x-3 @5xl:gap-x-4'

/** Of a card: facts in one line, with dots between them. */
const SECOND_LINE = "@max-4xl:-mt-1 @max-4xl:text-sm @max-4xl:[&~&]:before:mr-1.5 @max-4xl:[&~&]:before:content-['·']"

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
type UserRowProps = RowActions & { user: User; isChosen: boolean }

export function UserRow({ user, isChosen, ...actions }: UserRowProps) {
  const { id, displayName, role, isActive, totalOrders, totalSpent, loyaltyPoints, lastLoginAt } = user
  // Colleagues who have ordered nothing are looked at for whether they come in.
  const isColleague = role !== 'customer' && totalOrders === 0
  const whyNot = actions.waiting.has(nameInQueue(user)) ? QUEUED_TEXT : undefined
  const to = actions.addressOf(id)
  const navigate = useNavigate()
  // Most rows are customers who can sign in: a card says neither.
  const isUsual = role === 'customer' && isActive && whyNot === undefined
  return (
    <tr
      data-chosen={isChosen || undefined}
      className={`relative flex flex-wrap items-center gap-x-1.5 rounded-card border border-line bg-raised pt-1 pr-1 pb-2.5 pl-11 [contain-intrinsic-size:auto_72px] @4xl:[contain-intrinsic-size:auto_64px] [content-visibility:auto] data-chosen:bg-saffron-soft @4xl:rounded-none @4xl:border-0 @4xl:border-t @4xl:px-2 @4xl:py-1.5 ${COLUMNS}`}
    >
      <td className="@max-4xl:absolute @max-4xl:top-1 @max-4xl:left-0">
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="size-5 tick-box"
            aria-label={`Select ${displayName}`}
            checked={isChosen}
            onChange={() => actions.onToggle(id)}
          />
        </label>
      </td>
      <td className="min-w-0 @max-4xl:-order-2 @max-4xl:grow @max-4xl:basis-[calc(100%-5.25rem)] @4xl:py-1">
        <Who user={user} to={to} />
      </td>
      <td className={`min-w-0 @4xl:py-1 ${isUsual ? '@max-4xl:sr-only' : SECOND_LINE}`}>
        <Where user={user} nameOfLocation={actions.nameOfLocation} />
        {whyNot && <span className="text-sm font-semibold text-saffron-ink @4xl:block">{whyNot}</span>}
      </td>
      {isColleague ? (
        <td colSpan={3} className="col-span-3 text-right text-sm text-soft @max-4xl:hidden">
          {lastLoginAt ? `Last sign-in ${deviceClock().shortMoment(lastLoginAt)}` : 'Has not signed in yet'}
        </td>
      ) : (
        <>
          <Figure unit={totalOrders === 1 ? 'order' : 'orders'}>{totalOrders.toLocaleString('en-CA')}</Figure>
          <Figure>{formatDollars(totalSpent)}</Figure>
          <Figure unit="points">{loyaltyPoints.toLocaleString('en-CA')}</Figure>
        </>
      )}
      <td className="flex justify-end @max-4xl:-order-1 @max-4xl:ml-auto">
        <Tool icon="edit" label={`Edit ${displayName}`} whyNot={whyNot} onPress={() => actions.onEdit(user)} />
        <ToolMenu
          label={`More for ${displayName}`}
          look="bare"
          className="@max-4xl:w-9!"
          tools={[
            { icon: 'list', label: 'Orders and notes', onPress: () => navigate(to) },
            {
              icon: 'power',
              label: `${isActive ? 'Deactivate' : 'Activate'} ${displayName}`,
              isDanger: isActive,
              whyNot,
              onPress: () => actions.onSwitch(user),
            },
          ]}
        />
      </td>
    </tr>
  )
}

/** On a card there is room for one more: guests are called, colleagues written to. */
function Who({ user: { displayName, role, email, phoneNumber, photoURL, createdAt }, to }: { user: User; to: To }) {
  const isCalled = role === 'customer' && phoneNumber !== null
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={displayName} photoURL={photoURL} className="size-10 bg-sunk! text-lg text-ink! @max-5xl:hidden" />
      <span className="min-w-0 @max-4xl:w-full">
        <span className="flex max-w-full items-baseline gap-x-2.5 @max-4xl:shrink-0 @max-4xl:gap-x-2">
          <Link
            to={to}
            className="max-w-full truncate font-semibold underline-offset-3 hover:underline @max-4xl:shrink-0"
            title={`${displayName}, since ${deviceClock().day(createdAt)}`}
          >
            {displayName}
          </Link>
          {phoneNumber && (
            <span className={`min-w-0 truncate text-sm text-soft @4xl:shrink-0 ${isCalled ? '' : '@max-4xl:hidden'}`}>
              {displayPhone(phoneNumber)}
            </span>
          )}
        </span>
        <span
          className={`block truncate text-sm text-soft @max-4xl:pb-1.5 ${isCalled ? '@max-4xl:hidden' : ''}`}
          title={email}
        >
          {email}
        </span>
      </span>
    </span>
  )
}

/** What they may do, where, and whether they can sign in. Admins work everywhere, customers nowhere. */
function Where({ user, nameOfLocation }: { user: User } & Pick<RowActions, 'nameOfLocation'>) {
  const { role, locationIds, groupIds } = user
  const works = role === 'staff' || role === 'manager'
  const [first, second, ...more] = [...groupIds, ...locationIds]
  const names = [first, second].flatMap((id) => (id === undefined ? [] : [nameOfLocation(id)])).join(', ')
  return (
    <>
      <span className={role === 'customer' ? 'text-soft' : 'font-semibold'}>{ROLE_LABELS[role]}</span>
      {works && <span className="@4xl:hidden">,</span>} <StatusMark user={user} isInList />
      {role === 'customer' && (
        <span className="block text-sm text-soft @max-4xl:hidden">since {deviceClock().day(user.createdAt)}</span>
      )}
      {works && (
        <span className="text-sm text-soft @4xl:block">
          {' '}
          {names === '' ? 'No location' : names}
          {more.length > 0 && ` +${more.length} more`}
        </span>
      )}
    </>
  )
}

type FigureProps = {
  /** Said behind the figure where no column says it. */
  unit?: string
  children: ReactNode
}

function Figure({ unit, children }: FigureProps) {
  return (
    <td className={`whitespace-nowrap tabular-nums @max-4xl:text-soft @4xl:py-1 @4xl:text-right ${SECOND_LINE}`}>
      {children}
      {unit && <span className="@4xl:hidden"> {unit}</span>}
    </td>
  )
}

type ToolProps = { icon: ToolIconName; label: string; whyNot: string | undefined; onPress: () => void }

function Tool({ icon, label, whyNot, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-control hover:bg-sunk disabled:opacity-55 @max-4xl:w-9"
      aria-label={label}
      title={whyNot ?? label}
      disabled={whyNot !== undefined}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </button>
  )
}
