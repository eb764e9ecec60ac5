import { type ReactNode, useId } from 'react'

/** One of the dashboard's parts, under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-raised p-4 sm:p-5">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** In the place of rows that are not there. */
export function NothingYet({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="rounded-control border border-dashed border-line-strong px-4 py-8 text-center">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-soft">{hint}</p>
    </div>
  )
}
