import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgain } from '../../../../kit/server/answers.ts'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { SearchInput } from '../../../../ui/list/search-box.tsx'
import { ToolSheet } from '../../../../ui/list/tool-menu.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { SoldOutDialog } from '../sold-out/sold-out-dialog.tsx'
import type { Stocked } from '../sold-out/use-stock.ts'
import { type GroupDraft, groupDraftOf, PRESETS } from './group-draft.ts'
import { GroupEditor } from './group-editor.tsx'
import { GroupList } from './group-list.tsx'
import { titleOf } from './group-words.ts'
import { groupsQuery, type ManagedGroup } from './groups-query.ts'

type GroupsDialogProps = {
  place: { readonly locationId: string; readonly timeZone: string }
  items: readonly ManagedItem[]
  /** Staff say what has run out, and nothing else. */
  mayEdit: boolean
  whyNot: string | undefined
  onClose: () => void
}

/** So many are in sight at once. */
const FEW = 6

type Editing = { readonly group: ManagedGroup | undefined; readonly draft: GroupDraft }

/** The groups of options that the dishes of a location share. */
export function GroupsDialog({ place, items, mayEdit, whyNot, onClose }: GroupsDialogProps) {
  const { locationId } = place
  const query = useQuery(groupsQuery(locationId))
  const [typed, setTyped] = useState('')
  const [editing, setEditing] = useState<Editing>()
  const [runOut, setRunOut] = useState<Stocked>()
  const [toDelete, setToDelete] = useState<ManagedGroup>()
  const deleting = useWish('/deleteOptionGroup', {
    onDone: () => {
      toast('success', `${toDelete?.name ?? 'The group'} was deleted`)
      setToDelete(undefined)
      setEditing(undefined)
    },
    onSettled: () => askAgain(groupsQuery(locationId)),
  })
  return (
    <Dialog label="Option groups" shape="wide" onClose={onClose}>
      <div className="flex h-full flex-col">
        <DialogHead title="Option groups" className="py-3 pr-3 pl-5 sm:pl-6" onClose={onClose} />
        <div className="flex flex-wrap items-center gap-3 border-b border-line px-5 pb-3 sm:px-6">
          {query.data && query.data.groups.length > FEW && (
            <SearchInput
              label="Search groups"
              placeholder="Group or item"
              className="basis-40"
              hasSign
              value={typed}
              onChange={setTyped}
            />
          )}
          {mayEdit && <AddGroup whyNot={whyNot} onAdd={(draft) => setEditing({ group: undefined, draft })} />}
        </div>
        <div className="relative min-h-0 grow overflow-y-auto p-5 sm:px-6">
          <p className="mb-4 text-soft max-sm:text-sm">
            Items share these groups: a change here holds for every item that offers the group.
          </p>
          {query.error && (
            <LoadProblem
              title="Option groups could not be loaded"
              {...problemOf(query.error)}
              onRetry={() => void query.refetch()}
            />
          )}
          {query.isPending && <Skeleton className="h-60" />}
          {query.data && (
            <GroupList
              groups={query.data.groups}
              items={items}
              place={place}
              mayEdit={mayEdit}
              whyNot={whyNot}
              typed={typed}
              onClear={() => setTyped('')}
              onSoldOut={setRunOut}
              onEdit={(group) => setEditing({ group, draft: groupDraftOf(group) })}
            />
          )}
        </div>
      </div>
      {editing && (
        <GroupEditor
          group={editing.group}
          start={editing.draft}
          place={place}
          items={items}
          library={query.data?.groups ?? []}
          onDelete={(group) => {
            deleting.reset()
            setToDelete(group)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
      {runOut && <SoldOutDialog place={place} stocked={runOut} onClose={() => setRunOut(undefined)} />}
      {toDelete && (
        <ConfirmDialog
          question={`Delete the group ${titleOf(toDelete, items, query.data?.groups)}?`}
          confirmLabel="Delete group"
          isBusy={deleting.isPending}
          whyNot={deleting.whyNot}
          problem={deleting.sentence}
          onConfirm={() => deleting.send({ locationId, id: toDelete.id, expectedVersion: toDelete.version })}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Dialog>
  )
}

type AddGroupProps = { whyNot: string | undefined; onAdd: (draft: GroupDraft) => void }

/** What it can begin as stands behind one button. */
function AddGroup({ whyNot, onAdd }: AddGroupProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <button
        type="button"
        className={button('primary', 'px-4!')}
        aria-haspopup="dialog"
        aria-expanded={isChoosing}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={() => setChoosing(true)}
      >
        <Icon name="plus" /> Add a group
      </button>
      {isChoosing && (
        <ToolSheet
          label="Add a group"
          tools={PRESETS.map(({ icon, label, draft }) => ({ icon, label, onPress: () => onAdd(draft()) }))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
