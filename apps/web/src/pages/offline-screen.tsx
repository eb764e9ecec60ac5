import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { isAnybodyThere } from '../kit/offline/is-anybody-there.ts'
import { isOnline } from '../kit/offline/line.ts'
import { onLineBack } from '../kit/offline/line-changes.ts'
import { OfflineFrame, type OfflineFrameProps } from './offline-frame.tsx'

/** Stands where a screen cannot be fetched, and makes room for it as soon as it can. Where the network is well, the error stands. */
export async function offlineScreenOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  error: unknown,
  Frame: ComponentType<OfflineFrameProps> = OfflineFrame,
): Promise<ComponentType<Props>> {
  if (isOnline() && (await isAnybodyThere())) throw error
  return function OfflineScreen(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props>>()
    const tryAgain = useCallback(() => {
      load().then((loaded) => setScreen(() => loaded), reloadWhereOnline)
    }, [])
    useEffect(() => onLineBack(tryAgain), [tryAgain])
    return Screen ? (
      <Screen {...props} />
    ) : (
      <Frame next="This page opens by itself when the connection is back." onRetry={tryAgain} />
    )
  }
}

/** A browser may remember that a file could not be fetched, and never ask for it again on this page. */
function reloadWhereOnline(): void {
  if (isOnline()) location.reload()
}
