import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { type Profile, profileQuery } from '../../../kit/profile.ts'
import { useLocation } from '../../../router/router.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DetailsForm } from './details-form.tsx'
import { IdentityCard } from './identity-card.tsx'
import { Preferences } from './preferences.tsx'
import { PrivacyRights } from './privacy-rights.tsx'
import { PARTS, ProfileParts } from './profile-parts.tsx'
import { ProfileSection } from './profile-section.tsx'
import { Security } from './security.tsx'

export function ProfileView({ roleLabel }: { roleLabel: string }) {
  const answer = useQuery(profileQuery())
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="text-[clamp(2.1rem,5vw,3rem)]">Your profile</h1>
      {answer.data ? (
        <Sections profile={answer.data.profile} roleLabel={roleLabel} consentText={answer.data.marketingConsentText} />
      ) : (
        <Missing error={answer.error} onRetry={() => void answer.refetch()} />
      )}
    </div>
  )
}

const [details, preferences, security, data] = PARTS

type SectionsProps = { profile: Profile; roleLabel: string; consentText: string }

function Sections({ profile, roleLabel, consentText }: SectionsProps) {
  const { hash } = useLocation()
  // The part that the address names was not there yet when the browser looked for it.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash])
  return (
    <>
      <IdentityCard profile={profile} roleLabel={roleLabel} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[220px_minmax(0,1fr)]">
        <ProfileParts />
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection part={details} lead="Filled in for you when you order or book.">
            <DetailsForm profile={profile} />
          </ProfileSection>
          <ProfileSection part={preferences} lead="Saved automatically with each choice.">
            <Preferences profile={profile} consentText={consentText} />
          </ProfileSection>
          <ProfileSection part={security}>
            <Security profile={profile} />
          </ProfileSection>
          <ProfileSection part={data}>
            <PrivacyRights profile={profile} />
          </ProfileSection>
        </div>
      </div>
    </>
  )
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
      <Loading words="Loading your profile…" className="grid gap-6">
        <CardSkeleton lines={3} />
        <div className="grid items-start gap-6 lg:grid-cols-[220px_minmax(0,1fr)]">
          <Skeleton className="h-44 max-lg:h-24" />
          <div className="flex flex-col gap-6">
            <CardSkeleton lines={4} />
            <CardSkeleton lines={4} />
          </div>
        </div>
      </Loading>
    </div>
  )
}
