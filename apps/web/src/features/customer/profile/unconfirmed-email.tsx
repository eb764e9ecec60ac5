import type { Profile } from '../../../kit/profile.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { EmailWords } from '../../../ui/email-words.tsx'
import { ResendVerification } from '../../shared/verification/resend-verification.tsx'
import { PLAIN_ON_PHONE } from './plain-on-phone.ts'

type UnconfirmedEmailProps = { profile: Profile; onChange: () => void }

/** The one thing to do on the page, so it stands before everything else: an address whose link was not opened yet. */
export function UnconfirmedEmail({ profile: { email, pendingEmail }, onChange }: UnconfirmedEmailProps) {
  return (
    <section
      aria-labelledby="unconfirmed"
      className="mt-2 mb-5 items-center justify-between gap-x-8 rounded-card bg-saffron-soft px-5 pt-3 pb-1 sm:px-7 md:flex md:py-4 lg:px-6"
    >
      <div className="min-w-0">
        <p id="unconfirmed" className="font-semibold">
          {pendingEmail === null ? 'Your email address is not confirmed yet' : 'Confirm your new email address'}
        </p>
        <p className="mt-0.5 text-pretty max-sm:text-sm">
          {pendingEmail === null ? (
            <>
              Open the link we sent to <Address email={email} end="," /> so your receipts reach you.
            </>
          ) : (
            <>
              We sent a link to <Address email={pendingEmail} end="." /> Your address stays <Address email={email} />{' '}
              until you open it.
            </>
          )}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-5 md:max-w-[60%] md:justify-end md:gap-x-3">
        <button
          type="button"
          className={`${DEAD_END_LINK} order-last max-sm:text-sm md:order-first`}
          onClick={onChange}
        >
          <span>
            <span className="max-[24.3125rem]:hidden">Wrong address? </span>Change it
          </span>
        </button>
        <ResendVerification email={pendingEmail ?? email} buttonClass={PLAIN_ON_PHONE} />
      </div>
    </section>
  )
}

/** Whole on one line where it has the room, with the mark that ends it. */
function Address({ email, end = '' }: { email: string; end?: string }) {
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      <b className="font-semibold">
        <EmailWords email={email} />
      </b>
      {end}
    </span>
  )
}
