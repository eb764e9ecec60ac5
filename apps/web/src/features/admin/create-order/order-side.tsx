import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { type RefObject, useRef, useState } from 'react'
import type { PageLocation } from '../../../kit/page-content.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { CartPanel } from './form/cart-panel.tsx'
import { CustomerFields } from './form/customer-fields.tsx'
import { GuestAllergies } from './form/guest-notes.tsx'
import type { ChooseDish } from './form/last-order.tsx'
import { INSTRUCTIONS, isUntouched, type OrderDraft } from './form/order-draft.ts'
import { OrderTypeField, PlaceFields, SHOWS_ALL } from './form/place-fields.tsx'
import { useAllergyNote } from './form/use-allergy-note.ts'
import type { EditDraft } from './form/use-order-draft.ts'
import { WhenFields } from './form/when-fields.tsx'
import { AllergyQuestion } from './pay/allergy-question.tsx'
import { CashDialog } from './pay/cash-dialog.tsx'
import { LinkPanel } from './pay/link-panel.tsx'
import { MenuChanges } from './pay/menu-changes.tsx'
import { PayFoot } from './pay/pay-foot.tsx'
import { PriceBreakdown } from './pay/price-breakdown.tsx'
import { RestPanel } from './pay/rest-panel.tsx'
import { TipFields } from './pay/tip-fields.tsx'
import type { Missing, StaffOrder } from './pay/use-staff-order.ts'

type OrderSideProps = {
  location: PageLocation
  draft: OrderDraft
  edit: EditDraft
  order: StaffOrder
  className: string
  phoneRef: RefObject<HTMLInputElement | null>
  addressRef: RefObject<HTMLTextAreaElement | null>
  nameRef: RefObject<HTMLInputElement | null>
  sendRef: RefObject<HTMLButtonElement | null>
  onQuantity: (cartKey: string, quantity: number) => void
  onEdit: (line: CartLine) => void
  onPhoneDone: () => void
  onMenu: () => void
  /** To what has to be entered yet. */
  onMissing: (missing: Missing) => void
  onChoose: ChooseDish
}

const FRAME =
  'relative min-h-0 flex-col border-line max-[40rem]:grow @min-[40rem]:w-[20rem] @min-[40rem]:shrink-0 @min-[40rem]:border-l @min-[56.25rem]:w-[23rem]'
/** From here on the cart has a column of its own. */
const WIDE =
  '@min-[71.875rem]:grid @min-[71.875rem]:w-[39rem] @min-[71.875rem]:grid-cols-[minmax(0,0.74fr)_minmax(0,1fr)] @min-[100rem]:w-[46rem] @min-[71.875rem]:grid-rows-[auto_minmax(0,1fr)_auto]'

/** What was chosen, for whom, and the money. A link that waits for its money takes the place of them all. */
export function OrderSide(props: OrderSideProps) {
  const { draft, edit, order, className } = props
  if (draft.linkId === '' && draft.restOf === '') return <Form {...props} />
  return (
    <div className={`${FRAME} overflow-y-auto ${className}`}>
      {draft.linkId === '' ? (
        <RestPanel orderId={draft.restOf} rest={order.place.rest} onDone={order.begin} />
      ) : (
        <LinkPanel
          sessionId={draft.linkId}
          isOfRest={draft.restOf !== ''}
          onChange={() => edit({ linkId: '' })}
          onDone={order.begin}
        />
      )}
    </div>
  )
}

