let coming: Promise<void> | undefined

/** A document that visitors start with has the styles of one screen, which it names; before another is shown, all of them come. */
export function wholeStyles(screen: string): Promise<void> | undefined {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=whole]')
  if (link && link.id !== screen)
    coming = new Promise((resolve, reject) => {
      link.onload = () => {
        coming = undefined
        resolve()
      }
      link.onerror = (event) => {
        coming = undefined
        link.rel = 'whole' // asked for again with the next screen
        reject(event)
      }
      link.rel = 'stylesheet'
    })
  return coming
}
