import { askAgain } from '../../../../kit/server/answers.ts'
import { type Category, type ManagedItem, menuQuery } from '../menu-query.ts'
import { PricesDialog } from './prices-dialog.tsx'
import { TableDialog } from './table-dialog.tsx'

type MenuToolsProps = {
  tool: 'prices' | 'table'
  locationId: string
  categories: readonly Category[]
  items: readonly ManagedItem[]
  whyNot: string | undefined
  onClose: () => void
}

/** What changes many dishes at once. */
export function MenuTools({ tool, items, ...shown }: MenuToolsProps) {
  const onDone = () => void askAgain(menuQuery(shown.locationId))
  if (tool === 'prices') return <PricesDialog {...shown} items={items} onDone={onDone} />
  return <TableDialog {...shown} onDone={onDone} />
}
