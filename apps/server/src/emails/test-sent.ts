import type { MailProvider } from '../outside/mail/mail.ts'

/** What becomes of a test that somebody sends to themselves. Without a mail server nothing goes anywhere (messages 5). */
export function testSentWords(mail: Pick<MailProvider, 'name'>, email: string): string {
  if (mail.name === 'captured') return 'Email is not set up: the test is saved under Messages and not sent.'
  return `A test goes to ${email}.`
}
