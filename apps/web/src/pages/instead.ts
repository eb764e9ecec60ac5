/** Titles of the documents that are sent in the place of a page. */
export const INSTEAD = { 'not-found': 'Page not found', error: 'Something went wrong' } as const
