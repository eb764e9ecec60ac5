import { useEffect, useEffectEvent, useState } from 'react'
import { pressByKey } from '../../../../kit/one-press.ts'
import { useRootMark } from '../../../../kit/root-mark.ts'
import { onDevice } from '../../../../kit/storage.ts'
import type { BoardActions } from './board-actions.ts'
import { type CardPicker, cardId } from './use-picked.ts'

/** What the help shows is what the code does: one list. */
export const BOARD_KEYS = [
  {
    about: 'Cards',
    keys: [
      { press: '1 – 9', does: 'Pick a card' },
      { press: '↑ ↓', does: 'Move between cards' },
      { press: 'Enter', does: 'Its next step' },
      { press: 'O', does: 'Open its details' },
      { press: 'P', does: 'Print its kitchen ticket' },
      { press: 'X', does: 'Cancel it (asks first)' },
    ],
  },
  {
    about: 'Board',
    keys: [
      { press: 'U', does: 'Undo the last move' },
      { press: 'R', does: 'Finished orders' },
      { press: 'A', does: 'All-day counts' },
      { press: '/', does: 'Search' },
      { press: 'Ctrl K', does: 'All commands' },
      { press: '?', does: 'These keys' },
    ],
  },
] as const

type Keys = {
  picked: CardPicker
  actions: BoardActions
  onUndo: () => void
  onSearch: () => void
  onHelp: () => void
  onAllDay: () => void
  onFinished: () => void
}

const KEPT = 'board-keys'

/** The whole board without a mouse. Keys mean nothing while somebody types or a dialog is open. */
export function useBoardKeys({ picked, actions, onUndo, onSearch, onHelp, onAllDay, onFinished }: Keys): void {
  // On a device where nobody uses keys, their numbers on the cards would be riddles.
  const [isUsed, setUsed] = useState(() => onDevice.getItem(KEPT) !== null)
  useRootMark('keys', isUsed)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    if (event.repeat && !event.key.startsWith('Arrow')) return
    if (!act(event)) return
    event.preventDefault()
    setUsed(true)
    onDevice.setItem(KEPT, 'yes')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  function act(event: KeyboardEvent): boolean {
    const simple: Record<string, () => void> = {
      u: onUndo,
      '/': onSearch,
      '?': onHelp,
      a: onAllDay,
      r: onFinished,
      ArrowDown: () => picked.step(1),
      ArrowUp: () => picked.step(-1),
    }
    if (/^[1-9]$/.test(event.key)) picked.pick(Number(event.key))
    else if (simple[event.key]) simple[event.key]?.()
    else return actOnCard(event)
    return true
  }

  function actOnCard(event: KeyboardEvent): boolean {
    const order = picked.current()
    // On a button within the card, Enter presses that button.
    const onCardItself = event.target instanceof HTMLElement && event.target.id.startsWith('card-')
    if (!order) return false
    if (event.key === 'Enter' && onCardItself) {
      const isFresh = picked.takeFresh(order.orderId)
      if (isFresh || !picked.hasJustCome()) pressMove(order.orderId, isFresh)
    } else if (event.key === 'o') actions.open(order)
    else if (event.key === 'p') actions.print(order, 'ticket')
    else if (event.key === 'x' && actions.canCancel(order)) actions.cancel(order)
    else return false
    return true
  }
}

/** The card's own button, so that a key is held to what a finger is held to. While cards are chosen, there is none. */
function pressMove(orderId: string, isFresh: boolean): void {
  const button = document.querySelector<HTMLElement>(`#${CSS.escape(cardId(orderId))} [data-act$=":move"]`)
  if (button) pressByKey(button, isFresh)
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