function Form(props: OrderSideProps) {
  const { location, draft, edit, order, className, phoneRef, nameRef, addressRef, sendRef } = props
  const { onQuantity, onEdit, onPhoneDone, onMenu, onMissing, onChoose } = props
  const [isLeaving, setLeaving] = useState(false)
  const note = useAllergyNote(draft)
  const form = useRef<HTMLElement>(null)
  const { pricing, changes, problems } = order
  return (
    <div className={`${FRAME} ${WIDE} ${className}`}>
      <div className="relative min-h-0 grow @min-[40rem]:overflow-y-auto @min-[40rem]:overscroll-contain @min-[71.875rem]:contents">
        <GuestAllergies {...{ draft, edit }} />
        <CartPanel
          lines={draft.lines}
          locationId={location.id}
          note={note}
          className="border-b border-line @min-[71.875rem]:row-start-2 @min-[71.875rem]:overflow-y-auto @min-[71.875rem]:border-r @min-[71.875rem]:border-b-0"
          onQuantity={onQuantity}
          onEdit={onEdit}
          onStartOver={isUntouched(draft) ? undefined : () => setLeaving(true)}
          onMenu={onMenu}
          onCustomer={() => phoneRef.current?.closest('section')?.scrollIntoView({ behavior: 'smooth' })}
        />
        <section
          ref={form}
          aria-label="Order"
          className="relative grid grid-cols-1 content-start gap-2.5 px-4 py-2.5 [&_:is(input,textarea)]:min-h-11 [@media(height<50rem)]:gap-1.5 [@media(height<50rem)]:py-1.5 [@media(height<50rem)]:[&_:is(label.block,legend)]:mb-0.5 @min-[40rem]:pb-4 @min-[71.875rem]:row-start-2 @min-[71.875rem]:overflow-y-auto"
        >
          <OrderTypeField {...{ location, draft, edit }} />
          <CustomerFields
            {...{ location, draft, edit, problems, phoneRef, nameRef, onPhoneDone, onChoose }}
            place={<PlaceFields {...{ location, draft, edit, problems, addressRef }} />}
          />
          <WhenFields {...{ location, draft, edit }} />
          <TextArea
            label={INSTRUCTIONS.field}
            className={SHOWS_ALL}
            count={{ length: draft.specialInstructions.trim().length, most: INSTRUCTIONS.most }}
            problem={problems.specialInstructions}
            value={draft.specialInstructions}
            onChange={(event) => edit({ specialInstructions: event.target.value })}
          />
          <TipFields {...{ draft, edit, pricing }} />
        </section>
      </div>
      <PriceBreakdown
        pricing={pricing}
        className="relative px-4 [@media(height<50rem)]:@min-[71.875rem]:[&_:is(dt,dd)]:leading-snug [@media(height<50rem)]:@min-[71.875rem]:[&>h2]:mb-0 @max-[40rem]:pb-4 [--fade:var(--paper)] @min-[40rem]:fade-above @min-[40rem]:border-t @min-[40rem]:border-line @min-[40rem]:bg-raised @min-[40rem]:pt-2 @min-[71.875rem]:col-start-1 @min-[71.875rem]:row-start-3 @min-[71.875rem]:border-r @min-[71.875rem]:pb-2 [@media(height<50rem)]:@min-[71.875rem]:py-1"
      />
      <div className="sticky bottom-0 z-20 bg-raised [--fade:var(--paper)] @max-[40rem]:fade-above @min-[71.875rem]:fade-above @min-[71.875rem]:col-start-2 @min-[71.875rem]:row-start-3">
        <div role="status" className="px-4 empty:hidden">
          {changes && <MenuChanges changes={changes} onTake={() => edit({ lines: withoutUnfit(changes) })} />}
        </div>
        <PayFoot {...{ draft, edit, order, sendRef, onMissing }} formRef={form} />
      </div>
      {order.allergies && (
        <AllergyQuestion
          allergies={order.allergies.allergies}
          tooLong={order.allergies.tooLong}
          onTell={order.allergies.tell}
          onGoOn={order.allergies.goOn}
          onClose={order.allergies.close}
        />
      )}
      {order.isAsking && (
        <CashDialog
          name={draft.name.trim()}
          pricing={pricing}
          isBusy={order.isBusy}
          problem={order.till.sale ? order.till.problem : order.place.problem}
          isWhole={order.till.sale !== undefined}
          onReceived={() => order.takeCash(true)}
          onPart={order.takePart}
          onLater={() => order.takeCash(false)}
          onClose={order.closeCash}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          question="Throw this order away and begin another?"
          confirmLabel="Start over"
          isBusy={false}
          onConfirm={() => {
            setLeaving(false)
            order.begin()
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}

function withoutUnfit({ cart, unfit }: NonNullable<StaffOrder['changes']>) {
  return cart.filter(({ cartKey }) => !unfit.some(({ line }) => line.cartKey === cartKey))
}
