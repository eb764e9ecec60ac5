import type { ReactNode } from 'react'

type PlateProps = { label: string; title: ReactNode; text: ReactNode; pictures?: ReactNode; children: ReactNode }

/** What waits for a guest, with the one button that goes on with it. With the space above it, it is as high as the words of the house in whose place it stands. */
export function Plate({ label, title, text, pictures, children }: PlateProps) {
  return (
    <aside
      aria-label={label}
      className="relative mt-6 flex min-h-19 flex-wrap items-center gap-3 rounded-[18px] bg-night py-3 pr-3 pl-4 text-base text-cream sm:gap-4 sm:pl-5 md:min-h-26 lg:min-h-19"
    >
      {/* They stand on its edge, over the room above it. */}
      {pictures && <span className="absolute right-5 bottom-full -mb-3.5">{pictures}</span>}
      {/* Beside large text the button goes below. */}
      <p className="min-w-0 grow basis-[6rem] leading-snug">
        <span className="block text-lg leading-tight font-semibold">{title}</span>
        <span className="mt-0.5 line-clamp-3 text-cream/80 max-lg:text-sm">{text}</span>
      </p>
      {children}
    </aside>
  )
}
