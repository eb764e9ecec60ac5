import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'

/** Loaded before the server draws its first page. */
export const partsAtHand: Promise<unknown>[] = []

/** A lazy part that may stand in a document already: the server has it at hand, a browser fetches it and takes it over. */
export function drawnPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazyPart(load)
  let Part: ComponentType<Props> | undefined
  partsAtHand.push(load().then((loaded) => (Part = loaded)))
  return (props: Props) => Part && <Part {...props} />
}
