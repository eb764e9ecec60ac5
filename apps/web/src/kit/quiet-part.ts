import { type ComponentType, lazy } from 'react'

/** A part that the page goes on without where it cannot be fetched: the network may be what there is to tell about. */
export function quietPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
