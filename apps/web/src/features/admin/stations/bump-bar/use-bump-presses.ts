import { useEffect, useEffectEvent } from 'react'
import { useTyping } from '../../../../kit/use-typing.ts'
import { type Position, positionOf } from './bump-keys.ts'
import { useBumpKeys } from './kept-keys.ts'

/** The keys of this device's bump bar, or 1 to 9; a key that is held down counts once. Nothing is struck off behind a dialog. */
export function useBumpPresses(onPress: (position: Position) => void): void {
  const isTyping = useTyping()
  const keys = useBumpKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    if (!isPlain || isTyping || document.querySelector('dialog[open]')) return
    const position = positionOf(keys, event)
    if (position === undefined) return
    // Enter on a bar would press the button that has the focus as well.
    event.preventDefault()
    onPress(position)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
