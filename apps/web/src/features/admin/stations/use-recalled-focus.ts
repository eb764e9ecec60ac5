import { type RefObject, useEffect, useRef } from 'react'
import { focusPart } from '../../../ui/focus-place.ts'

/** The button of a recall goes with the press: the ticket that it brings back takes the focus, unless somebody works elsewhere by then. */
export function useRecalledFocus(rows: RefObject<HTMLElement | null>, ticketIds: readonly string[]) {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const at = wanted.current === undefined ? -1 : ticketIds.indexOf(wanted.current)
    if (at < 0) return
    wanted.current = undefined
    const ticket = rows.current?.children[at]?.firstElementChild
    if (document.activeElement === document.body && ticket instanceof HTMLElement) focusPart(ticket)
  })
  return (ticketId: string | undefined) => {
    wanted.current = ticketId
  }
}
