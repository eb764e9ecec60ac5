import { sentenceOf } from '../../../kit/page-calls.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
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
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border py-2 pr-3 pl-11 text-ink ${isBad ? 'border-chilli bg-chilli-soft' : 'border-saffron-ink bg-saffron-soft'}`}
    >
      {/* Beside the words, so that a button below them stands at their edge. */}
      <p className="relative min-w-0 grow basis-48 text-pretty wrap-anywhere">
        <Icon
          name="alert"
          className={`absolute top-0.5 -left-8 size-5 ${isBad ? 'text-chilli' : 'text-saffron-ink'}`}
        />
        <b>{sentence}</b> {help}
      </p>
      {press && <Press press={press} {...props} />}
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
      className={button('strong', 'px-4!')}
      onClick={act[press.kind]}
      {...heldIf(testing.isPending || again.isPending)}
    >
      {WORDS[press.kind]}
    </button>
  )
}

const WORDS = {
  secret: 'Make a secret',
  edit: 'Set what it prints',
  test: 'Test page',
  again: 'Print it again',
} as const
