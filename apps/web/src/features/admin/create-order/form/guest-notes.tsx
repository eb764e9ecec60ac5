import { HouseNotes } from '../../../shared/known-guest/known-guest-lines.tsx'
import type { KnownGuest } from '../../../shared/known-guest/use-known-guest.ts'
import { INSTRUCTIONS, type OrderDraft } from './order-draft.ts'
import { useFoundGuest, useUntoldAllergies } from './use-allergy-note.ts'
import type { EditDraft } from './use-order-draft.ts'

type Form = { draft: OrderDraft; edit: EditDraft }

/** What the house knows of the guest, and one press that tells the kitchen of the allergies. */
export function GuestNotes({ guest, draft, edit }: Form & { guest: KnownGuest }) {
  return (
    <HouseNotes
      guest={guest}
      text={draft.specialInstructions}
      room={INSTRUCTIONS}
      words={{ tell: 'Tell the kitchen', told: 'In Special Instructions' }}
      onText={(specialInstructions) => edit({ specialInstructions })}
    />
  )
}

/** Above all else of the order, and in sight until the kitchen hears of them: nobody may miss these. */
export function GuestAllergies({ draft, edit }: Form) {
  const found = useFoundGuest(draft)
  const untold = useUntoldAllergies(draft)
  if (!found?.allergies) return null
  const isUntold = untold !== ''
  return (
    <div
      className={`border-b border-line bg-paper px-4 py-2.5 @min-[71.875rem]:col-span-2 @min-[71.875rem]:row-start-1 ${isUntold ? 'sticky top-0 z-20 max-h-[35svh] overflow-y-auto' : 'relative'}`}
    >
      <GuestNotes guest={found} {...{ draft, edit }} />
    </div>
  )
}
