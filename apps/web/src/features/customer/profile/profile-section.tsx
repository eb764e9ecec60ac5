import { type ReactNode, useState } from 'react'
import { Parted } from '../../../ui/parted.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

type ProfileSectionProps = {
  id: string
  title: string
  /** What it holds now, in a few words. */
  value: string
  isOpen: boolean
  onFold: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A part of the profile, folded to its name and what it holds; what was typed stays when it is folded again. An address that
 * names it leads to right below the header: the bar of a menu, for which every page leaves room, is not here.
 */
export function ProfileSection({ id, title, value, isOpen, onFold, children }: ProfileSectionProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[calc(-1rem-var(--bar-height))] border-b border-line last:border-0"
    >
      <div className="relative flex items-center gap-4 px-5 py-4.5 sm:px-7">
        <div className="min-w-0 grow">
          <h2 id={`${id}-title`} className="text-xl [word-spacing:0.1em]">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-content`}
              className="text-left after:absolute after:inset-0"
              onClick={({ currentTarget }) => {
                onFold(!isOpen)
                // What opens at the window's edge comes into sight.
                const part = currentTarget.closest('section')
                if (!isOpen) requestAnimationFrame(() => part?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }))
              }}
            >
              {title}
            </button>
          </h2>
          {/* Open, it says so itself. */}
          <p hidden={isOpen} className="mt-0.5 wrap-anywhere text-soft">
            <Parted parts={value.split(' · ')} />
          </p>
        </div>
        <ToolIcon name="down" className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </div>
      <div id={`${id}-content`} hidden={!isOpen} className="px-5 pt-1 pb-7 sm:px-7">
        {wasOpen && children}
      </div>
    </section>
  )
}
