import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'

export function useTestPage({ name }: Pick<ShownPrinter, 'name'>) {
  return useWish('/printTestPage', {
    onDone: () => toast('success', `The test page goes to ${name}`),
    onFailed: () => toast('error', 'The test page could not be sent'),
  })
}
