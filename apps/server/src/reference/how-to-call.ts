import { type Audience, TOPICS } from '@sizzle/contract/topics.ts'

// What holds for all calls, for a reader of the page and of the document alike. Names stand between backticks.

type Chapter = { readonly id: string; readonly title: string; readonly says: readonly string[] }

const SIGNING_IN: Chapter = {
  id: 'signing-in',
  title: 'Signing in',
  says: [
    'Public reads need nothing. For everything of a person: `POST /api/auth/sign-in/email` (or `/api/auth/sign-up/email`), keep the cookies of the answer and send them with every call. The session lasts 30 days and is renewed by use; `POST /api/auth/sign-out` ends it.',
    'Then `GET /api/session` says who that is and with which role, and gives `apiKey`. Where `user` is null and `awaits` is there, the first half is done and a second step is missing: `signInWithCode` or `signInWithPasskey`.',
    '`x-api-key` is no credential: it is the same for everybody with the same kind of role and only says that a program means to call. Every call needs it but public reads. Ask for it again after signing in: the back office has another one than customers.',
    'Whoever changes something with a cookie also sends `origin` with the address of the site; without a cookie it may be left out.',
    'There is no CORS: pages of other sites cannot call. Call from a server or an app.',
  ],
}

const CALLING: Chapter = {
  id: 'calling',
  title: 'Sending and answers',
  says: [
    'A read is a GET with its input in the query, each name once. All else is a POST with JSON; a field that is not described is refused. Money is Canadian dollars with two decimals, instants are ISO 8601, days are YYYY-MM-DD on the clock of the location.',
    'Send one `Idempotency-Key` for each action of a person and the same one when it is tried again: the first answer comes again for 24 hours, and nothing is done twice.',
    'A refusal is a `Failure`: decide by `code`, show `userMessage`, and find each field by its path in `fields`. Codes are words with `_` or with `-` between them, and keep their spelling. An address that is not there answers 404 `not-found`, another method than the described one 405 `method_not_allowed`.',
    'Every answer has `x-request-id`, as the `requestId` of a failure. Calls have `x-ratelimit-limit` (how many may come at once) and `x-ratelimit-remaining`; 1,200 a minute from one address come back. A 429 or 503 says in `retry-after` how many seconds to wait. Menus and locations have an `etag`: sent as `if-none-match`, the answer is 304 without a body while nothing changed.',
  ],
}

const LISTS: Chapter = {
  id: 'lists',
  title: 'Lists and days',
  says: [
    'A list takes either `page`, from 1, or `limit` and `offset`, from 0, or `after` with the `next` of the page before. `total` counts all that fits, and a page behind the last one is empty: read on until it is.',
    'First and last days (`startDate` and `endDate`, `from` and `to`) are both included. A business day ends when the location says, which may be after midnight. Moments (`from` and `until` of the audit trail) include the first and leave out the last.',
  ],
}

const WORDS: Chapter = {
  id: 'words',
  title: 'Words',
  says: [
    '`locationId` is the short name of a location, such as `truro`. An order is sent with `location` or `locationInfo`, an object whose `id` is that name; in an answer `location` is the name alone and `locationInfo` what stood on the order then.',
    '`id` and `orderId` of an order are the same. `shortNumber`, such as TRU-042, is for people.',
    '`id` of a reservation is the record’s; `reservationId`, such as RES-TRU-20261120-ABCD, is for people. Calls take either.',
    '`paymentId` is our payment, `sessionId` the visit to the payment page that it came of, and `refundId` in a question the `id` of a refund.',
    '`version` goes up with every change: an answer with a lower one than you have is older.',
  ],
}

const LIVE: Chapter = {
  id: 'live',
  title: 'The live stream',
  says: [
    '`GET /api/live` is a stream of server-sent events (`text/event-stream`), with the cookie of who listens or without. It tells what changed, never how it looks now: ask again then.',
    '`hello` comes first, with `userId` (null for nobody), `role`, `locationIds` and, for the back office, `beatMs`. `change` has `topic`, `id`, `locationId` and `version`, and for two topics the ticks of a ticket. `reset` says that more was missed than is kept: ask for everything again. `reconnect` says to open another stream. A comment comes every 15 seconds, every second to the back office.',
    'When it breaks, open it again after two seconds with the last id as `last-event-id`, or as `?after=`: up to 1,000 missed changes follow. A person may have 30 open streams, the oldest of which gives way; strangers at one address have a few. Without a place it answers 503 with `retry-after`.',
    `Topics: ${Object.entries(TOPICS)
      .filter(([, audience]) => audience !== 'nobody')
      .map(([topic, audience]) => `\`${topic}\` for ${audienceWords(audience)}`)
      .join('; ')}.`,
  ],
}

export const CHAPTERS: readonly Chapter[] = [SIGNING_IN, CALLING, LISTS, WORDS, LIVE]

/** The chapters as the description of the document: Markdown. */
export function howToCallText(): string {
  return CHAPTERS.map(({ title, says }) => `## ${title}\n\n${says.join('\n\n')}`).join('\n\n')
}

function audienceWords(audience: Audience): string {
  if (typeof audience === 'string') return audience
  const { owner, right, where } = audience
  return `${owner ? 'the person it is about and ' : ''}who has "${right}" ${where}`
}
