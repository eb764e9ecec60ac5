import { MAILING_ADDRESS } from '@sizzle/domain/brand/mailing-address.ts'
import { Children, isValidElement, type ReactNode, useEffect, useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { Ornament } from '../../../ui/ornament.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** The frame of a page of fixed words: a title, the date from which it holds, chapters. A line holds some seventy letters. */
export function LegalText({ title, since, children }: { title: string; since: string; children: ReactNode }) {
  const titles = titlesIn(children)
  return (
    <article>
      <PageHead title={title} isPatterned>
        <Ornament className="max-sm:hidden" />
      </PageHead>
      <div className="wrap grid gap-x-9 pt-4 pb-10 sm:pt-6 md:grid-cols-[12.5rem_minmax(0,34rem)] lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-x-16">
        {/* The first line of the text, on a phone above the contents. */}
        <p className="text-soft md:col-start-2">Effective {since}</p>
        <details className="group mb-4 border-b border-line md:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            Contents
            <ToolIcon name="down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <Contents titles={titles} />
        </details>
        <div className="min-w-0 md:col-start-2 [&>section:first-of-type]:border-0 [&>section:first-of-type]:pt-5">
          {children}
        </div>
        <div className="max-md:hidden md:col-start-1 md:row-span-2 md:row-start-1">
          <div className="sticky top-[calc(var(--header-height)+24px)]">
            <p aria-hidden="true" className="label-caps mb-3 pl-[22px] text-soft">
              Contents
            </p>
            <Contents titles={titles} />
          </div>
        </div>
      </div>
    </article>
  )
}

/** The chapters' names: beside the text where there is room, with a mark at the one that is read; else behind one line. */
function Contents({ titles }: { titles: readonly string[] }) {
  const current = useChapterInView(titles)
  return (
    <nav aria-label="Contents" className="pb-3 md:pb-0">
      <ol className="md:border-l md:border-line">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${idOf(title)}`}
              aria-current={title === current ? 'true' : undefined}
              className="flex min-h-11 items-center border-saffron text-soft hover:text-ink hover:underline md:-ml-px md:min-h-9 md:border-l-3 md:border-transparent md:py-1 md:pl-5 md:leading-snug md:aria-current:border-saffron md:aria-current:font-semibold md:aria-current:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The chapter that crosses a band below the header; at the end of the page the last one that did. */
function useChapterInView(titles: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(titles[0])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)
        const title = titles.find((one) => idOf(one) === crossing?.target.id)
        if (title !== undefined) setCurrent(title)
      },
      { rootMargin: '-110px 0px -70% 0px' },
    )
    for (const title of titles) {
      const chapter = document.getElementById(idOf(title))
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [titles])
  return current
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
      <h2 className="text-xl sm:text-[1.5rem]">{title}</h2>
      <div className="mt-3 flex flex-col gap-3 leading-relaxed lg:text-[1.0625rem] [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-1.5 [&_li]:text-pretty [&_ul]:list-disc [&_ul]:pl-6">
        {children}
      </div>
    </section>
  )
}

/** Its postal code stays on one line. */
export function PostalAddress() {
  return MAILING_ADDRESS.replace(/(\b[A-Z]\d[A-Z]) (?=\d)/, '$1\u00a0')
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
