import { useEffect, useEffectEvent } from 'react'
import { isField } from '../../../kit/use-typing.ts'

/** What the help shows is what the code does: one list. Those with a short name begin and end an order, and an empty cart names them. */
export const DESK_KEYS = [
  { keys: 'P', does: 'Phone number of the customer; Enter goes on to the dishes', short: 'Phone number' },
  { keys: '/', does: 'Search the menu; Enter opens the first dish', short: 'Find a dish' },
  { keys: '1 – 9', does: 'In a dish: how many' },
  { keys: 'Tab ↑ ↓', does: 'In a dish: heat and options' },
  { keys: 'Enter', does: 'In a dish: add it; on a plus or minus, Ctrl Enter' },
  { keys: 'Ctrl Enter', does: 'Create the order, from every field', short: 'Create the order' },
  { keys: '?', does: 'These keys' },
] as const

type Keys = { onPhone: () => void; onSearch: () => void; onSend: () => void; onHelp: () => void }

/** The whole desk without a mouse. Single keys mean nothing while somebody types, and none does while a dialog is open. */
export function useDeskKeys({ onPhone, onSearch, onSend, onHelp }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.altKey || document.querySelector('dialog[open]')) return
    const isCommand = event.ctrlKey || event.metaKey
    const act = isCommand ? commandOf(event.key) : isField(event.target) ? undefined : keyOf(event.key)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  function commandOf(key: string) {
    return key === 'Enter' ? onSend : undefined
  }

  function keyOf(key: string) {
    return new Map([
      ['p', onPhone],
      ['/', onSearch],
      ['?', onHelp],
    ]).get(key)
  }
}
