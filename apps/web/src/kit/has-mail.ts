/**
 * Whether letters leave this house at all (decision 39). The document says where they do not, in an attribute that the
 * server writes: no screen has to ask.
 */
export function hasMail(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.mail !== 'none'
}
