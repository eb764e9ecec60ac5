import type { Page } from 'playwright-core'

/** Something that a person can have in front of them. */
export type State = {
  /** Also the name of its picture. */
  name: string
  /** Starts with a slash. */
  path: string
  /** What is done on the page before it is looked at. */
  steps?: (page: Page) => Promise<void>
  /** How calls go: without a connection from before the steps on, all refused, or none answered. */
  calls?: Calls
}

export type Calls = 'as they are' | 'offline' | 'failing' | 'slow'

/** Signs somebody in or up in the browser of these states, and does what else all of them need. */
export type Group = {
  name: string
  prepare?: (page: Page, site: Site) => Promise<void>
  states: readonly State[]
}

export type Site = { url: string; email: string; password: string }

/** Who is signed in is answered also while other calls fail. */
const SESSION = /\/session$|\/api\/auth\//

/** Before the page is opened: its calls are refused or never answered. */
export async function setCalls(page: Page, calls: Calls): Promise<void> {
  if (calls !== 'failing' && calls !== 'slow') return
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'fetch' || SESSION.test(new URL(request.url()).pathname)) return route.continue()
    if (calls === 'failing') await route.fulfill({ status: 503, body: '' })
  })
}

/** Presses what has this name; `nth` of several. */
export function press(name: string | RegExp, nth = 0) {
  return async (page: Page) => {
    const one = page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .or(page.getByRole('tab', { name }))
    await one.nth(nth).click()
  }
}
