import { type Audience, TOPICS } from '@sizzle/contract/topics.ts'

// What holds for all calls, for a reader of the page and of the document alike. Names stand between backticks.

type Chapter = { readonly id: string; readonly title: string; readonly says: readonly string[] }

const SIGNING_IN: Chapter = {
  id: 'signing-in',
  title: 'Signing in',
  says: [
    'Public reads need no sign-in. For anything that belongs to a person: `POST /api/auth/sign-in/email` (or `/api/auth/sign-up/email`), keep the cookies from the answer and send them with every call. A session lasts 30 days and is renewed each time it is used; `POST /api/auth/sign-out` ends it.',
    'Then `GET /api/session` says who is signed in and in which role, and gives `apiKey`. Where `user` is null and `awaits` is there, the password was right and a second step is still missing: `signInWithCode` or `signInWithPasskey`.',
    '`x-api-key` is no credential: it is the same for everyone with the same kind of role, and only shows that a program means to call. Every call needs it except public reads. Ask for it again after signing in: the back office and customers have different ones.',
    'Calls that change something and send a cookie must also send `origin` with the address of the site. Without a cookie, `origin` may be left out.',
    'There is no CORS: pages on other sites cannot call this API. Call it from a server or an app.',
  ],
}

const CALLING: Chapter = {
  id: 'calling',
  title: 'Sending and answers',
  says: [
    'A read is a GET with its input in the query, each name once. Everything else is a POST with JSON; fields that are not described are refused. Money is in Canadian dollars with two decimals, moments are ISO 8601, and days are YYYY-MM-DD in the location’s time zone.',
    'Send one `Idempotency-Key` for each action a person takes, and the same one when you retry: for 24 hours you get the first answer again, and nothing is done twice.',
    'A refusal is a `Failure`: decide by `code`, show `userMessage`, and find each field by its path in `fields`. Codes are words with `_` or with `-` between them, and keep their spelling. An unknown address answers 404 `not-found`, and a wrong method 405 `method_not_allowed`.',
    'Every answer has `x-request-id`, as the `requestId` of a failure. Calls have `x-ratelimit-limit` (how many may come at once) and `x-ratelimit-remaining`; one address gets 1,200 back each minute. A 429 or 503 says in `retry-after` how many seconds to wait. Menus and locations have an `etag`: send it as `if-none-match`, and the answer is 304 without a body as long as nothing has changed.',
  ],
}

const LISTS: Chapter = {
  id: 'lists',
  title: 'Lists and days',
  says: [
    'A list takes either `page`, from 1, or `limit` and `offset`, from 0, or `after` with the `next` of the page before. `total` counts everything that matches. A page after the last one is empty: keep reading until you reach it.',
    'First and last days (`startDate` and `endDate`, `from` and `to`) are both included. A business day ends when the location says, which may be after midnight. Moments (`from` and `until` of the audit trail) include the first and leave out the last.',
  ],
}

const WORDS: Chapter = {
  id: 'words',
  title: 'Words',
  says: [
    '`locationId` is the short name of a location, such as `truro`. An order is sent with `location` or `locationInfo`, an object whose `id` is that name; in an answer `location` is the name alone and `locationInfo` what stood on the order then.',
    '`id` and `orderId` of an order are the same. `shortNumber`, such as TRU-042, is the one people use.',
    'The `id` of a reservation belongs to the record; `reservationId`, such as RES-TRU-20261120-ABCD, is the one people use. Calls take either.',
    '`paymentId` is our payment, `sessionId` the visit to the payment page that it came of, and `refundId` in a question the `id` of a refund.',
    '`version` goes up with every change: an answer with a lower version than yours is out of date.',
  ],
}

const LIVE: Chapter = {
  id: 'live',
  title: 'The live stream',
  says: [
    '`GET /api/live` is a stream of server-sent events (`text/event-stream`), with or without a cookie. It says what changed, never what it looks like now: ask for that again.',
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
