import type { Profile } from '../../../kit/profile.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoyaltyFigures } from '../../../ui/loyalty-figures.tsx'
import { ResendVerification } from '../../shared/verification/resend-verification.tsx'
import { PhotoEditor } from './photo-editor.tsx'

const SINCE = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric' })

export function IdentityCard({ profile, roleLabel }: { profile: Profile; roleLabel: string }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised lg:sticky lg:top-[calc(var(--header-height)+24px)]">
      <div className="bg-night max-lg:hidden">
        <div className="jali h-20" />
      </div>
      <div className="flex items-center gap-x-4 px-5 pt-4 pb-3 lg:flex-col lg:pt-0 lg:pb-6 lg:text-center">
        <PhotoEditor profile={profile} />
        <div className="min-w-0 grow lg:w-full">
          <p className="font-display text-xl leading-tight font-semibold break-words lg:mt-3 lg:text-2xl">
            {profile.displayName}
          </p>
          <p className="truncate text-soft lg:mt-1" title={profile.email}>
            {profile.email}
          </p>
          <p className="text-sm text-soft text-balance lg:mt-1">
            {/* A guest need not be told that. */}
            {profile.role === 'customer' ? 'With us' : `${roleLabel} · with us`} since{' '}
            <span className="whitespace-nowrap">{SINCE.format(new Date(profile.createdAt))}</span>
          </p>
        </div>
      </div>
      {profile.role !== 'admin' && (
        <div className="px-5 pb-5">
          <LoyaltyFigures look="columns" figures={profile} />
        </div>
      )}
      <EmailState profile={profile} />
    </div>
  )
}

function EmailState({ profile }: { profile: Profile }) {
  if (profile.emailVerified) {
    return (
      <p className="flex items-center justify-center gap-2 border-t border-line px-5 py-3 text-sm font-semibold text-coriander">
        <Icon name="check" className="size-4" /> Email address confirmed
      </p>
    )
  }
  return (
    <div className="border-t border-line bg-saffron-soft px-5 py-4 text-sm">
      <p className="font-semibold">Your email address is not confirmed yet</p>
      <p className="mt-1">Open the link in the message that we wrote to you, so that your receipts reach you.</p>
      <ResendVerification email={profile.email} className="mt-3" />
    </div>
  )
}
