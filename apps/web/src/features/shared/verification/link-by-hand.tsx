import { BRAND } from '../../../brand/brand.ts'
import { useSession } from '../../../kit/session/session.ts'
import { CallLink } from '../../../ui/call-link.tsx'

/** Where no letter leaves the house: who has the link, and how one gets it from them. An owner looks for it there. */
export function LinkByHand({ what = 'the link' }: { what?: 'the link' | 'the link that confirms it' }) {
  const session = useSession()
  const isOwner = session.state === 'ready' && session.user?.role === 'admin'
  return (
    <>
      We can’t email you {what}. Call <CallLink phone={BRAND.phone} /> and we’ll give it to you.
      {isOwner && ' An owner finds it under Messages in the back office.'}
    </>
  )
}
