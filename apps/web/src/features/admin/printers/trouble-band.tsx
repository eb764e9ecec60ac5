import { sentenceOf } from '../../../kit/page-calls.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { PrinterCardProps } from './card-props.ts'
import type { PrinterTrouble } from './printer-trouble.ts'
import { paperToRepeat, paperWords } from './printer-words.ts'
import { useTestPage } from './use-test-page.ts'

type TroubleBandProps = Pick<PrinterCardProps, 'locationId' | 'printer' | 'mayEdit' | 'mayPrint' | 'onAsk'> & {
  trouble: PrinterTrouble
}

/** What is wrong with a printer in words, and beside it the one press that helps. */
export function TroubleBand({ trouble: { sentence, help, isBad, press }, ...props }: TroubleBandProps) {
  return (
    <div
      className={`flex items-start gap-x-3 rounded-control border px-3 py-2 text-ink ${isBad ? 'border-chilli bg-chilli-soft' : 'border-saffron-ink bg-saffron-soft'}`}
    >
      <Icon name="alert" className={`mt-2.5 size-5 shrink-0 ${isBad ? 'text-chilli' : 'text-saffron-ink'}`} />
      {/* Where the button has no room beside the words, it stands below them, at their left edge. */}
      <div className="flex min-h-11 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 py-px">
        <p className="min-w-0 grow basis-48 text-pretty wrap-anywhere">
          <b>{sentence}</b> {help}
        </p>
        {press && <Press press={press} {...props} />}
      </div>
    </div>
  )
}

type PressProps = Omit<TroubleBandProps, 'trouble'> & { press: NonNullable<PrinterTrouble['press']> }

function Press({ press, locationId, printer, mayEdit, mayPrint, onAsk }: PressProps) {
  const testing = useTestPage(printer)
  const again = useWish('/printAgain', {
    onDone: ({ job }) => toast('success', `${paperWords(job)} goes to ${job.printer}`),
    onFailed: (error) => toast('error', 'It could not be printed again', sentenceOf(error)),
  })
  const repeated = press.kind === 'again' ? paperToRepeat(press.paper) : null
  if (press.kind === 'again' ? !mayPrint || !repeated : !mayEdit) return null
  const one = { locationId, printerId: printer.id }
  const act = {
    secret: () => onAsk('secret'),
    edit: () => onAsk('edit'),
    test: () => testing.send(one),
    again: () => repeated && again.send({ ...one, ...repeated }),
  }
  return (
    <button
      type="button"
      className={button('quiet', 'px-4! bg-raised text-ink!')}
      disabled={testing.isPending || again.isPending}
      onClick={act[press.kind]}
    >
      {WORDS[press.kind]}
    </button>
  )
}

const WORDS = {
  secret: 'Make a secret',
  edit: 'Set what it prints',
  test: 'Print a test page',
  again: 'Print it again',
} as const
