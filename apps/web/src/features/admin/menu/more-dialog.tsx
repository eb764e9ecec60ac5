import { type ListTool, ToolSheet } from '../../../ui/list/tool-menu.tsx'
import type { CardRights, ItemAction } from './item-card.tsx'
import type { ManagedItem } from './menu-query.ts'

const TOOLS = [
  ['photo', 'Photo', 'picture'],
  ['duplicate', 'Duplicate', 'copy'],
  ['delete', 'Delete…', 'bin'],
] as const satisfies readonly (readonly [ItemAction, string, ListTool['icon']])[]

/** Deleting waits for the network like hiding and showing. */
const MAY_WAIT: ItemAction = 'delete'

type MoreDialogProps = { item: ManagedItem; rights: CardRights; onClose: () => void }

/** What is seldom done with a dish. Of all cards only one is asked, and a card keeps nothing of its own. */
export function MoreDialog({ item, rights: { whyNot, onAct }, onClose }: MoreDialogProps) {
  const others = TOOLS.map(([action, label, icon]) => ({
    icon,
    label,
    isDanger: action === 'delete',
    whyNot: action === MAY_WAIT ? undefined : whyNot,
    onPress: () => onAct(action, item),
  }))
  // A card with room for it has this button itself.
  const hide: ListTool = {
    icon: 'eye-off',
    label: 'Hide',
    note: 'Guests cannot order it until it is shown again',
    onPress: () => onAct('hide', item),
  }
  const tools = item.isAvailable ? [hide, ...others] : others
  return <ToolSheet label={item.name} tools={tools} onClose={onClose} />
}
