import { NO_USERS_TO_EXPORT } from '@sizzle/domain/exports/csv.ts'
import { deactivateQuestion } from '@sizzle/domain/people/user-list.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ExportButton, NOTHING_LOADED } from '../../../ui/list/export-button.tsx'
import { LinkTabs } from '../../../ui/list/link-tabs.tsx'
import { NOT_LOADED } from '../../../ui/list/not-loaded.ts'
import { StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { RefreshButton } from '../../../ui/refresh-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { SendEmailDialog } from '../../shared/email/send-email-dialog.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { useExport } from './export-users.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LiveNotice } from './live-notice.tsx'
import { TEAM_RULES, TeamRules } from './team-rules.tsx'
import { UpdateUsersDialog } from './update-users-dialog.tsx'
import { useSelection } from './use-selection.ts'
import { useUserChanges } from './use-user-changes.ts'
import { USER_TABS, type UserFilters, type UserTab, useUserFilters } from './user-filters.ts'
import { UserPage } from './user-page.tsx'
import { UserResults } from './user-results.tsx'
import { USER_TILES } from './user-tiles.ts'
import { loadedWords, NOBODY_TO_EMAIL, TAB_LABELS } from './user-words.ts'
import { type Analytics, analyticsQuery, groupsQuery, type User, usersQuery } from './users-query.ts'

/** Everybody who has an account, guests apart from the team: who they are, what they may do and where. */
export function UsersSection() {
  const { userId, isTabNamed, ...place } = useUserFilters()
  const nameOfLocation = usePlaceNames()
  if (userId)
    return (
      <UserPage
        key={userId}
        userId={userId}
        tab={isTabNamed ? place.tab : undefined}
        addressOfTab={place.addressOfTab}
        nameOfLocation={nameOfLocation}
      />
    )
  return <List key={place.tab} {...place} nameOfLocation={nameOfLocation} />
}

type ListProps = Omit<ReturnType<typeof useUserFilters>, 'userId' | 'isTabNamed'> & {
  nameOfLocation: (id: string) => string
}

function List({ tab, filters, change, addressOfTab, addressOfUser, nameOfLocation }: ListProps) {
  const list = useInfiniteQuery(usersQuery(filters))
  const analytics = useQuery(analyticsQuery())
  const hasNothing = list.error !== null && !list.data
  const isOnline = useOnline()
  const changes = useUserChanges()
  const { ids, toggle, choose, clear } = useSelection(JSON.stringify(filters))
  const [editing, setEditing] = useState<User>()
  const saving = useSaving(filters, list.data?.total, isOnline, hasNothing)
  const [isAtRules, setAtRules] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const [isUpdating, setUpdating] = useState(false)
  const waiting = useWaitingAbout()
  const [isWriting, setWriting] = useState(false)
  const readers = (list.data?.users ?? []).filter(({ id, email }) => ids.has(id) && email !== '')
  const whyNot = isOnline ? undefined : NOT_OFFLINE
  const whyNoInvite = whyNot ?? (hasNothing ? NOT_LOADED : undefined)
  // Guests come by themselves; what is open for the team, and its rules, stand with the team.
  const isWithTeam = tab !== 'guests'
  // Beside the invitation a tablet has no room for them.
  const inHead = 'max-lg:hidden'
  const refresh = async () => {
    const [read] = await Promise.all([list.refetch(), analytics.refetch()])
    if (read.error) toast('error', 'Failed to load users', sentenceOf(read.error))
    else toast('success', loadedWords(read.data?.users.length ?? 0))
  }
  // On a phone the button stands before an empty list; beside guests it is one of the tools.
  const isAlone = analytics.data?.guests.people === 0
  const tools: readonly ListTool[] = [
    ...(tab !== 'team' && !isAlone
      ? [{ icon: 'people' as const, label: 'Invite', whyNot: whyNoInvite, onPress: () => setInviting(true) }]
      : []),
    // Where there is no list, its own problem has the way to try again.
    ...(hasNothing ? [] : [{ icon: 'refresh' as const, label: 'Refresh', whyNot, onPress: () => void refresh() }]),
    saving.tool,
    ...(isWithTeam ? [{ icon: 'sliders' as const, label: TEAM_RULES, onPress: () => setAtRules(true) }] : []),
  ]
  const invite = (
    <button
      type="button"
      className={button('primary', 'max-sm:px-4!')}
      disabled={whyNoInvite !== undefined}
      title={whyNoInvite}
      onClick={() => setInviting(true)}
    >
      <Icon name="plus" /> Invite
    </button>
  )
  return (
    <div className={PAGE}>
      {/* On a phone nothing of it is seen. */}
      <div className="max-sm:-mb-3">
        <SectionHead title="User Management">
          {isWithTeam && (
            <button type="button" className={button('quiet', 'px-4! max-lg:hidden')} onClick={() => setAtRules(true)}>
              <ToolIcon name="sliders" /> {TEAM_RULES}
            </button>
          )}
          {!hasNothing && (
            <RefreshButton className={inHead} whyNot={whyNot} isBusy={list.isFetching} onClick={() => void refresh()} />
          )}
          <ExportButton
            label={saving.tool.label}
            className={inHead}
            isBusy={saving.isBusy}
            whyNot={saving.tool.whyNot}
            onClick={saving.tool.onPress}
          />
          {/* On every tab: who comes here on the first day looks for no other one. */}
          <div className="max-sm:hidden">{invite}</div>
        </SectionHead>
      </div>
      {/* Where there is no list, its own problem says all of it. */}
      {list.data && <LiveNotice isOnline={isOnline} />}
      {/* What is open stands behind the tabs; on a phone how many a team of a few has of each role is left out. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-2">
        <Tabs tab={tab} counts={analytics.data} addressOf={addressOfTab} />
        <div className={`min-w-0 grow basis-full sm:order-1 ${tab === 'team' ? 'max-sm:hidden' : ''}`}>
          <StatTiles tiles={USER_TILES[tab]} stats={analytics.data} isPending={analytics.isPending} />
        </div>
        {tab !== 'team' && isAlone && <div className="grid grow sm:hidden">{invite}</div>}
        {isWithTeam && <InvitationList whyNot={whyNot} />}
        {/* Beside the invitations; without any it has the line to itself. */}
        {tab === 'team' && <div className="grid grow sm:hidden [details+&]:ml-auto [details+&]:grow-0">{invite}</div>}
      </div>
      {analytics.error && !hasNothing && (
        <LoadProblem
          isPart
          title="Failed to generate analytics"
          {...problemOf(analytics.error)}
          onRetry={() => void analytics.refetch()}
        />
      )}
      <UserResults
        list={list}
        tab={tab}
        tools={<ToolMenu label="User tools" className="lg:hidden" tools={tools} />}
        filters={filters}
        chosen={ids}
        onChooseAll={choose}
        onChange={(to) => change(to)}
        waiting={waiting}
        nameOfLocation={nameOfLocation}
        addressOf={addressOfUser}
        onToggle={toggle}
        onEdit={setEditing}
        onSwitch={changes.onSwitch}
      />
      {ids.size > 0 && (
        <ChosenBar
          count={ids.size}
          whyNot={whyNot}
          onEmail={() => (readers.length === 0 ? toast('error', NOBODY_TO_EMAIL) : setWriting(true))}
          onUpdate={() => setUpdating(true)}
          onClear={clear}
        />
      )}
      {changes.asked && (
        <ConfirmDialog
          question={deactivateQuestion(changes.asked.displayName)}
          confirmLabel="Deactivate"
          isBusy={changes.isBusy}
          onConfirm={changes.confirm}
          onClose={changes.leave}
        />
      )}
      {isAtRules && <TeamRules whyNot={whyNot} onClose={() => setAtRules(false)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {editing && <EditUserDialog user={editing} onClose={() => setEditing(undefined)} />}
      {isWriting && (
        <SendEmailDialog
          users={readers.map(({ email, displayName }) => ({ email, name: displayName }))}
          onClose={() => setWriting(false)}
        />
      )}
      {isUpdating && (
        <UpdateUsersDialog
          userIds={[...ids]}
          onDone={() => {
            setUpdating(false)
            clear()
          }}
          onClose={() => setUpdating(false)}
        />
      )}
    </div>
  )
}

type TabsProps = { tab: UserTab; counts: Analytics | undefined; addressOf: (tab: UserTab) => To }

function Tabs({ tab, counts, addressOf }: TabsProps) {
  const people = counts && {
    guests: counts.guests.people,
    team: counts.team.people,
    everyone: counts.totalUsers,
  }
  return (
    <LinkTabs
      label="Whose accounts"
      className="sm:mr-auto max-sm:w-full max-sm:*:grow max-[22rem]:*:px-1.5"
      tabs={USER_TABS.map((one) => ({
        label: TAB_LABELS[one],
        count: people?.[one].toLocaleString('en-CA'),
        to: addressOf(one),
        isCurrent: one === tab,
      }))}
    />
  )
}

function useSaving(filters: UserFilters, total: number | undefined, isOnline: boolean, hasNothing: boolean) {
  const { isPending, take } = useExport(filters)
  const tool: ListTool = {
    icon: 'download',
    label: 'Export',
    whyNot: whyNoExport(isOnline) ?? (hasNothing ? NOTHING_LOADED : undefined),
    onPress: () => (total === 0 ? toast('error', NO_USERS_TO_EXPORT) : take()),
  }
  return { tool, isBusy: isPending }
}

function whyNoExport(isOnline: boolean): string | undefined {
  if (RUNS_IN_APP) return 'The app saves no files: export in a browser.'
  return isOnline ? undefined : NOT_OFFLINE
}

/** Of locations and groups. The first hundred locations have names here; ids of the others are words as well. */
function usePlaceNames(): (id: string) => string {
  const { data } = useQuery(ownLocationsQuery())
  const { data: groups = [] } = useQuery(groupsQuery())
  return (id) => [...(data?.locations ?? []), ...groups].find((one) => one.id === id)?.name ?? id
}
