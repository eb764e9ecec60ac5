import { Children, isValidElement, type ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { Ornament } from '../../../ui/ornament.tsx'

/** The frame of a page of fixed words: a title, the date from which it holds, chapters. */
export function LegalText({ title, since, children }: { title: string; since: string; children: ReactNode }) {
  return (
    <article className="wrap grid gap-x-16 py-6 md:py-14 lg:grid-cols-[minmax(0,720px)_240px] lg:justify-between">
      <header className="mb-5 md:mb-10 lg:col-span-2">
        <h1 className="text-[clamp(2rem,6vw,3.5rem)] leading-tight font-semibold">{title}</h1>
        <Ornament className="mt-5 max-md:hidden" />
        <p className="mt-1 text-soft md:mt-4">In force since {since}</p>
      </header>
      <div className="min-w-0">{children}</div>
      <Contents titles={titlesIn(children)} />
    </article>
  )
}

/** The chapters' names beside the text, where there is room for them. */
function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="Contents" className="max-lg:hidden">
      <ol className="sticky top-[calc(var(--header-height)+24px)] border-l border-line pl-5 text-sm">
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${idOf(title)}`} className="flex min-h-9 items-center text-soft hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function titlesIn(chapters: ReactNode): string[] {
  return Children.toArray(chapters).flatMap((chapter) =>
    isValidElement<{ title?: string }>(chapter) && chapter.props.title ? [chapter.props.title] : [],
  )
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={idOf(title)} className="scroll-mt-[calc(-1*var(--bar-height))] border-t border-line py-7">
      <h2 className="text-[1.5rem]">{title}</h2>
      <div className="mt-3 flex flex-col gap-3 leading-relaxed [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-6">
        {children}
      </div>
    </section>
  )
}

export function Phone() {
  return (
    <a href={BRAND.phoneLink} className="whitespace-nowrap">
      {BRAND.phone}
    </a>
  )
}

export function Mail() {
  return <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
}
