import { useState } from 'react'
import { Switch } from '../../../ui/switch.tsx'

/** A sign from the system while this window is behind another one; asked for only when somebody wants it. */
export function NotificationSwitch() {
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'))
  if (permission === 'granted') return <p className="text-soft">New orders also show as a system notification.</p>
  if (permission === 'denied') return null
  return (
    <Switch
      label="Also show system notifications"
      isOn={false}
      onSwitch={() => void Notification.requestPermission().then(setPermission)}
    />
  )
}
