import { LogoMark } from '../../../brand/logo-mark.tsx'
import { button } from '../../../ui/button.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import type { useBell } from './use-bell.ts'
import type { useLook } from './use-look.ts'

type ReadyHeadProps = {
  name: string
  now: number
  /** The network is gone, and with it what the numbers are worth. */
  isOld: boolean
  bell: ReturnType<typeof useBell>
  look: ReturnType<typeof useLook>
}

/** Whose numbers these are and how new; and what this screen alone decides, its sound and its colours. */
export function ReadyHead({ name, now, isOld, bell, look }: ReadyHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:contents">
      <LogoMark className="size-14 max-lg:hidden" />
      <div className="min-w-0 sm:flex-1">
        <h1 className="text-2xl leading-tight wrap-anywhere lg:text-4xl">{name}</h1>
        <p className="text-sm text-soft lg:text-xl">
          <time className="tabular-nums">{deviceClock().time(new Date(now))}</time>
          {!isOld && ' · updates automatically'}
          {bell.needsTap && <span className="font-semibold text-ink"> · tap anywhere for sound</span>}
        </p>
      </div>
      {isOld && (
        <p
          role="alert"
          className="rounded-control bg-chilli px-4 py-2 text-lg font-semibold text-paper sm:max-lg:order-last sm:max-lg:basis-full lg:text-2xl"
        >
          No connection: this may be out of date.
        </p>
      )}
      {/* On a phone below the numbers, in words: what counts stands on top. */}
      <div className="flex shrink-0 gap-2 max-sm:order-1 max-sm:*:grow">
        <Press icon={bell.isWanted ? 'bell' : 'bell-off'} onPress={() => bell.setWanted(!bell.isWanted)}>
          {bell.isWanted ? 'Turn sound off' : 'Turn sound on'}
        </Press>
        <Press icon={look.isDark ? 'sun' : 'moon'} onPress={() => look.setDark(!look.isDark)}>
          {look.isDark ? 'Light screen' : 'Dark screen'}
        </Press>
      </div>
    </header>
  )
}

function Press({ icon, onPress, children }: { icon: ToolIconName; onPress: () => void; children: string }) {
  return (
    <button type="button" className={button('quiet', 'max-sm:px-3!')} onClick={onPress}>
      <ToolIcon name={icon} /> {children}
    </button>
  )
}
