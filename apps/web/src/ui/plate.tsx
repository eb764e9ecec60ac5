import type { ReactNode } from 'react'

type PlateProps = { label: string; title: ReactNode; text: ReactNode; children: ReactNode }

/** What waits for a guest, with the one button that goes on with it. It is as high as the words of the house in whose place it stands. */
export function Plate({ label, title, text, children }: PlateProps) {
  return (
    <aside
      aria-label={label}
      className="mt-2 flex items-center gap-4 rounded-[18px] bg-night py-3 pr-3 pl-5 text-base text-cream min-h-22 md:min-h-26 lg:min-h-19"
    >
      <p className="min-w-0 grow leading-snug">
        <span className="block text-lg leading-tight font-semibold">{title}</span>
        <span className="mt-0.5 line-clamp-2 text-cream/80">{text}</span>
      </p>
      {children}
    </aside>
  )
}
