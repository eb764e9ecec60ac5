import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode, RefObject } from 'react'
import type { PageLocation } from '../../../../kit/page-content.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { Field } from '../../../../ui/field.tsx'
import {
  LOOKUP_ACROSS,
  LOOKUP_LINE,
  LookupHint,
  NUMBER_AND_NAME,
} from '../../../shared/known-guest/known-guest-lines.tsx'
import { useKnownGuest } from '../../../shared/known-guest/use-known-guest.ts'
import { GuestNotes } from './guest-notes.tsx'
import { type ChooseDish, LastOrder } from './last-order.tsx'
import type { OrderDraft } from './order-draft.ts'
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
  /** Where it goes, which the number may tell. */
  place: ReactNode
}

/** The phone comes first: it finds who has been here before. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { location, draft, edit, problems, phoneRef, nameRef, onPhoneDone, onChoose, place } = props
  // What was typed already stays; only what is empty is filled in.
  const { found, hint } = useKnownGuest(draft.phone, (guest) =>
    edit({
      firebaseId: guest.isActive ? guest.id : '',
      name: draft.name || guest.name,
      email: draft.email || guest.email,
    }),
  )
  return (
    <fieldset className="@container grid grid-cols-1 gap-2">
      <legend className="mb-1 font-display text-lg font-semibold tracking-tight">Customer Information</legend>
      <div
        className={`${NUMBER_AND_NAME} gap-y-2 ${LOOKUP_LINE} ${problems['customerInfo.name'] ? '' : LOOKUP_ACROSS}`}
      >
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
          hint={<LookupHint typed={draft.phone} found={found} hint={hint} />}
          onChange={({ target: { value } }) => edit({ phone: value, firebaseId: '' })}
          onBlur={() => edit({ phone: displayPhone(draft.phone.trim()) })}
          onKeyDown={({ key }) => key === 'Enter' && onPhoneDone()}
        />
        <Field
          ref={nameRef}
          label="Name"
          required
          autoComplete="off"
          value={draft.name}
          problem={problems['customerInfo.name']}
          onChange={({ target: { value } }) => edit({ name: value })}
        />
      </div>
      {/* With allergies they stand above the cart. */}
      {found?.allergies === '' && <GuestNotes guest={found} {...{ draft, edit }} />}
      {place}
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
