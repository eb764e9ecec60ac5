import { useCallback, useEffect, useState } from 'react'
import { useLiveState } from '../../../kit/live/live-state.ts'
import { useLineLost } from '../../../kit/live/use-line-lost.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DESK_KEYS } from './use-desk-keys.ts'

const TITLE = 'This desk'

const DOTS = {
  Online: 'bg-coriander',
  'Connecting…': 'bg-saffron',
  'Not connected': 'bg-chilli',
  'No answer': 'bg-chilli',
  Offline: 'bg-chilli',
}

type DeskStateProps = {
  /** Nothing has answered yet, which is no loss. */
  isWaiting?: boolean
  onOpen: () => void
}

/** Whether orders can be sent from here; more of it, and the keys, behind a press. */
export function DeskState({ isWaiting = false, onOpen }: DeskStateProps) {
  const isOnline = useOnline()
  const isLive = useLiveState() === 'live'
  const [hasBeenLive, setBeenLive] = useState(isLive)
  if (isLive && !hasBeenLive) setBeenLive(true)
  const isLost = useLineLost() !== null
  // From then on the foot of the window says that the server is not answering.
  const lost = hasBeenLive ? 'No answer' : isWaiting ? 'Connecting…' : 'Not connected'
  const state = !isOnline ? 'Offline' : isLost ? lost : hasBeenLive ? 'Online' : 'Connecting…'
  return (
    <button type="button" aria-haspopup="dialog" className={button('quiet', 'shrink-0 gap-2 px-3!')} onClick={onOpen}>
      <span aria-hidden="true" className={`size-2.5 rounded-full ${DOTS[state]}`} />
      <span className="sr-only">{TITLE}: </span>
      {state}
    </button>
  )
}

/** What is needed now and then: whether the order service answers, and the keys. */
export function DeskTools({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label={TITLE} onClose={onClose}>
      <DialogHead title={TITLE} onClose={onClose} />
      <div className="grid gap-6 px-6 pb-6">
        <Connection />
        <section aria-labelledby="desk-keys" className="pointer-coarse:hidden">
          <h3 id="desk-keys" className="mb-3 text-xl">
            Keys
          </h3>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
            {DESK_KEYS.map(({ keys, does }) => (
              <div key={keys} className="contents">
                <dt>
                  <kbd className="inline-block rounded-md border border-line-strong bg-sunk px-2.5 py-1 font-text font-semibold">
                    {keys}
                  </kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}

type Tested = { readonly isGood: boolean; readonly sentence: string }

/** How it stands is seen without a press, and asked for as soon as somebody looks. */
function Connection() {
  const [tested, setTested] = useState<Tested>()
  const test = useCallback(async () => {
    setTested(undefined)
    setTested(await testConnection())
  }, [])
  useEffect(() => void test(), [test])
  return (
    <section aria-labelledby="desk-connection">
      <h3 id="desk-connection" className="mb-2 text-xl">
        Connection
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className={`font-semibold ${colourOf(tested)}`}>
          {tested?.sentence ?? 'Asking the order service…'}
        </p>
        <button type="button" className={button('quiet')} disabled={!tested} onClick={() => void test()}>
          Test again
        </button>
      </div>
    </section>
  )
}

function colourOf(tested: Tested | undefined): string {
  if (!tested) return 'text-soft'
  return tested.isGood ? 'text-coriander' : 'text-chilli'
}

/** Program and database: an order needs both. */
async function testConnection(): Promise<Tested> {
  const begin = performance.now()
  try {
    await askOnce('/healthCheck', {})
    return { isGood: true, sentence: `The order service answered in ${Math.ceil(performance.now() - begin)} ms.` }
  } catch (error) {
    return { isGood: false, sentence: `The order service does not answer: ${sentenceOf(error)}` }
  }
}
