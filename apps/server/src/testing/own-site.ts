/** A signed-in browser on our own page: its cookie, and that the call comes from there. */
export function fromOwnSite(cookie: string): Record<string, string> {
  return { cookie, 'sec-fetch-site': 'same-origin' }
}
