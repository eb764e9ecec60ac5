import type { ReactNode } from 'react'
import { switchSound } from '../../../kit/sound/alerts.ts'
import { useEngineState } from '../../../kit/sound/engine.ts'
import { useSoundSettings } from '../../../kit/sound/settings.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/**
 * Until both kinds of sound are on and really work: a silent kitchen must not look like a quiet one (kitchen 13). A tap is
 * all that most screens need; that is asked for in the air, so that the same tap still meets the button it was meant for.
 */
export function SoundBanner({ isBar = false }: { isBar?: boolean }) {
  const state = useEngineState()
  const { orders, reservations } = useSoundSettings()
  const isOn = orders.isOn && reservations.isOn
  if (isOn && (state === 'ready' || state === 'asleep')) return null
  const words = (
    <span>
      Sound notifications need setup.{' '}
      <span className="font-normal">{isOn ? whatToDo(state) : 'Order or reservation sounds are switched off.'}</span>
    </span>
  )
  if (isOn && (state === 'needs-tap' || state === 'initializing')) return <Hint isBar={isBar}>{words}</Hint>
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-transparent bg-chilli px-4 py-2 text-paper"
    >
      <p className="flex grow items-center gap-2.5 font-semibold">
        <Icon name="alert" className="size-6" />
        {words}
      </p>
      {state !== 'unsupported' && (
        <button
          type="button"
          className={button('bare', 'bg-paper text-ink')}
          disabled={state === 'initializing'}
          onClick={() => void switchOn()}
        >
          {state === 'initializing' ? 'Initializing…' : 'Enable Sounds Now'}
        </button>
      )}
    </div>
  )
}

/**
 * In the air it takes no room and no press, above the row or bar that many sections end with. A phone has no such room, nor has a section that is full to its foot: there it is
 * a bar in its place, so that it covers no row and no amount. It is quiet, because every fresh page begins with it, and goes a moment after the tap, when that is over.
 */
function Hint({ isBar, children }: { isBar: boolean; children: ReactNode }) {
  const [place, look] = isBar ? ['border-t bg-raised', ''] : IN_THE_AIR
  return (
    <div role="alert" className={`flex justify-center border-saffron ${place}`}>
      <p className={`flex min-h-11 items-center gap-2.5 px-4 py-2 font-semibold max-sm:text-sm ${look}`}>
        <ToolIcon name="bell" className="size-5 shrink-0 text-saffron-ink" />
        {children}
      </p>
    </div>
  )
}

const IN_THE_AIR = [
  'max-md:border-t max-md:bg-raised md:pointer-events-none md:absolute md:inset-x-3 md:bottom-full md:mb-20',
  'md:rounded-3xl md:border md:border-saffron md:bg-raised md:px-5 md:shadow-lg',
] as const

function whatToDo(state: ReturnType<typeof useEngineState>): string {
  if (state === 'needs-tap') return 'Tap anywhere to switch them on.'
  if (state === 'unsupported') return 'Audio notifications are not supported on this device/browser.'
  return state === 'initializing'
    ? 'They are being switched on.'
    : 'This device gives no sound. Check its speaker or its output.'
}

async function switchOn(): Promise<void> {
  await switchSound('orders', true)
  await switchSound('reservations', true)
}
