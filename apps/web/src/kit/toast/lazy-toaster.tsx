import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from '../store.ts'
import { NO_TOASTS, toastQueue } from './toast.ts'
import { useHasBeen } from './use-has-been.ts'

const Toaster = lazy(fetchToaster)

/** A page that has something to say about its network goes on without a toaster that cannot be fetched. */
async function fetchToaster(): Promise<{ default: ComponentType }> {
  try {
    const { Toaster } = await import('./toaster.tsx')
    return { default: Toaster }
  } catch {
    return { default: () => null }
  }
}

/** Most visits never see a toast: the toaster comes with the first one. */
export function LazyToaster() {
  const isNeeded = useHasBeen(useStore(toastQueue, NO_TOASTS).length > 0)
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
