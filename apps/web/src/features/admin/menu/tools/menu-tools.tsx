import { askAgain } from '../../../../kit/server/answers.ts'
import { type Category, menuQuery } from '../menu-query.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { PricesDialog } from './prices-dialog.tsx'
import { TableDialog } from './table-dialog.tsx'

type MenuToolsProps = {
  tool: 'prices' | 'copy' | 'table'
  locationId: string
  categories: readonly Category[]
  whyNot: string | undefined
  onClose: () => void
}

/** What changes many dishes at once. */
export function MenuTools({ tool, ...shown }: MenuToolsProps) {
  const onDone = () => void askAgain(menuQuery(shown.locationId))
  if (tool === 'copy') return <CopyDialog {...shown} />
  if (tool === 'prices') return <PricesDialog {...shown} onDone={onDone} />
  return <TableDialog {...shown} onDone={onDone} />
}
