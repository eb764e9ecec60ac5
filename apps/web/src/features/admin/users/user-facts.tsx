import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { dayOfHouse, timeOfHouse } from '../../../ui/clock.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { EmailWords } from '../../../ui/email-words.tsx'
import { PART_HEAD } from './part-head.ts'
import { SecondStepFact } from './second-step-fact.tsx'
import { nameInQueue, ROLE_HINTS, ROLE_LABELS } from './user-words.ts'
import type { User } from './users-query.ts'

/** A colleague who has never ordered has no figures and no points to look at. */
export function isGuest({ role, totalOrders, loyaltyPoints }: User): boolean {
  return role === 'customer' || totalOrders > 0 || loyaltyPoints > 0
}

/** The account of a person; of a colleague what they may do as well. */
export function Facts({ user, nameOfLocation }: { user: User; nameOfLocation: (id: string) => string }) {
  const isOnline = useOnline()
  const isWaiting = useWaitingAbout().has(nameInQueue(user))
  const lastSignIn = user.lastLoginAt ? timeOfHouse(user.lastLoginAt, 'moment') : 'Never'
  const { email, phoneNumber, role, isActive, deletedAt } = user
  const works = role !== 'customer'
  return (
    <section aria-labelledby="account" className="grid content-start gap-2">
      <div className={PART_HEAD}>
        <h2 id="account" className="min-w-0 text-xl">
          {works ? workWords(user, nameOfLocation) : 'Account'}
        </h2>
      </div>
      {works && <p className="-mt-2 text-sm text-soft">{ROLE_HINTS[role]}</p>}
      <dl
        // A colleague's email address takes what it needs; of a guest it stands below the name.
        className={`rounded-card border border-line bg-raised px-4 py-3 grid items-baseline gap-x-4 gap-y-1 min-[20rem]:grid-cols-[auto_minmax(0,1fr)] ${isGuest(user) ? 'sm:max-lg:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]' : 'sm:max-lg:grid-cols-[auto_fit-content(24rem)_auto_minmax(0,1fr)]'}`}
      >
        {works && <Fact label="Last sign-in">{lastSignIn}</Fact>}
        {(user.hasSecondStep || works) && (
          <Fact label="Second step">
            <SecondStepFact user={user} whyNot={isOnline ? undefined : NOT_OFFLINE} />
          </Fact>
        )}
        <Fact label="Email" isWideOnly={isGuest(user)}>
          <EmailLink email={email} />
        </Fact>
        {phoneNumber && (
          <Fact label="Phone" isWideOnly={isGuest(user)}>
            <PhoneLink phone={phoneNumber} />
          </Fact>
        )}
        {!works && <Fact label="Role">{ROLE_LABELS[role]}</Fact>}
        {isWaiting && <Fact label="A change of yours">{QUEUED_TEXT}</Fact>}
        <Fact label="Since">{dayOfHouse(user.createdAt)}</Fact>
        {!isActive && deletedAt && <Fact label="Deactivated">{dayOfHouse(deletedAt)}</Fact>}
        {!works && <Fact label="Last sign-in">{lastSignIn}</Fact>}
      </dl>
    </section>
  )
}

/** 'Manager at Truro Heights' */
function workWords({ role, groupIds, locationIds }: User, nameOfLocation: (id: string) => string): string {
  if (role === 'admin') return `${ROLE_LABELS.admin} at every location`
  const places = [...groupIds, ...locationIds].map(nameOfLocation).join(', ')
  return places === '' ? `${ROLE_LABELS[role]}, at no location yet` : `${ROLE_LABELS[role]} at ${places}`
}

type FactProps = {
  label: string
  /** On a phone and a tablet it stands below the name. */
  isWideOnly?: boolean
  children: ReactNode
}

function Fact({ label, isWideOnly = false, children }: FactProps) {
  return (
    <div className={isWideOnly ? 'contents max-lg:hidden' : 'contents'}>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a className="py-1 wrap-break-word underline underline-offset-4" href={`mailto:${email}`}>
      <EmailWords email={email} />
    </a>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="inline-block py-0.5 underline underline-offset-4" href={telLink(phone)}>
      {displayPhone(phone)}
    </a>
  )
}
