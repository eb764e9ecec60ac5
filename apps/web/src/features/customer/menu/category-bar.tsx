import './category-bar.css'
import { memo, useEffect, useRef, useState } from 'react'

export type MenuSection = { id: string; name: string }

type CategoryBarProps = {
  /** Those the menu has. Where there is room they keep their places, whatever the filters leave of them. */
  all: readonly MenuSection[]
  sections: readonly MenuSection[]
  /** One category or none is no choice, and the search has the bar; what a search found needs it. */
  isSingle: boolean
}

/** Plain anchors, so it works before any script; then it follows the reading. The search lies over its end. */
export const CategoryBar = memo(function CategoryBar({ all, sections, isSingle }: CategoryBarProps) {
  const bar = useRef<HTMLUListElement>(null)
  const current = useSectionInView(sections)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is found by its mark, which `current` sets
  useEffect(() => {
    const list = bar.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !entry) return
    // Only the bar moves: scrollIntoView would move the page under the reader as well. How it moves, the stylesheet says.
    list.scrollTo({ left: entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2 })
  }, [current])

  return (
    <div className={`menu-bar ${isSingle ? 'is-single' : ''}`}>
      <div className="wrap">
        <nav aria-label="Categories">
          <ul ref={bar} className="menu-categories">
            {all.map(({ id, name }) =>
              sections.some((section) => section.id === id) ? (
                <li key={id}>
                  <a href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
                    <span>{name}</span>
                  </a>
                </li>
              ) : (
                // It leads nowhere as long as nothing of it is shown, and is no entry to who hears the list.
                <li key={id} aria-hidden="true">
                  <span className="is-gone">{name}</span>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
    </div>
  )
})

/** The section that is being read: above all of them the first, below them the last. */
function useSectionInView(sections: readonly MenuSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const passed = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed.set(target.id, isIntersecting)
        const isAbove = (elements[0]?.getBoundingClientRect().top ?? 0) > 0
        setCurrent((sections.find(({ id }) => passed.get(id)) ?? sections.at(isAbove ? 0 : -1))?.id)
      },
      // A band just below the bars: the section that crosses it is the one being read.
      { rootMargin: '-150px 0px -55% 0px' },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [sections])
  return current
}
