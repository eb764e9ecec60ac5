// How a script that is asked for later comes, with its styles. It stands in the place of Vite's own helper, which also looks
// for what our documents never have: 465 bytes of the first script.

const sheets = new Map<string, Promise<unknown>>()

/** What stands in the same file as its caller comes without a list of styles. A part whose files are gone tells the page so (`reload-after-deploy.ts`), by the event that Vite has for it. */
export async function fetchPart<Part>(open: () => Promise<Part>, styles: readonly string[] = []): Promise<Part> {
  try {
    const [part] = await Promise.all([open(), ...styles.map(sheetAt)])
    return part
  } catch (error) {
    if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error
    // The page is about to be loaded anew. Nothing may be drawn without the part until then.
    return new Promise(() => {})
  }
}

function sheetAt(file: string): Promise<unknown> {
  const href = `/${file}`
  const sheet = sheets.get(href) ?? addSheet(href)
  sheets.set(href, sheet)
  sheet.catch(() => sheets.delete(href))
  return sheet
}

function addSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    const onerror = (event: unknown) => {
      // Left there, it would pass for one that came.
      link.remove()
      reject(event)
    }
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror })
    document.head.append(link)
  })
}
