import { useEffect } from 'react'
import { alertLineLost } from '../../../kit/sound/alerts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Over everything, while the session of the person who was signed in here is over. */
export function EndedBanner() {
  useEffect(() => {
    alertLineLost()
  }, [])
  return (
    <p
      role="alert"
      className="fixed inset-x-0 top-0 z-50 flex items-center justify-center gap-2.5 bg-chilli px-4 py-4 pt-[calc(1rem+env(safe-area-inset-top))] text-lg font-semibold text-paper"
    >
      <Icon name="alert" className="size-6" />
      Signed out. New orders no longer reach this screen.
    </p>
  )
}
