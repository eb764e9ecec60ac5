import { useEffect, useRef } from 'react'

/**
 * Out of the search and on to the cards: there the board's keys work, Tab goes on to a card, and Enter moves none yet. Where
 * nothing fitted what was typed, their list comes a moment later: with the next `shown`.
 */
export function useWayToCards(shown: unknown): () => void {
  const isWanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew may have the list
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = document.activeElement === document.body && !goToCards()
  }, [shown])
  return () => {
    isWanted.current = !goToCards()
  }
}

/** To the first list of them in sight. */
function goToCards(): boolean {
  const lists = Array.from(document.querySelectorAll<HTMLElement>('[data-column]'))
  const list = lists.find((one) => one.checkVisibility())
  list?.focus({ preventScroll: true })
  return list !== undefined
}
