const FLAME =
  'M25.6 8.6c.9 5.2-1.1 7.9-3.7 10.9-3 3.4-5.9 6.7-5.9 11.3 0 5 3.8 8.7 8.5 8.7 4.9 0 8.6-3.7 8.6-8.8 0-3.5-1.5-5.9-3-8.1-.5 2-1.3 3.3-2.7 4.2.9-6.3.6-13.4-1.8-18.2ZM25.3 23.4c.3 2.7-.8 4.1-2.1 5.7-1.2 1.5-2.3 2.9-2.3 4.9 0 2.3 1.6 3.9 3.7 3.9 2.2 0 3.9-1.7 3.9-4 0-1.5-.5-2.6-1.2-3.6-.4.9-.9 1.4-1.6 1.8.4-2.8.4-6-.4-8.7Z'

/** Once in every document, outside of what scripts draw: as pictures of the stylesheet, ring and flame were two documents to read. */
export const LOGO_SHAPE = [
  '<svg hidden aria-hidden="true" width="0" height="0"><symbol id="logo" viewBox="0 0 48 48">',
  '<circle cx="24" cy="24" r="19.2" fill="none" stroke="var(--brand-mark-line)" stroke-width="1.1" stroke-dasharray=".2 3.15" stroke-linecap="round"/>',
  `<path fill="var(--brand-mark-flame)" fill-rule="evenodd" d="${FLAME}"/>`,
  '</symbol></svg>',
].join('')
