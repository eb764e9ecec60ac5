import type { Profile } from '../../../kit/profile.ts'
import { EmailWords } from '../../../ui/email-words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoyaltyFigures } from '../../../ui/loyalty-figures.tsx'
import { PhotoEditor } from './photo-editor.tsx'

const SINCE = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric' })

export function IdentityCard({ profile, roleLabel }: { profile: Profile; roleLabel: string }) {
  const isNew = profile.loyaltyPoints === 0 && profile.totalOrders === 0 && profile.totalSpent === 0
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="bg-night max-lg:hidden">
        <div className="jali h-20 low:h-16" />
      </div>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4 p-5 max-md:py-4 sm:px-7 lg:block lg:px-6 lg:pb-6">
        <div className="grid min-w-0 grow basis-72 grid-cols-[auto_minmax(0,1fr)] gap-x-4 lg:grid-cols-1 lg:gap-y-3">
          <PhotoEditor profile={profile}>
            <p className="font-display text-xl leading-tight font-semibold break-words hyphens-auto lg:text-[1.375rem]">
              {profile.displayName}
            </p>
            <p className="text-sm text-soft text-balance">
              {/* A guest need not be told that. */}
              {profile.role === 'customer' ? 'With us' : `${roleLabel} · with us`} since{' '}
              <span className="whitespace-nowrap">{SINCE.format(new Date(profile.createdAt))}</span>
            </p>
          </PhotoEditor>
        </div>
        {profile.role !== 'admin' && (
          <div className="grow border-t border-line pt-3 md:grow-0 md:border-0 md:pt-0 lg:mt-5 lg:border-t lg:pt-5">
            {isNew ? (
              <div className="md:max-lg:max-w-64">
                <p className="font-display text-xl leading-tight font-semibold">0 points</p>
                <p className="text-sm text-balance text-soft">
                  You earn a point for each dollar of food and drinks, when your order is complete.
                </p>
              </div>
            ) : (
              <LoyaltyFigures look="columns" figures={profile} />
            )}
            {/* As the ledger counts (people 24). */}
            {!isNew && (
              <p className="mt-1.5 text-[0.8125rem] text-soft">
                Each dollar of food and drinks is one point. They cannot be spent yet.
              </p>
            )}
          </div>
        )}
      </div>
      {profile.emailVerified && <ConfirmedEmail email={profile.email} />}
    </div>
  )
}

function ConfirmedEmail({ email }: { email: string }) {
  return (
    <div className="border-t border-line px-5 py-3 sm:px-7 lg:px-6">
      <p className="wrap-anywhere">
        <EmailWords email={email} />
      </p>
      <p className="mt-0.5 flex items-center gap-2 text-sm font-semibold text-coriander">
        <Icon name="check" className="size-4" /> Email address confirmed
      </p>
    </div>
  )
}
