import type { getSignInMethods } from '@sizzle/contract/accounts.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../kit/server/ask.ts'
import { Queries } from '../../../kit/server/queries.tsx'
import { useWish } from '../../../kit/server/wish.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { ProviderMark } from './provider-mark.tsx'

type Provider = WireOutputOf<typeof getSignInMethods>['providers'][number]
const NONE: readonly Provider[] = []

/** Only what the server has switched on; without it, or without an answer, there is the password. */
export function SocialButtons({ returnTo }: { returnTo: string }) {
  return (
    <Queries>
      <Buttons returnTo={returnTo} />
    </Queries>
  )
}

function Buttons({ returnTo }: { returnTo: string }) {
  const providers = useProviders()
  const [leavingTo, setLeavingTo] = useState<string>()
  const leave = useWish('/startSocialSignIn', {
    onDone: ({ url }) => location.assign(url),
    onFailed: () => setLeavingTo(undefined),
  })
  const press = (provider: Provider) => {
    if (leavingTo) return
    setLeavingTo(provider.id)
    leave.send({ provider: provider.id, returnTo })
  }

  // Providers refuse to open inside an app, and in the browser beside it they would sign in the browser.
  if (RUNS_IN_APP || providers.length === 0) return null
  return (
    <div className="mt-6">
      <p className="label-caps flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <div className="mt-5 flex flex-col gap-3">
        {providers.map((provider) => (
          <button
            key={provider.id}
            type="button"
            className={button('quiet', 'min-h-12 bg-raised')}
            onClick={() => press(provider)}
          >
            <ProviderMark id={provider.id} />
            {leavingTo === provider.id ? `Opening ${provider.name}…` : `Continue with ${provider.name}`}
          </button>
        ))}
        <FormProblem sentence={leave.sentence} />
      </div>
    </div>
  )
}

function useProviders(): readonly Provider[] {
  const { data } = useQuery({ ...ask('/getSignInMethods', {}), staleTime: Number.POSITIVE_INFINITY })
  return data?.providers ?? NONE
}
