import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { askAgain } from '../../../../kit/server/answers.ts'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { ManagedLocation } from '../locations-query.ts'
import { FirstMenu } from './first-menu.tsx'
import { EMPTY_MENU, type MenuDraft } from './menu-draft.ts'
import { MenuEditor } from './menu-editor.tsx'
import { MenuList } from './menu-list.tsx'
import { type MenuWithHours, menusQuery } from './menus-query.ts'

type MenusDialogProps = { location: Pick<ManagedLocation, 'id' | 'name'>; onClose: () => void }

/** The menus of a location: when which categories are on. */
export function MenusDialog({ location, onClose }: MenusDialogProps) {
  const query = useQuery(menusQuery(location.id))
  const whyNot = useOnline() ? undefined : NOT_OFFLINE
  const [editing, setEditing] = useState<MenuWithHours | MenuDraft>()
  const [deleting, setDeleting] = useState<MenuWithHours>()
  const add = useRef<HTMLButtonElement>(null)
  const title = `Menus and hours of ${location.name}`
  return (
    <Dialog label={title} shape="roomy" onClose={onClose}>
      <div className="flex min-h-0 grow flex-col">
        <DialogHead title={title} className="border-b border-line py-3 pr-3 pl-5 sm:pl-6" onClose={onClose} />
        <div className="relative grid min-h-0 grow content-start gap-5 overflow-y-auto overscroll-contain p-5 sm:p-6">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="max-w-[66ch] text-balance text-soft">
              A menu says when its categories can be ordered. Outside its hours their dishes stay on the site, greyed,
              and can be ordered for later.
            </p>
            <button
              ref={add}
              type="button"
              // The usual menus below are the better first step.
              className={button(query.data?.menus.length === 0 ? 'quiet' : 'primary')}
              disabled={whyNot !== undefined || !query.data}
              title={whyNot}
              onClick={() => setEditing(EMPTY_MENU)}
            >
              <Icon name="plus" /> Add a menu
            </button>
          </div>
          {query.data ? (
            query.data.menus.length === 0 ? (
              <FirstMenu whyNot={whyNot} onStart={setEditing} />
            ) : (
              <MenuList known={query.data} whyNot={whyNot} onEdit={setEditing} onDelete={setDeleting} />
            )
          ) : query.error ? (
            <LoadProblem {...problemOf(query.error)} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton className="h-40" />
          )}
        </div>
      </div>
      {editing && query.data && (
        <MenuEditor
          locationId={location.id}
          id={'id' in editing ? editing.id : undefined}
          start={'id' in editing ? EMPTY_MENU : editing}
          known={query.data}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteMenu
          locationId={location.id}
          menu={deleting}
          onDeleted={() => {
            // The question hands the focus back to a row that is gone in a moment.
            flushSync(() => setDeleting(undefined))
            add.current?.focus()
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Dialog>
  )
}

type DeleteMenuProps = { locationId: string; menu: MenuWithHours; onDeleted: () => void; onClose: () => void }

function DeleteMenu({ locationId, menu: { id, name, version }, onDeleted, onClose }: DeleteMenuProps) {
  const wish = useWish('/deleteMenu', {
    close: onDeleted,
    onDone: () => {
      toast('success', `${name} is deleted`)
    },
    onSettled: () => askAgain(menusQuery(locationId)),
  })
  return (
    <ConfirmDialog
      question={`Delete ${name}? Dishes that are in no other menu are on whenever the location is open.`}
      confirmLabel={`Delete ${name}`}
      isBusy={wish.isPending}
      whyNot={wish.whyNot}
      problem={wish.sentence}
      onConfirm={() => wish.send({ locationId, id, expectedVersion: version })}
      onClose={onClose}
    />
  )
}
