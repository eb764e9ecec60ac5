import { useEffect } from 'react'

/** The server wrote the first title; this one follows the visitor from screen to screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
