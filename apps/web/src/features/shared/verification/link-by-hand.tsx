import { BRAND } from '../../../brand/brand.ts'
import { CallLink } from '../../../ui/call-link.tsx'

/** Where no letter leaves the house: who has the link, and how one gets it from them. */
export function LinkByHand() {
  return (
    <>
      The restaurant has it: call <CallLink phone={BRAND.phone} />. An owner finds it under Messages in the back office.
    </>
  )
}
