import { hasMail } from '../../../kit/has-mail.ts'
import type { Profile } from '../../../kit/profile.ts'
import { EmailWords } from '../../../ui/email-words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkByHand } from '../../shared/verification/link-by-hand.tsx'
import { ResendVerification } from '../../shared/verification/resend-verification.tsx'
import { PLAIN_ON_PHONE } from './plain-on-phone.ts'

type UnconfirmedEmailProps = { profile: Profile }

/** An address whose link was not opened yet: a card among the others, before what the page holds besides. */
export function UnconfirmedEmail({ profile: { email, pendingEmail } }: UnconfirmedEmailProps) {
  return (
    <section
      aria-labelledby="unconfirmed"
      className={`@container rounded-card border border-saffron bg-saffron-soft px-5 pt-3 sm:px-7 sm:py-4 ${hasMail() ? 'pb-1' : 'pb-3'}`}
    >
      <div className="gap-x-6 @min-[42rem]:flex @min-[42rem]:items-center">
        <div className="flex min-w-0 flex-1 gap-3">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
          <div className="min-w-0">
            <p id="unconfirmed" className="font-semibold">
              {pendingEmail === null ? 'Your email address is not confirmed yet' : 'Confirm your new email address'}
            </p>
            <p className="mt-0.5 text-sm text-pretty text-soft">
              {pendingEmail === null ? (
                <>
                  {hasMail() ? (
                    <>
                      Open the link we sent to <Address email={email} end="." />
                    </>
                  ) : (
                    <LinkByHand what="the link that confirms it" />
                  )}{' '}
                  <span className="inline-block">You can still order.</span>
                </>
              ) : (
                <>
                  {hasMail() ? (
                    <>
                      We sent a link to <Address email={pendingEmail} end="." />
                    </>
                  ) : (
                    <>
                      There is a link for <Address email={pendingEmail} end="." /> <LinkByHand />
                    </>
                  )}{' '}
                  Your address stays <Address email={email} /> until you open it.
                </>
              )}
            </p>
          </div>
        </div>
        {/* Under the words it begins where the words do. Where no mail leaves the house the words name the one way. */}
        {hasMail() && (
          <div className="flex flex-wrap items-center gap-x-5 @max-[42rem]:pl-8 sm:@max-[42rem]:mt-3">
            <ResendVerification email={pendingEmail ?? email} buttonClass={PLAIN_ON_PHONE} />
          </div>
        )}
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
