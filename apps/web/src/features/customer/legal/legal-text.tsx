import type { ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { Ornament } from '../../../ui/ornament.tsx'

/** The frame of a page of fixed words: a title, the date from which it holds, chapters. */
export function LegalText({ title, since, children }: { title: string; since: string; children: ReactNode }) {
  return (
    <article className="wrap py-10 md:py-14 [&>*]:max-w-[720px]">
      <header className="mb-10">
        <h1 className="text-[clamp(2.25rem,6vw,3.5rem)] leading-tight font-semibold">{title}</h1>
        <Ornament className="mt-5" />
        <p className="mt-4 text-soft">In force since {since}</p>
      </header>
      {children}
    </article>
  )
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-7">
      <h2 className="text-[1.5rem]">{title}</h2>
      <div className="mt-3 flex flex-col gap-3 leading-relaxed [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-6">
        {children}
      </div>
    </section>
  )
}

export function Mail() {
  return <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
}
