let coming: Promise<unknown> | undefined

/** A document that visitors start with has the styles of one screen, which it names; every other waits here for all of them. */
export function wholeStyles(screen: string): Promise<unknown> | undefined {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=whole]')
  if (link && link.id !== screen)
    coming = new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = (event) => {
        link.rel = 'whole' // asked for again with the next screen
        reject(event)
      }
      link.rel = 'stylesheet'
    })
  return coming
}
