import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'
import type { PrinterCardProps } from './card-props.ts'
import { lacksSecret, type PrinterTrouble } from './printer-trouble.ts'
import { useTestPage } from './use-test-page.ts'

type CardActionsProps = PrinterCardProps & {
  isAway: boolean
  /** Its press stands above. */
  trouble: PrinterTrouble | undefined
}

/** What is done with it every day; what is set up once is behind the dots. */
export function CardActions({ locationId, printer, mayEdit, onAsk, isAway, trouble }: CardActionsProps) {
  const testing = useTestPage(printer)
  const opening = useWish('/openDrawer', {
    onDone: () => toast('success', 'The drawer opens'),
    onFailed: () => toast('error', 'The drawer could not be opened'),
  })
  const isOnline = useOnline()
  const one = { locationId, printerId: printer.id }
  const needsSecret = lacksSecret(printer)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:[&>button:not([aria-haspopup])>svg]:hidden">
      {mayEdit && !needsSecret && trouble?.press?.kind !== 'test' && (
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          onClick={() => testing.send(one)}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(testing.isPending || !isOnline)}
        >
          <ToolIcon name="printer" /> Test page
        </button>
      )}
      {printer.hasDrawer && (
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={isAway}
          onClick={() => opening.send(one)}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(opening.isPending || !isOnline)}
        >
          <ToolIcon name="cash" /> Open the drawer
        </button>
      )}
      {mayEdit && (
        <ToolMenu label={`More for ${printer.name}`} className="ml-auto" tools={toolsOf(printer, needsSecret, onAsk)} />
      )}
    </div>
  )
}

function toolsOf(printer: ShownPrinter, needsSecret: boolean, onAsk: PrinterCardProps['onAsk']): readonly ListTool[] {
  const secret: ListTool = {
    icon: 'refresh',
    label: 'New secret',
    note: 'The printer stops until it is entered there.',
    onPress: () => onAsk('secret'),
  }
  return [
    { icon: 'edit', label: 'Edit', onPress: () => onAsk('edit') },
    ...(printer.callsAt !== null && !needsSecret ? [secret] : []),
    { icon: 'bin', label: 'Remove', isDanger: true, onPress: () => onAsk('remove') },
  ]
}
