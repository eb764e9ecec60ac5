import type { ReactNode } from 'react'

type ProfileSectionProps = { part: { id: string; title: string }; lead?: string; children: ReactNode }

/** An address that names it leads to right below the header: the bar of a menu, for which every page leaves room, is not here. */
export function ProfileSection({ part: { id, title }, lead, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[calc(-1*var(--bar-height))] rounded-card border border-line bg-raised px-5 py-6 sm:px-7"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-[60ch] text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
