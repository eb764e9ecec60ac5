import type { ReactNode } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** A band where something that was written reaches nobody, with the way to what is missing. */
export function NotSetUp({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={`flex gap-2.5 rounded-control bg-saffron-soft px-3.5 py-2 text-saffron-ink max-sm:text-sm ${className}`}
    >
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        {children}{' '}
        <Link
          to={sectionHash({ section: 'status' })}
          className="font-semibold whitespace-nowrap underline underline-offset-4"
        >
          How to set it up
        </Link>
      </span>
    </p>
  )
}
