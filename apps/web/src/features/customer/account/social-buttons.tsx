import type { getSignInMethods } from '@sizzle/contract/accounts.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { useState } from 'react'
import { useWish } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { ProviderMark } from './provider-mark.tsx'

type Provider = WireOutputOf<typeof getSignInMethods>['providers'][number]

type SocialButtonsProps = {
  providers: readonly Provider[]
  /** Where a sign-in at another site comes back to. */
  returnTo: string
}

export function SocialButtons({ providers, returnTo }: SocialButtonsProps) {
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
