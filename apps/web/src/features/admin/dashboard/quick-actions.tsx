import { may, type Right } from '@sizzle/domain/people/rights.ts'
import { sectionHash } from '../../../kit/address/section-address.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { Panel } from './panel.tsx'

type Action = {
  readonly section: string
  readonly label: string
  readonly hint: string
  readonly icon: ToolIconName
  readonly right: Right
}

const ACTIONS: readonly Action[] = [
  { section: 'orders', label: 'Manage Orders', hint: 'The kitchen’s board', icon: 'board', right: 'order.see' },
  { section: 'menu', label: 'Update Menu', hint: 'Dishes, prices, hours', icon: 'book', right: 'menu.availability' },
  { section: 'users', label: 'Manage Users', hint: 'Customers and staff', icon: 'people', right: 'user.manage' },
  { section: 'locations', label: 'Locations', hint: 'Hours, taxes, contact', icon: 'store', right: 'location.edit' },
]

type QuickActionsProps = { user: SessionUser; location: string | undefined }

/** The sections one goes to from here; the location goes along. */
export function QuickActions({ user, location }: QuickActionsProps) {
  const query = location === undefined ? '' : `?${new URLSearchParams({ location })}`
  return (
    <Panel title="Quick Actions">
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {ACTIONS.filter(({ right }) => may(user, right)).map(({ section, label, hint, icon }) => (
          <li key={section}>
            <Link
              to={`${query}${sectionHash({ section })}`}
              className="flex h-full min-h-16 items-center gap-3 rounded-control border border-line-strong px-3 py-2 transition-colors duration-150 hover:bg-sunk"
            >
              <ToolIcon name={icon} className="size-6 shrink-0 text-saffron-ink" />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-soft">{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
