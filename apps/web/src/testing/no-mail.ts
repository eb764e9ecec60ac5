import { afterEach } from 'vitest'

/** For tests of a house in which no mail server is set: as the document has it, until the test has ended. */
export function withoutMail(): void {
  document.documentElement.dataset.mail = 'none'
}

afterEach(() => {
  delete document.documentElement.dataset.mail
})
