import type { Role } from '@sizzle/domain/people/rights.ts'
import type { Dice } from './dice.ts'

export type CrewMember = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly role: Extract<Role, 'staff' | 'manager'>
  readonly at: readonly string[]
  /** What they did until lately, where that was something else. */
  readonly before?: { readonly role: 'staff'; readonly at: readonly string[] }
  /** Has left: may not come in any more, and cooks nothing. */
  readonly hasLeft?: true
}

const BOTH = ['new-glasgow', 'truro']

/** Who works in the demo's kitchens. Nobody has a password: an admin may set one by letter, as for a guest. */
export const CREW = [
  { name: 'Meera Iyer', email: 'meera.iyer@example.test', phone: '+19025550141', role: 'manager', at: ['truro'] },
  {
    name: 'Tom Archibald',
    email: 'tom.archibald@example.test',
    phone: '+19025550162',
    role: 'manager',
    at: ['new-glasgow'],
    before: { role: 'staff', at: ['new-glasgow'] },
  },
  {
    name: 'Asha Verma',
    email: 'asha.verma@example.test',
    phone: '+19025550143',
    role: 'staff',
    at: BOTH,
    before: { role: 'staff', at: ['truro'] },
  },
  { name: 'Liam MacNeil', email: 'liam.macneil@example.test', phone: '+19025550144', role: 'staff', at: ['truro'] },
  {
    name: 'Gurpreet Singh',
    email: 'gurpreet.singh@example.test',
    phone: '+19025550165',
    role: 'staff',
    at: ['new-glasgow'],
  },
  {
    name: 'Colin Rankin',
    email: 'colin.rankin@example.test',
    phone: '+19025550146',
    role: 'staff',
    at: ['truro'],
    hasLeft: true,
  },
] as const satisfies readonly CrewMember[]

/** Of any other house than ours everybody works everywhere. */
export function cook(dice: Dice, locationId: string): string {
  const here = CREW.filter((one: CrewMember) => !one.hasLeft)
  const [first, ...others] = here.filter(({ at }) => at.some((id) => id === locationId))
  return dice.pick(first ? [first, ...others] : [CREW[0], ...here]).name
}
