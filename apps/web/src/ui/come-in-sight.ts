import type { FocusEvent } from 'react'

/** In a row that goes on beyond its edge: a browser leaves a focus where it is half in sight. */
export function comeInSight({ target }: FocusEvent<Element>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
