import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { SessionUser } from '../../../kit/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { type AdminSection, GROUPS } from './section.ts'
import type { Theme } from './theme.ts'

export type SiteLink = { readonly label: string; readonly to: string }

export type SidebarProps = {
  user: SessionUser
  sections: readonly AdminSection[]
  site: readonly SiteLink[]
  current: AdminSection | undefined
  linkTo: (section: AdminSection) => string
  theme: Theme
  onTheme: () => void
  onPalette: () => void
  onLogout: () => void
  /** Only the signs, with small words below them where the window is high enough; their names stay for screen readers and as titles. */
  isFolded?: boolean
  /** Under captions, where it is all that is to be seen. */
  isGrouped?: boolean
  /** After something was chosen: the slide-over closes. */
  onDone?: () => void
}

const ENTRY =
  'flex min-h-11 short:min-h-9 w-full items-center gap-3 rounded-control px-3 text-left font-semibold transition-colors duration-150 hover:bg-sunk'

/** A sign above its word: the word where the window has the height for all of them. */
const RAIL_ENTRY = 'justify-center px-0 rail:-mx-2.5 rail:w-auto rail:flex-col rail:gap-0.5 rail:px-0.5 rail:py-1'
const RAIL_WORDS =
  'sr-only rail:not-sr-only rail:text-center rail:text-[0.6875rem] rail:leading-tight rail:text-balance'

/** Of an entry in a low window; up to their usual height they share what there is. */
const LEAST_REM = 2.125

/** The sections the person may see, who they are, and the way out. */
export function Sidebar(props: SidebarProps) {
  const { sections, site, current, linkTo, isFolded = false, isGrouped = false, onDone } = props
  const words = isFolded ? RAIL_WORDS : 'truncate'
  return (
    <div className="flex h-full min-h-0 grow flex-col gap-1 p-3 short:gap-0 short:py-1">
      {/* In a low window this scrolls before the way out leaves the sight. */}
      <div className="-mx-3 flex min-h-0 flex-col overflow-y-auto px-3 py-1">
        <nav
          aria-label="Sections"
          className={
            isGrouped
              ? 'flex flex-col'
              : 'grid auto-rows-[minmax(2.75rem,auto)] gap-1 short:min-h-(--least) short:auto-rows-[minmax(2.125rem,2.75rem)] short:gap-0'
          }
          // A property of one's own is not among those that React knows.
          style={{ '--least': `${sections.length * LEAST_REM}rem` } as CSSProperties}
        >
          {sections.map((section, at) => (
            <Fragment key={section.id}>
              {isGrouped && <Caption of={section} after={sections[at - 1]} />}
              <Link
                to={linkTo(section)}
                title={isFolded ? section.label : undefined}
                aria-current={section.id === current?.id ? 'page' : undefined}
                className={`here ${ENTRY} short:min-h-0 ${isFolded ? RAIL_ENTRY : ''}`}
                onClick={onDone}
              >
                <ToolIcon name={section.icon} />
                <span className={words}>{section.label}</span>
              </Link>
            </Fragment>
          ))}
        </nav>
      </div>
      {!isFolded && <SiteMenu user={props.user} site={site} onDone={onDone} />}
      <SidebarFoot {...props} />
    </div>
  )
}

type SiteMenuProps = Pick<SidebarProps, 'user' | 'site' | 'onDone'>

/** Opens upward over the sections, so that none of them moves; a press elsewhere, or Escape, closes it. */
function SiteMenu({ user, site, onDone }: SiteMenuProps) {
  return (
    <details
      className="group relative mt-auto shrink-0 border-t border-line pt-1 short:pt-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
    >
      <summary className={`${ENTRY} cursor-pointer font-normal text-soft`}>
        Site and account
        <ToolIcon name="up" className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <nav
        aria-label="Site and account"
        className="absolute inset-x-0 bottom-full z-10 mb-1 max-h-[60dvh] overflow-y-auto rounded-card border border-line-strong bg-raised p-1.5 shadow-[0_12px_40px_-12px_var(--shadow)]"
      >
        {user.email && (
          <p className="border-b border-line px-3 pt-1 pb-2 text-sm break-words text-soft">{user.email}</p>
        )}
        {site.map(({ label, to }) => (
          <Link key={to} to={to} className={`${ENTRY} font-normal`} onClick={onDone}>
            {label}
            <Icon name="arrow" className="ml-auto size-4 -rotate-45 text-soft" />
          </Link>
        ))}
      </nav>
    </details>
  )
}

/** Above the first section of a group. */
function Caption({ of: { id }, after }: { of: AdminSection; after: AdminSection | undefined }) {
  const words = GROUPS[id]
  if (after && GROUPS[after.id] === words) return null
  return (
    <p className={`shrink-0 px-3 pb-0.5 text-xs text-soft ${after ? 'mt-1.5 border-t border-line pt-1.5' : ''}`}>
      {words}
    </p>
  )
}

/** Who is signed in, and what is pressed from everywhere; in a low window beside each other. */
function SidebarFoot({ user, theme, onTheme, onPalette, onLogout, isFolded = false, onDone }: SidebarProps) {
  const words = isFolded ? RAIL_WORDS : 'truncate short:sr-only'
  const act = (action: () => void) => () => {
    onDone?.()
    action()
  }
  const themeLabel = theme === 'night' ? 'Use the light theme' : 'Use the dark theme'
  return (
    <div
      className={`flex shrink-0 flex-col gap-1 pt-2 short:gap-0 short:pt-1 ${isFolded ? 'mt-auto border-t border-line' : 'short:flex-row short:flex-wrap short:items-center short:border-t short:border-line'}`}
    >
      <Tool isFolded={isFolded} label="Commands" onClick={act(onPalette)}>
        <ToolIcon name="search" />
        <span className={words}>Commands</span>
        {!isFolded && <kbd className="ml-auto font-text text-sm font-normal text-soft short:hidden">Ctrl K</kbd>}
      </Tool>
      <Tool isFolded={isFolded} label={themeLabel} onClick={onTheme}>
        <ToolIcon name={theme === 'night' ? 'sun' : 'moon'} />
        <span className={words}>{themeLabel}</span>
      </Tool>
      <div className={isFolded ? 'sr-only' : 'mt-2 border-t border-line px-3 pt-3 pb-1 short:contents'}>
        <p className="truncate font-semibold short:order-first short:min-w-0 short:flex-1 short:pl-3">
          {user.name || 'Admin User'}
        </p>
        <p
          className="truncate text-sm text-soft short:w-full short:order-last short:px-3 short:pb-1 short:leading-tight"
          title={user.email || undefined}
        >
          {user.email || 'No email address'}
        </p>
      </div>
      <Tool isFolded={isFolded} label={user.byPin ? 'Lock' : 'Logout'} onClick={act(onLogout)}>
        <ToolIcon name="logout" />
        <span className={words}>{user.byPin ? 'Lock' : 'Logout'}</span>
      </Tool>
    </div>
  )
}

type ToolProps = { isFolded: boolean; label: string; onClick: () => void; children: ReactNode }

function Tool({ isFolded, label, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`${ENTRY} ${isFolded ? RAIL_ENTRY : 'short:w-10 short:shrink-0 short:justify-center short:px-0 max-md:min-h-11! max-md:w-11!'}`}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
