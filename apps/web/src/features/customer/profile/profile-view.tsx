import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { type Profile, profileQuery } from '../../../kit/profile.ts'
import { useLocation } from '../../../router/router.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { DetailsForm } from './details-form.tsx'
import { IdentityCard } from './identity-card.tsx'
import { Preferences } from './preferences.tsx'
import { PrivacyRights } from './privacy-rights.tsx'
import { ProfileSection } from './profile-section.tsx'
import { detailsInWords, preferencesInWords, signInInWords } from './profile-words.ts'
import { Security } from './security.tsx'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

export function ProfileView({ roleLabel }: { roleLabel: string }) {
  const answer = useQuery(profileQuery())
  const [isChangingEmail, setChangingEmail] = useState(false)
  const changeEmail = () => setChangingEmail(true)
  const profile = answer.data?.profile
  return (
    <>
      <PageHead title="Your profile" />
      <div className="wrap pb-6 lg:pb-12 low:lg:pb-8">
        {profile && isChangingEmail && <ChangeEmailDialog profile={profile} onClose={() => setChangingEmail(false)} />}
        {answer.data ? (
          <Sections
            profile={answer.data.profile}
            roleLabel={roleLabel}
            consentText={answer.data.marketingConsentText}
            onChangeEmail={changeEmail}
          />
        ) : (
          <Missing error={answer.error} onRetry={() => void answer.refetch()} />
        )}
      </div>
    </>
  )
}

type SectionsProps = { profile: Profile; roleLabel: string; consentText: string; onChangeEmail: () => void }

function Sections({ profile, roleLabel, consentText, onChangeEmail }: SectionsProps) {
  const fold = useFolds()
  return (
    <div className="mt-3 grid items-start gap-6 lg:mt-4 lg:grid-cols-[340px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      {(!profile.emailVerified || profile.pendingEmail !== null) && (
        <div className="min-w-0 lg:col-start-2">
          <UnconfirmedEmail profile={profile} />
        </div>
      )}
      <div className="min-w-0 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <IdentityCard profile={profile} roleLabel={roleLabel} />
      </div>
      <div className="min-w-0 overflow-clip rounded-card border border-line bg-raised lg:col-start-2">
        <ProfileSection {...fold('details')} title="Your details" value={detailsInWords(profile)}>
          <DetailsForm profile={profile} onChangeEmail={onChangeEmail} />
        </ProfileSection>
        <ProfileSection {...fold('preferences')} title="Notifications" value={preferencesInWords(profile)}>
          <Preferences profile={profile} consentText={consentText} />
        </ProfileSection>
        <ProfileSection {...fold('security')} title="Signing in" value={signInInWords(profile)}>
          <Security profile={profile} />
        </ProfileSection>
        <ProfileSection {...fold('data')} title="Your data" value="Download it, or delete your account">
          <PrivacyRights profile={profile} />
        </ProfileSection>
      </div>
    </div>
  )
}

/** The part that the address names is open, without one the details; the others open by a press. */
function useFolds() {
  const { hash } = useLocation()
  const named = hash.slice(1) || 'details'
  const [seen, setSeen] = useState(named)
  const [open, setOpen] = useState<readonly string[]>([named])
  if (named !== seen) {
    setSeen(named)
    setOpen([named])
  }
  // The part was not there yet when the browser looked for it.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash])
  return (id: string) => ({
    id,
    isOpen: open.includes(id),
    onFold: (isOpen: boolean) => setOpen(isOpen ? [...open, id] : open.filter((one) => one !== id)),
  })
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) {
    return (
      <div className="mt-8">
        <LoadProblem title="Your profile could not be loaded" sentence={sentenceOf(error)} onRetry={onRetry} />
      </div>
    )
  }
  return (
    <div className="mt-4">
      <Loading words="Loading your profile…" className="grid items-start gap-6 lg:grid-cols-[340px_minmax(0,1fr)]">
        <CardSkeleton lines={4} />
        <CardSkeleton lines={6} />
      </Loading>
    </div>
  )
}
