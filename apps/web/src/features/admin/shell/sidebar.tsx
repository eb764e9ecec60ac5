import { type CSSProperties, Fragment, type ReactNode, useState } from 'react'
import type { SessionUser } from '../../../kit/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { type ListTool, ToolSheet } from '../../../ui/list/tool-menu.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { type AdminSection, GROUPS } from './section.ts'
import type { Theme } from './theme.ts'
import type { Rail } from './use-rail.ts'

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
  /** Folded: the signs, with small words below them where the window is high enough. Without these the names stay for screen readers and as titles. */
  rail?: Rail | undefined
  /** In a rail that has no room for every tool below its sections, one entry opens them. */
  areToolsOne?: boolean
  /** Under captions, where it is all that is to be seen. */
  isGrouped?: boolean
  /** After something was chosen: the slide-over closes. */
  onDone?: () => void
}

const ANY_ENTRY = 'flex items-center rounded-control font-semibold transition-colors duration-150 hover:bg-sunk'
const ENTRY = `${ANY_ENTRY} min-h-11 w-full gap-3 px-3 text-left short:min-h-9`
const RAIL_ENTRY: Readonly<Record<Rail, string>> = {
  words: `${ANY_ENTRY} -mx-3 min-h-11 flex-col justify-center gap-0.5 px-0.5 py-1 short:min-h-0 short:gap-0 [@media(height<50rem)]:py-px`,
  signs: `${ANY_ENTRY} min-h-11 w-full justify-center short:min-h-9`,
}
const RAIL_WORDS: Readonly<Record<Rail, string>> = {
  words: 'text-center text-[0.6875rem] leading-[1.1] text-balance',
  signs: 'sr-only',
}

/** Of an entry in a low window; up to their usual height they share what there is. */
const LEAST_REM = 2.125
const LIST =
  'grid auto-rows-[minmax(2.75rem,auto)] gap-1 short:min-h-(--least) short:auto-rows-[minmax(2.125rem,2.75rem)] short:gap-0'

/** Of an entry with its word below it: as high as sign and word, and as far apart as there is room for. */
const MOST_REM = 3.5
const WORDS_LIST = 'grid max-h-(--most) grow gap-1 short:gap-0'

/** The sections the person may see, who they are, and the way out. */
export function Sidebar(props: SidebarProps) {
  const { sections, site, current, linkTo, rail, isGrouped = false, onDone } = props
  const words = rail ? RAIL_WORDS[rail] : 'truncate'
  return (
    <div className="flex h-full min-h-0 grow flex-col gap-1 p-3 short:gap-0 short:py-1">
      {/* In a low window this scrolls before the way out leaves the sight. */}
      <div className={`-mx-3 flex min-h-0 flex-col overflow-y-auto px-3 py-1 ${rail === 'words' ? 'grow' : ''}`}>
        <nav
          aria-label="Sections"
          className={isGrouped ? 'flex flex-col' : rail === 'words' ? WORDS_LIST : LIST}
          // A property of one's own is not among those that React knows.
          style={
            {
              '--least': `${sections.length * LEAST_REM}rem`,
              '--most': `${sections.length * MOST_REM}rem`,
            } as CSSProperties
          }
        >
          {sections.map((section, at) => (
            <Fragment key={section.id}>
              {isGrouped && <Caption of={section} after={sections[at - 1]} />}
              <Link
                to={linkTo(section)}
                title={rail === 'signs' ? section.label : undefined}
                aria-current={section.id === current?.id ? 'page' : undefined}
                className={`here ${rail ? RAIL_ENTRY[rail] : ENTRY} short:min-h-0`}
                onClick={onDone}
              >
                <ToolIcon name={section.icon} />
                <span className={words}>{section.label}</span>
              </Link>
            </Fragment>
          ))}
        </nav>
      </div>
      {!rail && <SiteMenu user={props.user} site={site} onDone={onDone} />}
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

/** Who is signed in, and what is pressed from everywhere; in a low window beside each other, or behind one entry. */
function SidebarFoot(props: SidebarProps) {
  const { user, theme, onTheme, onPalette, onLogout, rail, areToolsOne = false, onDone } = props
  const words = rail ? RAIL_WORDS[rail] : 'truncate short:sr-only'
  const act = (action: () => void) => () => {
    onDone?.()
    action()
  }
  const themeLabel = theme === 'night' ? 'Use the light theme' : 'Use the dark theme'
  const themeIcon = theme === 'night' ? 'sun' : 'moon'
  if (areToolsOne) {
    const tools: ListTool[] = [
      { icon: 'search', label: 'Commands', onPress: act(onPalette) },
      { icon: themeIcon, label: themeLabel, onPress: onTheme },
    ]
    const leave: ListTool = { icon: 'logout', label: 'Logout', onPress: act(onLogout) }
    return (
      <div className="mt-auto flex shrink-0 flex-col border-t border-line py-1">
        <MoreTools tools={user.byPin ? tools : [...tools, leave]} />
        {/* Whoever walks away from a shared tablet locks it with one press. */}
        {user.byPin && (
          <Tool rail={rail} label="Lock" onClick={act(onLogout)}>
            <ToolIcon name="logout" />
            <span className={words}>Lock</span>
          </Tool>
        )}
      </div>
    )
  }
  return (
    <div
      className={`flex shrink-0 flex-col gap-1 pt-2 short:gap-0 short:pt-1 ${rail ? 'mt-auto border-t border-line pb-1' : 'short:flex-row short:flex-wrap short:items-center short:border-t short:border-line'}`}
    >
      <Tool rail={rail} label="Commands" onClick={act(onPalette)}>
        <ToolIcon name="search" />
        <span className={words}>Commands</span>
        {!rail && <kbd className="ml-auto font-text text-sm font-normal text-soft short:hidden">Ctrl K</kbd>}
      </Tool>
      <Tool rail={rail} label={themeLabel} onClick={onTheme}>
        <ToolIcon name={themeIcon} />
        <span className={words}>
          {/* Beside the other words of the rail it has one line. */}
          <span className={rail === 'words' ? 'sr-only' : ''}>Use the </span>
          <span className={rail === 'words' ? 'inline-block first-letter:uppercase' : ''}>
            {theme === 'night' ? 'light' : 'dark'} theme
          </span>
        </span>
      </Tool>
      <div className={rail ? 'sr-only' : 'mt-2 border-t border-line px-3 pt-3 pb-1 short:contents'}>
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
      <Tool rail={rail} label={user.byPin ? 'Lock' : 'Logout'} onClick={act(onLogout)}>
        <ToolIcon name="logout" />
        <span className={words}>{user.byPin ? 'Lock' : 'Logout'}</span>
      </Tool>
    </div>
  )
}

/** The list hangs beside the entry that opens it. */
function MoreTools({ tools }: { tools: readonly ListTool[] }) {
  const [opener, setOpener] = useState<Element>()
  return (
    <>
      <button
        type="button"
        className={`${RAIL_ENTRY.words} aria-expanded:bg-sunk`}
        aria-haspopup="dialog"
        aria-expanded={opener !== undefined}
        title={tools.map(({ label }) => label).join(', ')}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <ToolIcon name="more" />
        <span className={RAIL_WORDS.words}>More</span>
      </button>
      {opener && <ToolSheet label="More" tools={tools} opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  )
}

type ToolProps = { rail: Rail | undefined; label: string; onClick: () => void; children: ReactNode }

function Tool({ rail, label, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={
        rail
          ? RAIL_ENTRY[rail]
          : `${ENTRY} short:w-10 short:shrink-0 short:justify-center short:px-0 max-md:min-h-11! max-md:w-11!`
      }
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
