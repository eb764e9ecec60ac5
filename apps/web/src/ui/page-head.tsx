import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  /** Two titles in one: smaller on a phone, where it stays on one line. */
  isLong?: boolean
  /** With the screen of the doors behind it, where the page below it is calm. */
  isPatterned?: boolean
  /** What stands beside the title, and below it where there is no room. */
  children?: ReactNode
}

/** The title of a guest's page: on every one of them as large, and as far below the header. */
export function PageHead({ title, isLong = false, isPatterned = false, children }: PageHeadProps) {
  const size = isLong ? 'text-[clamp(1.5rem,6.6vw,3rem)]' : 'text-[clamp(2rem,5vw,3rem)]'
  return (
    <div className={isPatterned ? 'jali' : ''}>
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 pt-4 pb-2 sm:gap-x-8 sm:pt-6 sm:pb-4 lg:pt-8">
        <h1 className={`${size} leading-tight font-semibold`}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
