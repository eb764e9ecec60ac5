import type { FocusEvent, MouseEvent } from 'react'
import { skipToCart } from '../../../ui/skip-link.tsx'

// Every dish has the way to the cart beside it, and going through ninety of them by Tab meets it once: it is one link, behind the
// dish that a keyboard comes to. Who has passed it has it on the side they come from, one step back, until they do something else.

const made = () => {
  const link = document.createElement('a')
  Object.assign(link, skipToCart)
  return link
}
let link: HTMLAnchorElement | undefined
let isPassed = false

export function putLinkBy({ target, relatedTarget: from }: FocusEvent | MouseEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  const dish = target.closest('.dish-place')
  if (!dish || target === link) return
  link ??= made()
  if (!(from instanceof Element) || !from.closest('.dish-place')) isPassed = false
  else if (from === link) isPassed = true
  const isForward =
    from instanceof Node && (target.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_PRECEDING) > 0
  if (isPassed && isForward) dish.prepend(link)
  else dish.append(link)
}
