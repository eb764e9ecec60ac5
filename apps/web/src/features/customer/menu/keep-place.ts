import { flushSync } from 'react-dom'

/** Header and category bar lie over this much of the page's top. */
const BARS_PX = 120

/**
 * Changes the menu under a reader without moving the dish they read: it is measured before and after, and the page scrolls by
 * the difference. Our own, because not every browser anchors its scroll; those that do are told not to meanwhile.
 * At the very top of the page nothing has been scrolled away, so nothing needs to be held.
 */
export function keepPlace(change: () => void): void {
  const before = scrollY > 0 ? rowsInView() : []
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  try {
    flushSync(change)
    const anchor = before.find(({ row }) => row.isConnected)
    if (anchor) scrollBy({ top: anchor.row.getBoundingClientRect().top - anchor.top, behavior: 'instant' })
  } finally {
    style.overflowAnchor = ''
  }
}

/** The way back to what is in view now, once other dishes have been shown meanwhile. */
export function placeNow(): () => void {
  const y = scrollY
  const first = rowsInView().find(({ row }) => row.id)
  return () => {
    scrollTo({ top: y, behavior: 'instant' })
    const row = first && document.getElementById(first.row.id)
    // At the very top its place depends on nothing above it.
    if (row && y > 0) scrollBy({ top: row.getBoundingClientRect().top - first.top, behavior: 'instant' })
  }
}

function rowsInView(): { row: Element; top: number }[] {
  return [...document.querySelectorAll('.dish-place')].flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > BARS_PX && top < innerHeight ? [{ row, top }] : []
  })
}
