import { nameWords } from '@sizzle/domain/audit/words.ts'
import type { HealthPart, RouteFigures } from './status-query.ts'

type Words = {
  readonly title: string
  readonly well: string
  readonly unwell: string
  /** What a person can do about it. */
  readonly help: string
  /** Where nothing leaves the house: the word for it, and what happens instead. */
  readonly notLive?: readonly [state: string, sentence: string]
}

export const SERVER_PERSON = 'the person who looks after your server'

/** What a part does for the restaurant, and what is missing without it. */
const PARTS: Readonly<Record<string, Words>> = {
  database: {
    title: 'Orders and menus',
    well: 'Orders are taken, and menus are shown.',
    unwell: 'Orders may not be taken.',
    help: `Write orders on paper for now, and call ${SERVER_PERSON}.`,
  },
  live: {
    title: 'Live screens',
    well: 'Screens update right away.',
    unwell: 'Screens update every few seconds instead of right away.',
    help: `Go on working. If it stays so, tell ${SERVER_PERSON}.`,
  },
  jobs: {
    title: 'Background work',
    well: 'Scheduled jobs run on time.',
    unwell: 'Refunds, emails or counts are late.',
    help: `Go on working. If it stays so, tell ${SERVER_PERSON}.`,
  },
  mail: {
    title: 'Email',
    well: 'Emails go out.',
    unwell: 'Emails to guests wait or fail.',
    help: 'Call guests who have to know something now. Messages shows what was not sent.',
    notLive: ['Not set up', 'Emails are saved here and not sent.'],
  },
  sms: {
    title: 'Text messages',
    well: 'Texts go out.',
    unwell: 'Texts to guests wait or fail.',
    help: 'Call guests who have to know something now. Messages shows what was not sent.',
    notLive: ['Not set up', 'Texts are saved here and not sent.'],
  },
  payments: {
    title: 'Card payments',
    well: 'Cards are taken and refunds go back.',
    unwell: 'Some money needs a look: see Payments.',
    help: 'Payments shows which, and what to press.',
    notLive: ['Test mode', 'Test payments - no money moves.'],
  },
}

const STATES: Readonly<Record<HealthPart['status'], string>> = {
  ok: 'Works',
  degraded: 'Needs a look',
  down: 'Does not work',
}

/** `unused`: it does its work, and nothing leaves the house; `none`: there is nothing that could work or fail. */
export type PartLook = 'works' | 'none' | 'unused' | 'degraded' | 'down'
export type PartWords = {
  readonly title: string
  readonly state: string
  readonly look: PartLook
  /** Its colour is red, though the rest works. */
  readonly isRed?: boolean
  readonly sentence: string
  /** What a person can do, where something is wrong. */
  readonly help?: string
  /** What only whoever looks after the server can do about it. */
  readonly toAsk?: string
  /** Somebody can do it in the room that it leads to, though nothing is broken. */
  readonly isSetThere?: boolean
}

/** A part without words of its own has its name. */
export function partWords(part: HealthPart): PartWords {
  const { name, status } = part
  const known = PARTS[name]
  const state = STATES[status]
  const look = status === 'ok' ? 'works' : status
  if (!known) return { title: name, state, look, sentence: '' }
  const { title, well, unwell, help, notLive } = known
  if (status !== 'ok') return { title, state, look, sentence: unwell, help }
  if (!notLive || isLive(part)) return { title, state, look, sentence: well }
  return { title, state: notLive[0], look: 'unused', sentence: notLive[1] }
}

/** Only parts that reach others say it. */
function isLive({ figures }: HealthPart): boolean {
  return figures.isLive !== 0
}

/** How the worst of them is; what is not live asks for somebody too. */
export function worstLook(parts: readonly PartWords[]): Exclude<PartLook, 'none'> {
  const looks = parts.map(({ look }) => look)
  return (['down', 'degraded', 'unused'] as const).find((look) => looks.includes(look)) ?? 'works'
}

/** What is wrong, or that nothing is, in one sentence; what is not live yet has its own group below. */
export function summary(parts: readonly PartWords[]): string {
  const worst = worstLook(parts)
  if (worst === 'works') return 'Everything works.'
  if (worst === 'unused') return 'Everything that is set up works.'
  const named = (looks: readonly PartLook[]) =>
    parts
      .filter(({ look }) => looks.includes(look))
      .map(({ title }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`)
      .join(', ')
  return `${HEADS[worst]}: ${named(SAID_TOGETHER[worst])}.`
}

export const NOT_LIVE = 'Not live yet'
const HEADS = { down: 'Not working', degraded: 'Needs a look' } as const
/** What does not work hides nothing that needs a look. */
const SAID_TOGETHER: Readonly<Record<keyof typeof HEADS, readonly PartLook[]>> = {
  down: ['down', 'degraded'],
  degraded: ['degraded'],
}

/** They as they are read: what somebody has to see to comes first. */
export const GROUPS = [
  ['Needs a look', ['down', 'degraded']],
  [NOT_LIVE, ['unused']],
  ['Working', ['works', 'none']],
] as const satisfies readonly (readonly [title: string, looks: readonly PartLook[]])[]

/** '/getLocationOrders' is read as "Get location orders". */
export function callWords(route: string): string {
  return nameWords(route.split('/').at(-1) ?? route)
}

const ROUTES_SHOWN = 15

/** Where most time goes first. */
export function slowest(routes: readonly RouteFigures[]): RouteFigures[] {
  return routes.toSorted((one, other) => other.p95Ms - one.p95Ms || other.count - one.count).slice(0, ROUTES_SHOWN)
}

/** What is to be connected for a part that nobody has set up. */
export const NEEDED: Readonly<Record<string, string>> = {
  mail: 'a mail server for emails',
  sms: 'a Twilio account for texts',
  payments: 'a Stripe account for cards',
}
