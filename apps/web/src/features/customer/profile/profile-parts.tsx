import { useEffect, useState } from 'react'

export const PARTS = [
  { id: 'details', title: 'Your details' },
  { id: 'preferences', title: 'What we may tell you' },
  { id: 'security', title: 'Signing in' },
  { id: 'data', title: 'Your data' },
] as const

/** What the page has, and the way there: above it, or beside it where there is room. */
export function ProfileParts() {
  const shown = useShownPart()
  return (
    <nav
      aria-label="Parts of your profile"
      className="grid grid-cols-2 gap-2 md:grid-cols-4 lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:grid-cols-1 lg:gap-1"
    >
      {PARTS.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === shown ? 'true' : undefined}
          className="flex min-h-11 items-center justify-center rounded-control border border-line-strong bg-raised px-2.5 py-1.5 text-center text-[0.9375rem] leading-tight font-semibold hover:bg-sunk lg:justify-start lg:border-0 lg:border-l-3 lg:border-transparent lg:bg-transparent lg:px-4 lg:text-base lg:text-soft lg:aria-[current]:border-saffron lg:aria-[current]:bg-sunk lg:aria-[current]:text-ink"
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** The last part whose top has come into the upper part of the window; the last of all where the page ends. */
function useShownPart(): string {
  const [shown, setShown] = useState<string>(PARTS[0].id)
  useEffect(() => {
    const look = () => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      const passed = PARTS.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < innerHeight / 3
      })
      setShown((isAtEnd ? PARTS : passed).at(-1)?.id ?? PARTS[0].id)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return shown
}
