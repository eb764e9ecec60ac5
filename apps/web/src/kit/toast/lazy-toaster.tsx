import { Suspense } from 'react'
import { quietPart } from '../quiet-part.ts'
import { useStore } from '../store.ts'
import { NO_TOASTS, toastQueue } from './toast.ts'
import { useHasBeen } from './use-has-been.ts'

const Toaster = quietPart(() => import('./toaster.tsx').then((module) => module.Toaster))

/** Most visits never see a toast: the toaster comes with the first one. */
export function LazyToaster() {
  const isNeeded = useHasBeen(useStore(toastQueue, NO_TOASTS).length > 0)
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
