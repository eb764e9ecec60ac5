import { type RefObject, useEffect, useRef, useState } from 'react'
import { button } from '../../../ui/button.ts'

/** What is entered in several rows, saved or given up together; each row does it by itself. It also leads to the next one each time it is pressed. */
export function UnsavedBar({ names }: { names: readonly string[] }) {
  const bar = useRef<HTMLDivElement>(null)
  const isInSight = useOneInSight(bar, names)
  const count = names.length
  const shown = useRef<Element>(undefined)
  const unsavedRows = () => [...(bar.current?.parentElement?.querySelectorAll('[data-unsaved]') ?? [])]
  const forms = () => unsavedRows().flatMap((row) => row.querySelector('form') ?? [])
  const inEach = (act: (form: HTMLFormElement) => void) => {
    const all = forms()
    // The button is gone with the press.
    all[0]?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    all.forEach(act)
  }
  const showNext = () => {
    const rows = unsavedRows()
    const row = rows[shown.current ? rows.indexOf(shown.current) + 1 : 0] ?? rows[0]
    shown.current = row
    row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    row?.querySelector<HTMLElement>('input, select, [role="switch"]')?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={bar}
      className={
        count === 0 || isInSight
          ? 'contents'
          : 'sticky bottom-(--foot-room) z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:gap-x-2 border-t border-line bg-raised px-4 py-2 sm:-mx-6 sm:px-6'
      }
    >
      <p
        role="status"
        className={isInSight ? 'sr-only' : 'font-semibold text-saffron-ink empty:hidden max-[22rem]:mr-auto'}
      >
        {count > 0 && (
          <>
            {count} {/* On a phone the buttons of several share the line. */}
            <span className={count > 1 ? 'max-sm:hidden' : ''}>{count === 1 ? 'change is' : 'changes are'} </span>not
            saved.
          </>
        )}
      </p>
      {count > 0 && !isInSight && (
        <button
          type="button"
          className={
            count === 1 ? button('quiet', 'px-4!') : button('bare', 'mr-auto px-3! max-sm:px-1.5! max-[22rem]:hidden')
          }
          onClick={showNext}
        >
          Show
        </button>
      )}
      {/* One change is saved at its own row. */}
      {count > 1 && (
        <>
          <button
            type="button"
            className={button('quiet', 'px-4! max-sm:px-3!')}
            onClick={() => inEach((form) => form.reset())}
          >
            Discard all
          </button>
          <button
            type="button"
            className={button('primary', 'px-4! max-sm:px-3.5!')}
            onClick={() => inEach((form) => form.requestSubmit())}
          >
            Save all
          </button>
        </>
      )}
    </div>
  )
}

/** Whether the only change is in sight: its row has what can be done with it, and the bar would say it twice. */
function useOneInSight(bar: RefObject<HTMLElement | null>, names: readonly string[]): boolean {
  const [seen, setSeen] = useState<string>()
  const only = names.length === 1 ? names[0] : undefined
  useEffect(() => {
    const row = only !== undefined && bar.current?.parentElement?.querySelector('[data-unsaved]')
    if (!row) return undefined
    const sight = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting ? only : undefined),
      // Under the bar itself it is not seen.
      { threshold: 1, rootMargin: '0px 0px -64px' },
    )
    sight.observe(row)
    return () => sight.disconnect()
  }, [bar, only])
  return only !== undefined && seen === only
}
