import { type RefObject, useEffect, useRef, useState } from 'react'

/** The lower edge of what scrolls is faded: a button there is not seen in full. */
const FADE_PX = 28
/** Below its button a card has so much room and its frame. */
const EDGE_PX = 8
/** So much of a card has to be seen to know which it is. */
const HEAD_PX = 72
/** A card that a press has brought to the top may stand a fraction below it. */
const NEARLY_PX = 8

export type CardsBelow = {
  /** How many are not seen with their button. */
  readonly cut: number
  /** How many of them begin below what the screen shows. */
  readonly below: number
  /** On to the first whose button is not in sight. */
  readonly goOn: () => void
}

const NOTHING = () => 0

/**
 * What of a list of orders or tickets lies below the part of it that is in sight. `freed`: so many px more would be in sight without
 * the button that says so, which is not what cuts a card.
 */
export function useCardsBelow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  freed: () => number = NOTHING,
): CardsBelow {
  const [cut, setCut] = useState(0)
  const [below, setBelow] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are counted anew
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
      const room = freed()
      setCut(cardsBelow(element, room).length)
      setBelow(hiddenIn(element, room))
    }
    let frame = 0
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    // A card that is moved to another column keeps its size.
    const moves = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    moves.observe(element, { subtree: true, childList: true, attributeFilter: ['style'] })
    for (const card of cardsIn(element)) sizes.observe(card)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      moves.disconnect()
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, count, freed])
  const wasPressed = useRef(false)
  const isAtEnd = cut === 0
  // At the end the press that led there is gone, and keys go on in the list.
  useEffect(() => {
    if (isAtEnd && wasPressed.current && document.activeElement === document.body)
      scroller.current?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [scroller, isAtEnd])
  const press = () => {
    wasPressed.current = true
    if (scroller.current) goOn(scroller.current)
  }
  return { cut, below, goOn: press }
}

/** The office around it stays where it is. A card that is higher than the screen is read on to its end. */
function goOn(scroller: HTMLElement): void {
  const [next] = cardsBelow(scroller)
  if (!next) return
  const edge = scroller.getBoundingClientRect()
  const { top, bottom } = next.getBoundingClientRect()
  const toTop = top - edge.top
  scroller.scrollTop += toTop > NEARLY_PX ? toTop : Math.min(bottom - edge.bottom + FADE_PX, edge.height - FADE_PX)
}

/** Cards, or the rows of a list that stands beside them. */
function cardsIn(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('article, [data-counted]')]
}

/** Of a card that begins above the edge its number is seen. */
function hiddenIn(scroller: HTMLElement, room: number): number {
  const end = scroller.getBoundingClientRect().bottom + room - HEAD_PX
  return cardsIn(scroller).filter((card) => card.getBoundingClientRect().top > end).length
}

function cardsBelow(scroller: HTMLElement, room = 0): HTMLElement[] {
  const end = scroller.getBoundingClientRect().bottom + room - FADE_PX
  return cardsIn(scroller).filter((card) => card.getBoundingClientRect().bottom > end + EDGE_PX)
}
