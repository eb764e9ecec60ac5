import { lazy, Suspense } from 'react'
import { expiry } from '../kit/session/expiry.ts'
import { useStore } from '../kit/store.ts'

const SignInAgain = lazy(() =>
  import('../features/customer/account/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })),
)

/** Over every screen, in the shop and in the back office. */
export function SessionExpiry() {
  const lost = useStore(expiry, null)
  return lost ? (
    <Suspense>
      <SignInAgain {...lost} />
    </Suspense>
  ) : null
}
