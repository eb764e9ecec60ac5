import type { PageItem } from '../page-content.ts'

/** Whether adding a dish opens its dialog: there is something to choose, or it would be milder in the cart than on the menu. */
export function asksFirst({ groups, spiceLevel }: Pick<PageItem, 'groups' | 'spiceLevel'>): boolean {
  return groups.length > 0 || spiceLevel === 'medium' || spiceLevel === 'hot'
}
