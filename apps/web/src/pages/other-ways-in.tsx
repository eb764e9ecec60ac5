import { Suspense } from 'react'
import { earlyApi } from '../kit/api.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { RUNS_IN_APP } from '../platform/platform.ts'
import { usePageContent } from './use-page-content.ts'

const SocialButtons = lazyPart(() =>
  import('../features/customer/account/social-buttons.tsx').then((module) => module.SocialButtons),
)
const loadMethods = () => earlyApi.get('/getSignInMethods', {})

/** Only what the server has switched on; without it, or without an answer, there is the password. */
export function OtherWaysIn({ returnTo }: { returnTo: string }) {
  const { value } = usePageContent('sign-in-methods', undefined, loadMethods)
  // Providers refuse to open inside an app, and in the browser beside it they would sign in the browser.
  if (RUNS_IN_APP || !value || value.providers.length === 0) return null
  return (
    <Suspense>
      <SocialButtons providers={value.providers} returnTo={returnTo} />
    </Suspense>
  )
}
