import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import type { To } from '../../../router/path.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { deviceClock } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { StatusMark } from './status-mark.tsx'
import { nameInQueue, ROLE_LABELS } from './user-words.ts'
import type { User } from './users-query.ts'

/** The columns of the table; without room for them a row is a card. */
export const COLUMNS =
  '@4xl:grid @4xl:grid-cols-[2.75rem_minmax(0,1fr)_minmax(5.5rem,0.3fr)_5.5rem_3.5rem_5.75rem_3.5rem_5.5rem] @4xl:gap-x-3 @5xl:gap-x-4'

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
  const { id, displayName, isActive, totalOrders, totalSpent, loyaltyPoints } = user
  const whyNot = actions.waiting.has(nameInQueue(user)) ? QUEUED_TEXT : undefined
  return (
    <tr
      data-chosen={isChosen || undefined}
      className={`grid grid-cols-[2.75rem_5.5rem_minmax(0,1fr)_6rem] items-center gap-x-2 rounded-card border border-line bg-raised p-2 [contain-intrinsic-size:auto_140px] @4xl:[contain-intrinsic-size:auto_64px] [content-visibility:auto] data-chosen:bg-saffron-soft @4xl:rounded-none @4xl:border-0 @4xl:border-t @4xl:px-2 @4xl:py-1.5 ${COLUMNS}`}
    >
      <td className="self-start @4xl:self-center">
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
      <td className="col-[2/-1] min-w-0 py-1 @4xl:col-auto">
        <Who user={user} to={actions.addressOf(id)} />
      </td>
      <td className="col-2 row-2 min-w-0 @4xl:row-auto @max-4xl:text-sm @4xl:col-auto @4xl:py-1">
        <Where user={user} nameOfLocation={actions.nameOfLocation} />
      </td>
      <td className="col-3 row-2 @4xl:col-auto @4xl:row-auto @4xl:py-1">
        <StatusMark user={user} />
        {whyNot && <span className="block text-sm font-semibold text-saffron-ink">{whyNot}</span>}
      </td>
      <Figure label="Orders" className="col-2 row-3 @4xl:col-auto @4xl:row-auto">
        {totalOrders.toLocaleString('en-CA')}
      </Figure>
      <Figure label="Spent" isPlain className="col-3 row-3 @4xl:col-auto @4xl:row-auto">
        {formatDollars(totalSpent)}
      </Figure>
      <Figure label="Points" className="col-4 row-3 @4xl:col-auto @4xl:row-auto">
        {loyaltyPoints.toLocaleString('en-CA')}
      </Figure>
      <td className="col-4 row-2 flex justify-end @4xl:col-auto @4xl:row-auto">
        <Tool icon="edit" label={`Edit ${displayName}`} whyNot={whyNot} onPress={() => actions.onEdit(user)} />
        <Tool
          icon="power"
          label={`${isActive ? 'Deactivate' : 'Activate'} ${displayName}`}
          whyNot={whyNot}
          onPress={() => actions.onSwitch(user)}
        />
      </td>
    </tr>
  )
}

function Who({ user: { displayName, email, phoneNumber, photoURL, createdAt }, to }: { user: User; to: To }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={displayName} photoURL={photoURL} className="size-10 bg-sunk! text-lg text-ink! @max-5xl:hidden" />
      <span className="min-w-0">
        <span className="flex items-baseline gap-x-2.5 @max-4xl:flex-wrap">
          <Link
            to={to}
            className="max-w-full truncate font-semibold underline-offset-3 hover:underline"
            title={`${displayName}, since ${deviceClock().day(createdAt)}`}
          >
            {displayName}
          </Link>
          {phoneNumber && (
            <span className="shrink-0 text-sm whitespace-nowrap text-soft">{displayPhone(phoneNumber)}</span>
          )}
        </span>
        <span className="block truncate text-sm text-soft" title={email}>
          {email}
        </span>
      </span>
    </span>
  )
}

/** Admins work everywhere, customers nowhere. */
function Where({
  user: { role, locationIds, groupIds },
  nameOfLocation,
}: { user: User } & Pick<RowActions, 'nameOfLocation'>) {
  const works = role === 'staff' || role === 'manager'
  const [first, second, ...more] = [...groupIds, ...locationIds]
  const names = [first, second].flatMap((id) => (id === undefined ? [] : [nameOfLocation(id)])).join(', ')
  return (
    <>
      <span className={role === 'customer' ? '' : 'font-semibold'}>{ROLE_LABELS[role]}</span>
      {works && (
        <span className="block text-sm text-soft">
          {names === '' ? 'No location' : names}
          {more.length > 0 && ` +${more.length} more`}
        </span>
      )}
    </>
  )
}

type FigureProps = {
  label: string
  /** The figure says itself what it is. */
  isPlain?: boolean
  className: string
  children: ReactNode
}

function Figure({ label, isPlain = false, className, children }: FigureProps) {
  return (
    <td
      className={`whitespace-nowrap tabular-nums @max-4xl:-mt-1 @max-4xl:pb-1 @max-4xl:text-sm @4xl:py-1 @4xl:text-right ${className}`}
    >
      <span className={isPlain ? 'sr-only @4xl:hidden' : 'text-soft @4xl:hidden'}>{label} </span>
      {children}
    </td>
  )
}

type ToolProps = { icon: ToolIconName; label: string; whyNot: string | undefined; onPress: () => void }

function Tool({ icon, label, whyNot, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-control hover:bg-sunk disabled:opacity-55"
      aria-label={label}
      title={whyNot ?? label}
      disabled={whyNot !== undefined}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </button>
  )
}
