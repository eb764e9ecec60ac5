import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { lookupHint, shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PageLocation } from '../../../../kit/page-content.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { type ChooseDish, LastOrder } from './last-order.tsx'
import type { OrderDraft } from './order-draft.ts'
import { allergyLine } from './use-allergy-note.ts'
import { useCustomerLookup } from './use-customer-lookup.ts'
import type { EditDraft } from './use-order-draft.ts'

type CustomerFieldsProps = {
  location: PageLocation
  draft: OrderDraft
  edit: EditDraft
  problems: ProblemsAt
  phoneRef: RefObject<HTMLInputElement | null>
  nameRef: RefObject<HTMLInputElement | null>
  /** Enter in the phone number: on to the dishes. */
  onPhoneDone: () => void
  onChoose: ChooseDish
}

const PAIR = 'grid items-start gap-2 @min-[17rem]:grid-cols-2'
/** What is said of the number goes on below the name, so that the form hardly moves while it is typed. */
const WIDE_HINT = '@min-[17rem]:[&_[id$=-hint]]:w-[calc(200%+0.5rem)]'

/** The phone comes first: it finds who has been here before. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { location, draft, edit, problems, phoneRef, nameRef, onPhoneDone, onChoose } = props
  const { customer, isAnswered } = useCustomerLookup(draft.phone)
  const found = shouldLookUp(draft.phone) ? customer : null
  // What was typed already stays; only what is empty is filled in.
  const fillIn = useEffectEvent(() => {
    if (!found) return
    edit({
      firebaseId: found.isActive ? found.id : '',
      name: draft.name || found.name,
      email: draft.email || found.email,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who is found
  useEffect(() => fillIn(), [found?.id])
  const hint = shouldLookUp(draft.phone) && !isAnswered ? null : lookupHint(draft.phone, found !== null)
  return (
    <fieldset className="@container grid grid-cols-1 gap-2">
      <legend className="mb-1 font-display text-lg font-semibold tracking-tight">Customer Information</legend>
      <div className={`${PAIR} ${problems['customerInfo.name'] ? '' : WIDE_HINT}`}>
        <Field
          ref={phoneRef}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          enterKeyHint="next"
          value={draft.phone}
          problem={problems['customerInfo.phone'] ?? problems['customerInfo.firebaseId']}
          hint={
            <span role="status" className={found ? 'font-semibold text-coriander' : ''}>
              {hint}
            </span>
          }
          onChange={({ target: { value } }) => edit({ phone: value, firebaseId: '' })}
          onBlur={() => edit({ phone: displayPhone(draft.phone.trim()) })}
          onKeyDown={({ key }) => key === 'Enter' && onPhoneDone()}
        />
        <Field
          ref={nameRef}
          label="Name"
          required
          autoComplete="off"
          maxLength={49}
          value={draft.name}
          problem={problems['customerInfo.name']}
          onChange={({ target: { value } }) => edit({ name: value })}
        />
      </div>
      {found && (
        <p className="-mt-2 text-sm text-soft">
          {found.name}
          {found.totalOrders > 0 && `: ${found.totalOrders} ${found.totalOrders === 1 ? 'order' : 'orders'}`}
          {!found.isActive && ', deactivated account'}
        </p>
      )}
      {found && (
        <HouseNotes
          allergies={found.allergies}
          note={found.note}
          isTold={draft.specialInstructions.includes(allergyLine(found.allergies))}
          onTell={() =>
            edit({
              specialInstructions: `${allergyLine(found.allergies)}\n${draft.specialInstructions}`.trim(),
            })
          }
        />
      )}
      {found?.lastOrderDate && (
        <LastOrder
          phone={draft.phone}
          location={location}
          lines={draft.lines}
          onLines={(lines) => edit({ lines })}
          onChoose={onChoose}
        />
      )}
      <Field
        label="Email (optional)"
        type="email"
        autoComplete="off"
        maxLength={100}
        value={draft.email}
        problem={problems['customerInfo.email']}
        onChange={({ target: { value } }) => edit({ email: value })}
      />
    </fieldset>
  )
}

type HouseNotesProps = {
  allergies: string
  note: string
  /** They stand in the instructions of this order. */
  isTold: boolean
  onTell: () => void
}

/** What the house knows of who was found; allergies stand out, because the kitchen has to hear of them. */
function HouseNotes({ allergies, note, isTold, onTell }: HouseNotesProps) {
  if (allergies === '' && note === '') return null
  return (
    <div
      role="note"
      aria-label="Notes"
      className={`grid gap-1 rounded-control border px-3 py-2 leading-snug break-words ${allergies ? 'border-chilli bg-chilli-soft' : 'border-line bg-sunk'}`}
    >
      {allergies && (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 font-semibold whitespace-pre-line text-chilli">
            <Icon name="alert" className="mr-1.5 inline size-5 align-text-bottom" />
            {allergyLine(allergies)}
          </p>
          <button
            type="button"
            className={button('quiet', 'max-w-1/2 shrink-0 px-3! text-sm leading-tight')}
            disabled={isTold}
            onClick={onTell}
          >
            {isTold ? 'In Special Instructions' : 'Tell the kitchen'}
          </button>
        </div>
      )}
      {note && <p className="whitespace-pre-line">{note}</p>}
    </div>
  )
}
