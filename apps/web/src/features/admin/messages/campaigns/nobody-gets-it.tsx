import { useQuery } from '@tanstack/react-query'
import { sectionHash } from '../../../../kit/address/section-address.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { templatesQuery } from '../../../shared/email/email-query.ts'
import { emailsWords } from './campaign-words.ts'

/** Until it is known, as in most houses. */
export function useHasMail(): boolean {
  return useQuery(templatesQuery()).data?.emailEnabled ?? true
}

/** A house without a mail server keeps what it would have sent. */
export function NobodyGetsIt({ isWarned, captured }: { isWarned: boolean; captured: number }) {
  if (captured === 0 && !isWarned) return null
  return (
    <p className="mt-2 flex w-fit max-w-full items-start gap-2 rounded-control bg-saffron-soft px-3 py-2 font-semibold text-saffron-ink">
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <span>
        {captured > 0
          ? `${emailsWords(captured)} kept here and not sent, because no mail server is set.`
          : 'Set up a mail server first: without one the emails are kept here, and nobody gets them.'}{' '}
        <Link
          to={sectionHash({ section: 'status' })}
          className="inline-block whitespace-nowrap underline underline-offset-4"
        >
          What is set up
        </Link>
      </span>
    </p>
  )
}
