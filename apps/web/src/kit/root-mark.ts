import { useLayoutEffect } from 'react'

/**
 * Marks the whole page while something on it is so, for the stylesheets. With `:has()` above so much of the page they would
 * ask again, and style half of it anew, with each element that comes or goes.
 */
export function useRootMark(name: string, holds: boolean): void {
  useLayoutEffect(() => {
    if (!holds) return
    const { dataset } = document.documentElement
    dataset[name] = ''
    return () => {
      delete dataset[name]
    }
  }, [name, holds])
}
