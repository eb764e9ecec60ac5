import { type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { onTestFinished, vi } from 'vitest'
import { healFailed } from '../kit/server/heal.ts'
import { queries } from '../kit/server/queries.tsx'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'
import { NO_TOASTS, toastQueue } from '../kit/toast/toast.ts'
import { openAt } from './open-at.tsx'

/** A part of the back office at a hash of its own, with the toasts that every page there has, and what asks again by itself. */
export async function renderInOffice(part: ReactNode, where = '') {
  // A new toaster shows again what the one of the test before had not finished with.
  toastQueue.set(NO_TOASTS)
  toast.dismiss()
  onTestFinished(healFailed(queries))
  const shown = (
    <>
      {part}
      <LazyToaster />
    </>
  )
  const screen = await openAt(`/admin/dashboard${where}`, shown)
  return {
    ...screen,
    toasts: screen.getByRole('region', { name: /^Notifications/ }),
    address: screen.getByLabelText('Address'),
  }
}

type DialogOf = (onClose: () => void) => ReactNode

/** A dialog as a page shows it: closed once it asks for that, so that nothing in it can be pressed after its answer. */
export async function renderDialog(dialogOf: DialogOf) {
  const onClose = vi.fn()
  return { screen: await renderInOffice(<Asked dialogOf={dialogOf} onClose={onClose} />), onClose }
}

function Asked({ dialogOf, onClose }: { dialogOf: DialogOf; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return isOpen && dialogOf(close)
}
