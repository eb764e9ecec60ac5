import { useEffect, useRef, useState } from 'react'

export type MenuSection = { id: string; name: string }

/** Plain anchors, so it works before any script; then it follows the reading. */
export function CategoryBar({ sections }: { sections: readonly MenuSection[] }) {
  const bar = useRef<HTMLUListElement>(null)
  const current = useSectionInView(sections)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is found by its mark, which `current` sets
  useEffect(() => {
    const list = bar.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !entry) return
    // Only the bar moves: scrollIntoView would move the page under the reader as well.
    list.scrollTo({ left: entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2, behavior: 'smooth' })
  }, [current])

  return (
    <nav aria-label="Categories" className="sticky top-(--header-height) z-30 border-y border-line bg-paper">
      <ul
        ref={bar}
        className="wrap relative flex h-(--bar-height) items-stretch gap-1 overflow-x-auto [scrollbar-width:none]"
      >
        {sections.map(({ id, name }) => (
          <li key={id} className="flex shrink-0">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'true' : undefined}
              className="flex items-center border-b-3 border-transparent px-3 pt-0.5 font-medium whitespace-nowrap text-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-4 aria-[current]:border-saffron aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last section whose head has passed under the bar. */
function useSectionInView(sections: readonly MenuSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const passed = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed.set(target.id, isIntersecting)
        setCurrent(sections.find(({ id }) => passed.get(id))?.id)
      },
      // A band just below the bars: the section that crosses it is the one being read.
      { rootMargin: '-150px 0px -55% 0px' },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [sections])
  return current
}
