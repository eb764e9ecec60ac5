import { MAX_MENU_NAME } from '@sizzle/domain/menu/menu-form.ts'
import { ORDER_TYPE_LABELS, ORDER_TYPES, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useUnloadWarning } from '../../../../kit/unsaved.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Field } from '../../../../ui/field.tsx'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { Wrong } from '../../../../ui/form/wrong.tsx'
import { FormFoot, NO_CHANGES, stillNeeded } from '../../../shared/form/form-foot.tsx'
import { WeekHours } from '../../../shared/form/week-hours.tsx'
import type { MenuDraft } from './menu-draft.ts'
import type { Menus } from './menus-query.ts'
import { useMenuForm } from './use-menu-form.ts'

type MenuEditorProps = {
  locationId: string
  /** Left out: a new one. */
  id: string | undefined
  /** What a new one begins with. */
  start: MenuDraft
  known: Menus
  onClose: () => void
}
type MenuForm = ReturnType<typeof useMenuForm>

/** Adds a menu or changes one. */
export function MenuEditor({ locationId, id, start, known, onClose }: MenuEditorProps) {
  const parts = useRef<HTMLDivElement>(null)
  const onWrong = () => parts.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  const form = useMenuForm({ locationId, id, start, menus: known.menus, onDone: onClose, onWrong })
  const [isLeaving, setLeaving] = useState(false)
  const { saving, firstBy } = form
  const isOld = firstBy !== undefined
  useUnloadWarning(form.isChanged)
  const restsBecause = isOld ? 'Choose above whose entries stay.' : whyItRests(form, id === undefined)
  const leave = () => (form.isChanged && !saving.isPending ? setLeaving(true) : onClose())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!saving.isPending && restsBecause === undefined) form.save()
  }
  const title = id === undefined ? 'Add a menu' : 'Edit menu'
  return (
    <Dialog label={title} shape="wide" onClose={leave}>
      <form noValidate className="flex h-full flex-col" onSubmit={submit}>
        <DialogHead title={title} className="border-b border-line py-3 pr-3 pl-5 sm:pl-6" onClose={leave} />
        <div
          ref={parts}
          className="relative grid min-h-0 grow content-start gap-6 overflow-y-auto overscroll-contain p-5 sm:p-6"
        >
          {isOld && (
            <ChangedNotice
              ref={null}
              who={`${firstBy} has changed this menu.`}
              both={[]}
              isKnown
              onKeep={form.keepMine}
              onLoad={form.loadTheirs}
            />
          )}
          <NameAndCategories form={form} categories={known.categories} />
          <HoursAndTypes form={form} />
        </div>
        <FormFoot
          act="Save menu"
          isPending={saving.isPending}
          problem={isOld ? undefined : saving.sentence}
          restsBecause={restsBecause}
          onCancel={leave}
        />
      </form>
      {isLeaving && (
        <ConfirmDialog
          question="Leave without saving? What you have entered here is lost."
          confirmLabel="Leave without saving"
          isBusy={false}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}

function NameAndCategories({ form, categories }: { form: MenuForm; categories: Menus['categories'] }) {
  const { draft, change, problemAt } = form
  return (
    <>
      <Field
        label="Name"
        hint={
          <>
            Guests read it at each dish: <span className="whitespace-nowrap">“Lunch only, 11:30 a.m. - 3 p.m.”.</span>
          </>
        }
        className="max-w-96"
        maxLength={MAX_MENU_NAME}
        value={draft.name}
        problem={problemAt('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <fieldset>
        <legend className="font-semibold">Categories</legend>
        <p className="text-sm text-soft">A category that is in no menu can be ordered whenever the location is open.</p>
        <div className="mt-1 grid grid-cols-2 gap-x-4 lg:grid-cols-4">
          {categories.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              checked={draft.categoryIds.includes(id)}
              onChange={(isIn) => change({ categoryIds: changed(draft.categoryIds, id, isIn) })}
            />
          ))}
        </div>
        <Wrong sentence={problemAt('categoryIds')} />
      </fieldset>
    </>
  )
}

function HoursAndTypes({ form: { draft, change, check, problemAt } }: { form: MenuForm }) {
  const types = draft.orderTypes.length === 0 ? ORDER_TYPES : draft.orderTypes
  return (
    <>
      <WeekHours
        label="Hours"
        schedule={draft.schedule}
        problemAt={problemAt}
        onChange={(schedule) => change({ schedule })}
        onLeave={check}
      />
      <fieldset>
        <legend className="font-semibold">Order types</legend>
        <p className="text-sm text-soft">Guests see the menu for the types that are ticked.</p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {ORDER_TYPES.map((type) => (
            <Check
              key={type}
              label={ORDER_TYPE_LABELS[type]}
              checked={types.includes(type)}
              disabled={types.length === 1 && types.includes(type)}
              onChange={(isIn) => change({ orderTypes: typesOf(changed(types, type, isIn)) })}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** None stands for all of them, as the server keeps it. */
function typesOf(ticked: readonly OrderType[]): readonly OrderType[] {
  return ticked.length === ORDER_TYPES.length ? [] : ticked
}

function whyItRests({ draft, isChanged }: MenuForm, isNew: boolean): string | undefined {
  if (!isNew) return isChanged ? undefined : NO_CHANGES
  const missing = [
    draft.name.trim() === '' && 'a name',
    draft.categoryIds.length === 0 && 'a category',
    Object.values(draft.schedule.days).every((times) => times.length === 0) && 'a time',
  ].filter((one) => one !== false)
  return stillNeeded(missing)
}

function changed<Value>(values: readonly Value[], value: Value, isIn: boolean): Value[] {
  const others = values.filter((one) => one !== value)
  return isIn ? [...others, value] : others
}
