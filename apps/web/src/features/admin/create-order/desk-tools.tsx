import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DESK_KEYS } from './use-desk-keys.ts'

/** What is needed now and then: whether the order service answers, and the keys. */
export function DeskTools({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="More" onClose={onClose}>
      <DialogHead title="More" onClose={onClose} />
      <div className="grid gap-6 px-6 pb-6">
        <ConnectionTest />
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

function ConnectionTest() {
  const [isBusy, setBusy] = useState(false)
  const [tested, setTested] = useState<Tested>()
  const test = async () => {
    setBusy(true)
    setTested(undefined)
    setTested(await testConnection())
    setBusy(false)
  }
  return (
    <section aria-labelledby="desk-connection">
      <h3 id="desk-connection" className="text-xl">
        Connection
      </h3>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className={button('quiet')} disabled={isBusy} onClick={() => void test()}>
          {isBusy ? 'Testing…' : 'Test the connection'}
        </button>
        <p role="status" className={`font-semibold ${tested?.isGood ? 'text-coriander' : 'text-chilli'}`}>
          {tested?.sentence}
        </p>
      </div>
    </section>
  )
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
