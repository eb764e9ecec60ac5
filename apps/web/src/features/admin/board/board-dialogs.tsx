import { fullStop } from '@sizzle/domain/full-stop.ts'
import { lazy, Suspense } from 'react'
import type { OwnLocation } from '../../../kit/locations.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueueDialog } from '../../shared/queued-actions/queue-dialog.tsx'
import { SoundSettings } from '../../shared/sound/sound-settings.tsx'
import { wantedTime } from './cards/wanted-time.ts'
import { OrderDrawer } from './drawer/order-drawer.tsx'
import type { FinishedProps } from './finished-list.tsx'
import { PauseDialog } from './kitchen/pause-dialog.tsx'
import { PrintSheet } from './print/print-sheet.tsx'
import type { BoardActions } from './state/board-actions.ts'
import type { OpenDialog } from './state/open-dialog.ts'
import type { ShownOrder } from './state/shown-orders.ts'
import { AllDayDialog } from './tools/all-day-dialog.tsx'
import { AnnouncedLocations } from './tools/announced-locations.tsx'
import { CancelDialog } from './tools/cancel-dialog.tsx'
import { FinishedDialog } from './tools/finished-dialog.tsx'
import { GiveBackDialog } from './tools/give-back-dialog.tsx'
import { KeysDialog } from './tools/keys-dialog.tsx'
import { MoreDialog } from './tools/more-dialog.tsx'
import { OrderLinkDialog } from './tools/order-link-dialog.tsx'
import { PaymentDialog } from './tools/payment-dialog.tsx'
import { SoldOutDialog } from './tools/sold-out-dialog.tsx'
import { ToolsDialog } from './tools/tools-dialog.tsx'
import { UnpaidDialog } from './tools/unpaid-dialog.tsx'

/** With the rules of options, which the board itself has no use for. */
const EditDialog = lazy(() => import('./edit/edit-dialog.tsx').then((module) => ({ default: module.EditDialog })))

type BoardDialogsProps = {
  dialog: OpenDialog | null
  onDialog: (dialog: OpenDialog | null) => void
  openOrderId: string | null
  onOpenOrder: (orderId: string | null) => void
  orders: readonly ShownOrder[]
  /** Without those for later. */
  due: readonly ShownOrder[]
  user: SessionUser
  /** Those on this board. */
  locations: readonly OwnLocation[]
  actions: BoardActions
  tools: Tools
  /** Undefined while the orders are on their way. */
  finished: Omit<FinishedProps, 'actions'> | undefined
}
type Tools = Omit<Parameters<typeof ToolsDialog>[0], 'onDialog'> & {
  allDay: Pick<Parameters<typeof AllDayDialog>[0], 'locationId' | 'onSoldOut'>
}

/** At most one question at a time, over the drawer when one is open. */
export function BoardDialogs({ dialog, onDialog, openOrderId, onOpenOrder, ...rest }: BoardDialogsProps) {
  const close = () => onDialog(null)
  return (
    <>
      {openOrderId && (
        <OrderDrawer
          key={openOrderId}
          orderId={openOrderId}
          isFromFinished={dialog?.kind === 'finished'}
          onClose={() => onOpenOrder(null)}
          {...rest}
        />
      )}
      {dialog && <Asked dialog={dialog} onDialog={onDialog} close={close} onOpenOrder={onOpenOrder} {...rest} />}
    </>
  )
}

type AskedProps = Omit<BoardDialogsProps, 'dialog' | 'openOrderId'> & {
  dialog: OpenDialog
  close: () => void
}

function Asked(props: AskedProps) {
  const { dialog, onDialog, close, onOpenOrder, orders, due, locations, user, actions, tools, finished } = props
  switch (dialog.kind) {
    case 'more': {
      const order = orders.find(({ orderId }) => orderId === dialog.orderId)
      return order ? <MoreDialog order={order} actions={actions} onClose={close} /> : null
    }
    case 'tools':
      return <ToolsDialog {...tools} onDialog={onDialog} />
    case 'finished':
      return finished ? (
        <FinishedDialog
          {...finished}
          actions={actions}
          locationIds={locations.map(({ id }) => id)}
          onOpen={onOpenOrder}
          onClose={close}
        />
      ) : null
    case 'edit':
      return (
        <Suspense>
          <EditDialog
            orderId={dialog.orderId}
            onClose={close}
            // At the counter, or by a link.
            onTakePayment={(orderId) => onDialog({ kind: 'more', orderId })}
          />
        </Suspense>
      )
    case 'link':
      return <OrderLinkDialog orderId={dialog.orderId} onClose={close} />
    case 'cancel':
      return <CancelDialog orderId={dialog.orderId} onClose={close} />
    case 'payment':
      return (
        <PaymentDialog
          orderId={dialog.orderId}
          known={orders.find(({ orderId }) => orderId === dialog.orderId)}
          onClose={close}
        />
      )
    case 'unpaid':
      return (
        <UnpaidDialog
          orders={dialog.orders}
          onTakePayment={(orderId) => onDialog({ kind: 'payment', orderId })}
          onComplete={dialog.complete}
          onClose={close}
        />
      )
    case 'give-back':
      return <GiveBackDialog orderId={dialog.orderId} onClose={close} />
    case 'start-early':
      return (
        <ConfirmDialog
          question={fullStop(`Start now? It is for ${wantedTime(dialog.order, new Date())}`)}
          confirmLabel="Start Preparing"
          isBusy={false}
          onConfirm={() => {
            close()
            dialog.start()
          }}
          onClose={close}
        />
      )
    case 'print':
      return <PrintSheet order={dialog.order} paper={dialog.paper} onDone={close} />
    case 'keys':
      return <KeysDialog onClose={close} />
    case 'pause':
      return <PauseDialog locations={locations} onClose={close} />
    case 'all-day':
      return <AllDayDialog {...tools.allDay} orders={due} onClose={close} />
    case 'sold-out':
      return (
        <SoldOutDialog
          locationId={dialog.locationId}
          locationName={locations.find(({ id }) => id === dialog.locationId)?.name ?? 'this location'}
          dishes={dialog.dishes}
          onClose={close}
        />
      )
    case 'queue':
      return <QueueDialog onClose={close} />
    case 'sound':
      return (
        <Dialog label="Sound settings" onClose={close}>
          <SoundSettings kind="orders" onClose={close} />
          <AnnouncedLocations user={user} />
        </Dialog>
      )
    default:
      return dialog satisfies never
  }
}
