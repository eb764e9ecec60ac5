import { syncBanner } from '@sizzle/domain/calls/outbox.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDeviceQueue } from '../../../kit/offline/device-queue.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NOT_LOADED } from '../../../ui/list/not-loaded.ts'
import { StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { RoomNotice } from '../../../ui/office/room-notice.tsx'
import { RefreshButton } from '../../../ui/refresh-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { ChangeQuestion } from './change-question.tsx'
import { LocationEditor } from './editor/location-editor.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { ChainHolidays } from './holidays/chain-holidays.tsx'
import type { CardActions } from './location-card.tsx'
import { type LocationFilters, useLocationFilters } from './location-filters.ts'
import { LocationResults } from './location-results.tsx'
import { LOCATION_TILES } from './location-tiles.ts'
import { ONLY_ADMINS_SWITCH } from './location-words.ts'
import { listQuery, type ManagedLocation } from './locations-query.ts'
import { MenusDialog } from './menus/menus-dialog.tsx'
import { useLocationChanges } from './use-location-changes.ts'

/** Where the restaurants are, when they open and what they charge. */
export function LocationsSection({ user }: { user: SessionUser }) {
  const { filters, change, open, isAtHolidays } = useLocationFilters()
  const list = useQuery(listQuery(filters))
  const isOnline = useOnline()
  const mayManage = may(user, 'location.manage')
  const title = useRef<HTMLHeadingElement>(null)
  const changes = useLocationChanges(() => title.current?.focus())
  const [editing, setEditing] = useState<ManagedLocation | 'new'>()
  const [ofMenus, setOfMenus] = useState<ManagedLocation>()
  const { waiting } = useDeviceQueue()
  const hasNothing = list.error !== null && !list.data
  const banner = syncBanner(waiting.length + (changes.isBusy ? 1 : 0), isOnline)
  const actions: CardActions = {
    onEdit: setEditing,
    onMenus: setOfMenus,
    onSwitch: changes.ask('switch'),
    onDelete: changes.ask('delete'),
    whyNoSwitch: mayManage ? undefined : ONLY_ADMINS_SWITCH,
  }
  return (
    <div className={PAGE}>
      <SectionHead title="Location Management" titleRef={title}>
        {mayManage && (
          <button
            type="button"
            className={button('quiet', 'px-4!')}
            disabled={hasNothing}
            title={hasNothing ? NOT_LOADED : undefined}
            onClick={() => open('holidays')}
          >
            <ToolIcon name="calendar" />
            <span>
              Holidays<span className="max-lg:sr-only"> for all locations</span>
            </span>
          </button>
        )}
        <Tools
          isBusy={list.isFetching}
          isLeading={!hasNothing}
          onAdd={mayManage ? () => setEditing('new') : undefined}
        />
      </SectionHead>
      <RoomNotice title={isOnline && banner} icon="refresh" />
      <OfflineNotice words={banner ?? ''} />
      {changes.failure && <FailureBanner failure={changes.failure} onDismiss={changes.dismiss} />}
      <StatTiles tiles={LOCATION_TILES} stats={list.data?.stats} isPending={list.isPending} />
      <LocationResults
        list={list}
        filters={filters}
        onChange={(to: Partial<LocationFilters>) => change(to)}
        isOnline={isOnline}
        {...actions}
      />
      {changes.asked && (
        <ChangeQuestion
          asked={changes.asked}
          isBusy={changes.isBusy}
          onConfirm={changes.confirm}
          onClose={changes.leave}
        />
      )}
      {isAtHolidays && mayManage && <ChainHolidays onClose={() => open()} />}
      {ofMenus && <MenusDialog location={ofMenus} onClose={() => setOfMenus(undefined)} />}
      {editing && (
        <LocationEditor
          location={editing === 'new' ? undefined : editing}
          mayManage={mayManage}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

type ToolsProps = {
  isBusy: boolean
  /** Where the list could not be loaded, its own problem has the way to try again, and that comes first. */
  isLeading: boolean
  /** Only admins open locations: left out for everybody else. */
  onAdd: (() => void) | undefined
}

function Tools({ isBusy, isLeading, onAdd }: ToolsProps) {
  const isOnline = useOnline()
  return (
    <>
      {isLeading && (
        <RefreshButton
          // A tablet has its title and the three buttons in one row.
          className="md:max-lg:w-11 md:max-lg:px-0! md:max-lg:[&>span]:sr-only"
          whyNot={isOnline ? undefined : NOT_OFFLINE}
          isBusy={isBusy}
          onClick={() => void askAgainAbout('location.changed')}
        />
      )}
      {onAdd && (
        <button
          type="button"
          className={button('primary')}
          disabled={!isLeading}
          title={isLeading ? undefined : NOT_LOADED}
          onClick={onAdd}
        >
          <Icon name="plus" /> Add Location
        </button>
      )}
    </>
  )
}
