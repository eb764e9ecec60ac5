import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { titled } from '../../../addresses.ts'
import { BRAND } from '../../../brand/brand.ts'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import type { Command } from '../../../kit/commands.ts'
import { FootBars } from '../../../kit/foot-bars.tsx'
import { setKitchenView, useKitchenView } from '../../../kit/kitchen-view.ts'
import { useLineLost } from '../../../kit/live/use-line-lost.ts'
import { useRootMark } from '../../../kit/root-mark.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { hasJustComeIn } from '../../../kit/session/sign-in.ts'
import { useBadgedTitle } from '../../../kit/sound/title-badge.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { paths } from '../../../paths.ts'
import { useArrivalKind, useLocation, useNavigate } from '../../../router/router.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SkipButton } from '../../../ui/skip-button.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { CommandPalette, type SectionCommand } from './command-palette.tsx'
import { type AdminSection, sectionAt, sectionsFor } from './section.ts'
import { Sidebar, type SiteLink } from './sidebar.tsx'
import { chooseTheme, useTheme } from './theme.ts'
import { useFolded } from './use-folded.ts'
import { useRailRoom } from './use-rail.ts'

/** Of the sidebar, and where what stands beside it begins. */
const WIDTHS = {
  wide: { sidebar: 'w-60', besideIt: 'md:left-60' },
  words: { sidebar: 'w-20', besideIt: 'md:left-20' },
  signs: { sidebar: 'w-18', besideIt: 'md:left-18' },
} as const

export type ShellProps = {
  user: SessionUser
  sections: readonly AdminSection[]
  /** Ways out to the customers' side. */
  site: readonly SiteLink[]
  /** Under every section, such as that this screen has no connection. */
  banner: ReactNode
  find: (typed: string) => Promise<readonly Command[]>
  onLogout: () => void
  wrapSection: (section: AdminSection, screen: ReactNode) => ReactNode
}

/** The panel around every section: which one the hash names, the way to the others, and the palette. */
export function Shell({ user, sections, site, banner, find, onLogout, wrapSection }: ShellProps) {
  const allowed = useMemo(() => sectionsFor(user, sections), [user, sections])
  const { section, linkTo, goTo } = useSection(allowed)
  useBadgedTitle(titled(titleOf(section) ?? 'Admin Dashboard'))
  const theme = useTheme()
  const [isFolded, toggleFolded] = useFolded({ isFull: section?.isFull === true })
  const room = useRailRoom(allowed.length)
  const rail = isFolded ? room.rail : undefined
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const isKitchen = useKitchenView() && section?.isFull === true
  const main = useSectionFocus(section?.id)
  useRootMark('office', true)
  useShortcut(() => setPaletteOpen((isOpen) => !isOpen))

  const toggleTheme = () => chooseTheme(theme === 'night' ? 'day' : 'night')
  const commands = useMemo(() => {
    // Where one is already is not where one goes: it stands last, and never under the first press of Enter.
    const here = allowed.filter(({ id }) => id === section?.id)
    const ways = [...allowed.filter((one) => !here.includes(one)), ...here]
    return ways.map((one): SectionCommand => ({ id: one.id, label: one.label, icon: one.icon, run: () => goTo(one) }))
  }, [allowed, goTo, section?.id])
  const sidebar = {
    user,
    sections: allowed,
    site,
    current: section,
    linkTo,
    theme,
    onTheme: toggleTheme,
    onPalette: () => setPaletteOpen(true),
    onLogout,
  }
  return (
    <div className="min-h-dvh bg-paper pt-[env(safe-area-inset-top)] text-ink">
      <SkipButton onSkip={() => main.current?.focus({ preventScroll: true })}>Skip to content</SkipButton>
      {!isKitchen && <SectionBar section={section} onOpen={() => setMenuOpen(true)} />}
      <div className="flex">
        {!isKitchen && (
          <aside
            className={`sticky top-[env(safe-area-inset-top)] hidden h-[calc(100dvh-env(safe-area-inset-top))] shrink-0 flex-col overflow-y-auto border-r border-line bg-raised md:flex ${WIDTHS[rail ?? 'wide'].sidebar}`}
          >
            <div
              className={`flex shrink-0 items-center gap-2 px-3 pt-3 low:gap-0 low:pt-1 ${isFolded ? 'flex-col' : 'justify-between'} ${rail === 'words' ? 'low:flex-row low:justify-center low:px-0' : ''}`}
            >
              <WayToSite isFolded={isFolded} />
              <FoldButton isFolded={isFolded} onClick={toggleFolded} />
            </div>
            <Sidebar {...sidebar} rail={rail} areToolsOne={isFolded && room.areToolsOne} />
          </aside>
        )}
        <main
          ref={main}
          tabIndex={-1}
          className={`flex min-w-0 grow flex-col outline-none ${heightOf(section, isKitchen)}`}
        >
          <RoomWaits whileLate={section?.whileLate} />
          {section && wrapSection(section, <SectionScreen section={section} user={user} />)}
        </main>
      </div>
      <FootBars className={isKitchen ? '' : WIDTHS[rail ?? 'wide'].besideIt}>{banner}</FootBars>
      {isKitchen && <LeaveKitchenView />}
      {isMenuOpen && (
        <Dialog label="Sections" shape="left" onClose={() => setMenuOpen(false)}>
          <div className="flex h-full flex-col">
            <div className="flex shrink-0 items-center justify-between border-b border-line py-1.5 pr-2 pl-3">
              <WayToSite isFolded={false} />
              <button
                type="button"
                className="grid size-11 place-items-center rounded-control hover:bg-sunk"
                aria-label="Close"
                onClick={() => setMenuOpen(false)}
              >
                <Icon name="close" className="size-6" />
              </button>
            </div>
            <Sidebar {...sidebar} isGrouped onDone={() => setMenuOpen(false)} />
          </div>
        </Dialog>
      )}
      {isPaletteOpen && <CommandPalette sections={commands} find={find} onClose={() => setPaletteOpen(false)} />}
    </div>
  )
}

