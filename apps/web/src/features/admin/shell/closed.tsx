import type { ComponentProps } from 'react'
import { DeadEnd } from '../../../ui/dead-end.tsx'

/** In the place of the whole back office. */
export function Closed(props: ComponentProps<typeof DeadEnd>) {
  return (
    <main className="jali-frame grid min-h-dvh place-items-center bg-paper">
      <DeadEnd {...props} />
    </main>
  )
}
