import type { PageItem } from '../page-content.ts'

/** Whether adding a dish opens its dialog: there is something to choose, or it is so hot that nobody should get it mild unasked. */
export function asksFirst({ groups, spiceLevel }: Pick<PageItem, 'groups' | 'spiceLevel'>): boolean {
  return groups.length > 0 || spiceLevel === 'hot'
}
