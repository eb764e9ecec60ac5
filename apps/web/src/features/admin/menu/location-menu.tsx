import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { OwnLocation } from '../../../kit/locations.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { RefreshButton } from '../../../ui/refresh-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import type { CardRights, ItemAction } from './item-card.tsx'
import { MenuDialogs, type OpenDialog } from './menu-dialogs.tsx'
import { MenuFigures } from './menu-figures.tsx'
import type { MenuFilters } from './menu-filters.ts'
import { type ManagedItem, menuQuery } from './menu-query.ts'
import { MenuResults } from './menu-results.tsx'
import { DELETE_QUESTION, OFFLINE_BANNER } from './menu-words.ts'
import { useAvailability } from './use-availability.ts'
import { useItemChanges } from './use-item-changes.ts'

const LOADING_FIRST = 'The menu is not loaded yet.'

type LocationMenuProps = {
  location: OwnLocation
  filters: MenuFilters
  onChange: (changes: Partial<MenuFilters>) => void
  mayEdit: boolean
  chooser: ReactNode
}

/** The menu of one location, and what is changed from its list. */
export function LocationMenu({ location, filters, onChange, mayEdit, chooser }: LocationMenuProps) {
  const { id: locationId, timeZone } = location
  const query = useQuery(menuQuery(locationId))
  const isOnline = useOnline()
  const [open, setOpen] = useState<OpenDialog>()
  const title = useRef<HTMLHeadingElement>(null)
  const changes = useItemChanges({ locationId, timeZone }, () => title.current?.focus())
  const availability = useAvailability(locationId, timeZone)
  const rights: CardRights = {
    locationId,
    timeZone,
    mayEdit,
    whyNot: isOnline ? undefined : NOT_OFFLINE,
    onAct: useSteady((action, item) => {
      if (action === 'duplicate') changes.duplicate(item)
      else if (action === 'delete') changes.askToDelete(item)
      else if (action === 'hide') availability.press(item, false)
      else setOpen({ kind: action, item })
    }),
  }
  const whyNoAdd = query.data ? rights.whyNot : LOADING_FIRST
  const refresh = () => void askAgain(menuQuery(locationId))
  const { toDelete } = changes
  const deletedNow = query.data?.items.find(({ id }) => id === toDelete?.id) ?? toDelete
  return (
    <div className={PAGE}>
      <SectionHead title="Menu Management" titleRef={title}>
        {chooser}
        {/* Where the tools are there, a phone has it among them. */}
        <RefreshButton
          className={mayEdit && query.error === null ? 'max-sm:hidden' : ''}
          whyNot={rights.whyNot}
          onClick={refresh}
        />
        {mayEdit && (
          <button
            type="button"
            className={button('primary')}
            disabled={whyNoAdd !== undefined}
            title={whyNoAdd}
            onClick={() => setOpen({ kind: 'add' })}
          >
            <Icon name="plus" /> Add Item
          </button>
        )}
      </SectionHead>
      <OfflineNotice words={OFFLINE_BANNER}>Adding, rearranging and marking sold out need a connection.</OfflineNotice>
      <MenuFigures
        menu={query.data}
        isPending={query.isPending}
        chosen={filters.availability}
        onChoose={(availability) => onChange({ availability })}
      />
      <MenuResults
        query={query}
        filters={filters}
        onChange={onChange}
        onOpen={setOpen}
        onRefresh={refresh}
        rights={rights}
        availability={availability}
        moreFor={open?.kind === 'more' ? open.item.id : undefined}
      />
      {open && query.data && (
        <MenuDialogs
          open={open}
          menu={query.data}
          place={{ locationId, timeZone, name: location.name }}
          narrowedTo={filters.category}
          rights={rights}
          onClose={() => setOpen(undefined)}
        />
      )}
      {toDelete && deletedNow && (
        <ConfirmDialog
          question={DELETE_QUESTION}
          confirmLabel={changes.isInCombo ? `Delete ${toDelete.name} and its options` : `Delete ${toDelete.name}`}
          isBusy={changes.isDeleting}
          problem={changes.problem}
          onConfirm={() => changes.confirm(deletedNow)}
          onClose={changes.leave}
        />
      )}
    </div>
  )
}

type OnAct = (action: ItemAction, item: ManagedItem) => void

/** One function for all cards and all times, so that they are not drawn again for it. */
function useSteady(act: OnAct): OnAct {
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  return useCallback((action, item) => newest.current(action, item), [])
}
