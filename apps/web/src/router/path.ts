export type Path = { readonly pathname: string; readonly search: string; readonly hash: string }
/** Where a step leads: an address, or what changes of the one that somebody is at. */
export type To = string | Partial<Path>

const SHAPE = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/** Without a pathname it is the same screen: `#payments`, `?q=dal`. Nothing at all is the first one. */
export function resolved(to: To, here: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname: within(pathname ?? here), search: marked('?', search), hash: marked('#', hash) }
}

function parsePath(address: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = SHAPE.exec(address) ?? []
  return { ...((pathname || !(search || hash)) && { pathname }), search, hash }
}

/** Never another site: two slashes at the start would name one. */
function within(pathname: string): string {
  return `/${pathname}`.replace(/[\\/]{2,}/g, '/')
}

function marked(mark: string, text: string): string {
  if (text === '' || text === mark) return ''
  return text.startsWith(mark) ? text : mark + text
}

export function addressOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash
}
