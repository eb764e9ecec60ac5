import { useRef } from 'react'
import type { SessionUser } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { dashboardEntry, firstName, roleLabel } from './person.ts'

const ENTRY = 'flex min-h-11 w-full items-center rounded-lg px-3 text-left font-medium hover:bg-sunk'

/** The platform's own popover: closes on Escape and on a press elsewhere. */
export function AccountMenu({ user, onLogout }: { user: SessionUser; onLogout: () => void }) {
  const popover = useRef<HTMLDivElement>(null)
  const close = () => popover.current?.hidePopover()
  const dashboard = dashboardEntry(user)
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className="flex min-h-11 items-center gap-2.5 rounded-full border border-line-strong py-1 pr-4 pl-1.5 font-semibold hover:bg-sunk"
      >
        <Avatar name={firstName(user)} photoURL={user.photoURL} className="size-8" />
        <span className="max-w-[12ch] truncate">{firstName(user)}</span>
      </button>
      <div
        id="account-menu"
        ref={popover}
        popover="auto"
        className="rise fixed inset-auto top-[calc(var(--header-height)+6px)] right-[max(20px,calc((100vw-1200px)/2))] w-72 rounded-card border border-line bg-raised p-2 text-ink shadow-[0_18px_50px_-18px_var(--shadow)]"
      >
        <div className="border-b border-line px-3 pt-2 pb-3">
          <p className="truncate font-semibold">{user.name || firstName(user)}</p>
          <p className="truncate text-sm text-soft">{user.email}</p>
          <p className="label-caps mt-2 text-saffron-ink">{roleLabel(user)}</p>
        </div>
        <Link to={dashboard.to} className={`${ENTRY} mt-2`} onClick={close}>
          {dashboard.label}
        </Link>
        <Link to={paths.profile()} className={ENTRY} onClick={close}>
          Your profile
        </Link>
        <button
          type="button"
          className={ENTRY}
          onClick={() => {
            close()
            onLogout()
          }}
        >
          Logout
        </button>
      </div>
    </>
  )
}
