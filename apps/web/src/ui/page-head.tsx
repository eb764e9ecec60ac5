import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  /** With the screen of the doors behind it, where the page below it is calm. */
  isPatterned?: boolean
  /** What stands beside the title, and below it where there is no room. */
  children?: ReactNode
}

/** The title of a guest's page: on every one of them as large, and as far below the header. */
export function PageHead({ title, isPatterned = false, children }: PageHeadProps) {
  return (
    <div className={isPatterned ? 'jali' : ''}>
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 pt-4 pb-2 sm:gap-x-8 sm:pt-6 sm:pb-4 lg:pt-8">
        {/* The longest of them stays on one line on a phone. */}
        <h1 className="text-[clamp(1.5rem,6.6vw,3rem)] leading-tight font-semibold">{title}</h1>
        {children}
      </div>
    </div>
  )
}
