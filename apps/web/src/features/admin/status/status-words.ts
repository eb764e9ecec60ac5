import type { HealthPart, RouteFigures } from './status-query.ts'

type Words = { readonly title: string; readonly well: string; readonly unwell: string }

/** What a part does for the restaurant, and what is missing without it. */
const PARTS: Readonly<Record<string, Words>> = {
  database: {
    title: 'Orders and menus',
    well: 'Everything is kept and found.',
    unwell: 'Orders may not be taken.',
  },
  live: {
    title: 'Live screens',
    well: 'Boards hear of changes at once.',
    unwell: 'Boards ask every few seconds instead of hearing of changes at once.',
  },
  jobs: {
    title: 'Work in the background',
    well: 'Refunds, letters and counts are done as they come.',
    unwell: 'Refunds, letters or counts are late.',
  },
  mail: { title: 'E-mail', well: 'Letters go out.', unwell: 'Letters to guests wait or fail.' },
  sms: { title: 'Text messages', well: 'Texts go out.', unwell: 'Texts to guests wait or fail.' },
  payments: {
    title: 'Card payments',
    well: 'Cards are taken and refunds go back.',
    unwell: 'Some money needs a look: see Payments.',
  },
}

export const STATES: Readonly<Record<HealthPart['status'], string>> = {
  ok: 'Works',
  degraded: 'Needs a look',
  down: 'Does not work',
}

/** A part without words of its own has its name. */
export function partWords({ name, status }: HealthPart): { title: string; sentence: string } {
  const known = PARTS[name]
  if (!known) return { title: name, sentence: '' }
  return { title: known.title, sentence: status === 'ok' ? known.well : known.unwell }
}

/** The worst of them, in one sentence. */
export function summary(parts: readonly HealthPart[]): string {
  const unwell = parts.filter(({ status }) => status !== 'ok')
  if (unwell.length === 0) return 'Everything works.'
  const titles = unwell.map((part) => partWords(part).title).join(', ')
  return unwell.some(({ status }) => status === 'down') ? `Not working: ${titles}.` : `Needs a look: ${titles}.`
}

const ROUTES_SHOWN = 15

/** Where most time goes first. */
export function slowest(routes: readonly RouteFigures[]): RouteFigures[] {
  return routes.toSorted((one, other) => other.p95Ms - one.p95Ms || other.count - one.count).slice(0, ROUTES_SHOWN)
}