/** Above the pale shapes of what was never read: that there is no network, or that it takes long. The part is there from the start, so that a screen reader says what shows in it. */
function RoomWaits({ whileLate }: { whileLate?: string | undefined }) {
  const isOnline = useOnline()
  const isLost = useLineLost() !== null
  const late =
    whileLate ?? `This page is loading slowly${isLost ? ', and new orders may not show yet' : ''}. We’ll keep trying.`
  return (
    <div role="status" className="shrink-0">
      <p className={`room-waits ${isOnline ? 'is-late' : ''}`}>
        <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
        <span>{isOnline ? late : 'You’re offline. This page loads once the connection is back.'}</span>
      </p>
    </div>
  )
}

/** A section that fills the window scrolls within itself, and ends above what stands at the window's foot. */
function heightOf(section: AdminSection | undefined, isKitchen: boolean): string {
  if (!section?.isFull) return 'min-h-[calc(100dvh-env(safe-area-inset-top))] pb-(--foot-room)'
  const height = isKitchen
    ? 'h-[calc(100dvh-env(safe-area-inset-top)-var(--foot-room))]'
    : 'h-[calc(100dvh-env(safe-area-inset-top)-57px-var(--foot-room))] md:h-[calc(100dvh-env(safe-area-inset-top)-var(--foot-room))]'
  return `${height} mb-(--foot-room) max-md:scroll-pb-24 max-md:overflow-y-auto`
}

function SectionScreen({ section: { Screen, label }, user }: { section: AdminSection; user: SessionUser }) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true" className="p-6">
          <p className="sr-only">Loading {label}…</p>
          <Skeleton className="h-10 w-64" />
          <Skeleton className="mt-6 h-40 w-full" />
        </div>
      }
    >
      <Screen user={user} />
    </Suspense>
  )
}

/** Below 768 px: where one is, and the door to the other sections. 57 px high, which `heightOf` counts on. */
function SectionBar({ section, onOpen }: { section: AdminSection | undefined; onOpen: () => void }) {
  return (
    <header className="sticky top-[env(safe-area-inset-top)] z-30 flex items-center border-b border-line bg-raised px-3 py-1.5 md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-2 text-left font-semibold hover:bg-sunk"
        onClick={onOpen}
      >
        <Icon name="menu" className="size-6" />
        <span className="sr-only">Sections, now: </span>
        {titleOf(section) ?? 'Sections'}
      </button>
      <WayToSite isFolded />
    </header>
  )
}

function titleOf(section: AdminSection | undefined): string | undefined {
  return section?.title ?? section?.label
}

/** The back office has no header of the site: its mark leads there. */
function WayToSite({ isFolded }: { isFolded: boolean }) {
  return (
    <Link
      to={paths.home()}
      aria-label={`${BRAND.name}: to the site`}
      className={`flex min-h-11 min-w-11 items-center justify-center low:min-h-9 gap-2.5 rounded-control px-1 hover:bg-sunk ${isFolded ? 'low:min-w-9 low:px-0.5' : ''}`}
    >
      <LogoMark className="size-8" />
      {!isFolded && (
        <span className="font-display text-lg leading-none font-semibold tracking-tight">{BRAND.name}</span>
      )}
    </Link>
  )
}

function FoldButton({ isFolded, onClick }: { isFolded: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunk low:h-9 ${isFolded ? 'low:w-9' : ''}`}
      aria-expanded={!isFolded}
      aria-label={isFolded ? 'Widen the sidebar' : 'Fold the sidebar'}
      onClick={onClick}
    >
      <ToolIcon name="fold" className={`size-5 ${isFolded ? 'rotate-180' : ''}`} />
    </button>
  )
}

/** Where a section has no such button in a bar of its own, or its bar is not there yet. */
function LeaveKitchenView() {
  return (
    <button
      type="button"
      className="in-[:has([data-leaves-kitchen])]:hidden fixed right-3 bottom-[calc(var(--foot-room)+12px)] z-30 inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:bg-sunk"
      onClick={() => setKitchenView(false)}
    >
      <ToolIcon name="shrink" /> Leave kitchen view
    </button>
  )
}

/** The hash is the section; the location filter stays when the section changes, every other filter is the section's own. */
function useSection(allowed: readonly AdminSection[]) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const section = sectionAt(hash, allowed)
  const kept = new URLSearchParams(search).get('location')
  return useMemo(() => {
    const query = kept === null ? '' : `?${new URLSearchParams({ location: kept })}`
    const linkTo = ({ id }: AdminSection) => `${query}#${id}`
    return { section, linkTo, goTo: (to: AdminSection) => navigate(linkTo(to)) }
  }, [section, kept, navigate])
}

/**
 * A step to another section is announced: its focus moves there, as with a change of page. So does the step into the office, whose door,
 * with the button that opened it, is gone.
 */
function useSectionFocus(id: string | undefined) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(id)
  const how = useArrivalKind()
  const enter = useEffectEvent(() => {
    // A PIN opens the office at the address where one is.
    const isNew = hasJustComeIn() || how !== 'POP'
    if (isNew && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  })
  useEffect(() => enter(), [])
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [id])
  return main
}

function useShortcut(toggle: () => void): void {
  const onShortcut = useEffectEvent(toggle)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      onShortcut()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
