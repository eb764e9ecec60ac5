import { useState } from 'react'
import { button } from '../../../ui/button.ts'

/** A sign from the system while this window is behind another one; asked for only when somebody wants it. */
export function NotificationSwitch() {
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'))
  if (permission === 'granted') return <p className="text-soft">New orders also show as a system notification.</p>
  if (permission === 'denied') return null
  return (
    <button
      type="button"
      className={button('quiet')}
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      Also show system notifications
    </button>
  )
}
