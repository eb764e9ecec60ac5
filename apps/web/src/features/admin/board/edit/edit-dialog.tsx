import { refusalOf } from '@sizzle/contract/client.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { choicesInOneRow } from '@sizzle/domain/order/line-words.ts'
import { MAX_SPECIAL_INSTRUCTIONS, textTooLong } from '@sizzle/domain/order/order-texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { problemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useDebounced } from '../../../../ui/use-debounced.ts'
import { useGrowOnly } from '../../../../ui/use-grow-only.ts'
import { type OrderDetails, orderQuery } from '../state/board-query.ts'
import { AddDish } from './add-dish.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { draftOf, type EditDraft, editOf, hasSameContents, moveOf, withDish } from './edit-draft.ts'
import { EditFields } from './edit-fields.tsx'
import { EditLines } from './edit-lines.tsx'
import { EditTime } from './edit-time.tsx'
import { differenceWords, moneyWords, type Preview } from './edit-words.ts'

type EditDialogProps = {
  orderId: string
  onClose: () => void
  /** What is left to pay after the edit is asked for. */
  onTakePayment: (orderId: string) => void
}

/** An order that waits, with everything that can be changed of it; what it will cost is said before it is saved. */
export function EditDialog({ orderId, onClose, onTakePayment }: EditDialogProps) {
  const { data: order, error } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  // Begun anew when somebody loads the order as it is now.
  const [begun, setBegun] = useState<OrderDetails>()
  const base = begun ?? order
  if (base && order)
    return (
      <EditForm
        key={base.version}
        order={base}
        latest={order}
        onBegin={setBegun}
        onClose={onClose}
        onTakePayment={onTakePayment}
      />
    )
  return (
    <Dialog label="Edit order" shape="roomy" onClose={onClose}>
      <DialogHead title="Edit order" onClose={onClose} />
      <div className="px-6 pb-6">
        {error ? <FormProblem sentence={sentenceOf(error)} /> : <Skeleton className="h-[min(30rem,60dvh)]" />}
      </div>
    </Dialog>
  )
}

type EditFormProps = {
  order: OrderDetails
  /** As the server has it now. */
  latest: OrderDetails
  onBegin: (order: OrderDetails) => void
  onClose: () => void
  onTakePayment: (orderId: string) => void
}

function EditForm({ order: begun, latest, onBegin, onClose, onTakePayment }: EditFormProps) {
  const [draft, setDraft] = useState(() => draftOf(begun, wordsOf))
  const isLate = latest.version !== begun.version
  const isSame = hasSameContents(begun, latest)
  // What was entered is for the order as it is now where nothing of it is different.
  const order = isSame ? latest : begun
  const edit = editOf(order, draft)
  const preview = usePreview(edit)
  const move = moveOf(order, draft)
  const { moveAlone, moveAfter } = useMove(order, onClose)
  const save = useWish('/editOrder', {
    close: onClose,
    onDone: ({ message, settlement }) => {
      toast('success', message)
      if (move) moveAfter.send(move)
      if (settlement.left > 0 && settlement.difference !== 0) onTakePayment(order.orderId)
    },
    onSettled: () => askAgainAbout('order.changed'),
  })
  const change = (to: EditDraft) => {
    onBegin(begun)
    setDraft(to)
  }
  const { price, problems } = preview
  // That somebody was faster stands above the form, once it is known what they did.
  const said = isLate && save.refusal?.code === 'order_changed' ? undefined : save.sentence
  const sentence = isLate && preview.isOutdated ? undefined : preview.sentence
  const problemOf = (field: string) => save.problems[field] ?? problems[field]
  const isBusy = save.isPending || moveAlone.isPending
  const isMoved = move !== undefined && move.reason !== ''
  const isReady = preview.isCurrent && !isBusy && (isMoved || (move === undefined && price?.changed === true))
  const title = `Edit order ${order.shortNumber}`
  // What one types or puts back makes the dialog no lower: its presses stay where they are.
  const held = useGrowOnly<HTMLDivElement>()
  const press = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isReady || !price) return
    if (price.changed) save.send({ ...edit, confirmedTotal: price.pricing.total })
    else if (move) moveAlone.send(move)
  }
  return (
    <Dialog label={title} shape="roomy" onClose={onClose}>
      <div
        ref={held}
        className="flex min-h-0 grow flex-col md:min-h-[min(var(--so-far,0px),calc(100dvh-48px-env(safe-area-inset-top)))]"
      >
        <DialogHead title={title} onClose={onClose} />
        {isLate && !save.isPending && (
          <ChangedMeanwhile latest={latest} isSame={isSame} onLoad={() => onBegin(latest)} />
        )}
        <div className="grid min-h-0 grow gap-y-6 border-t border-line max-md:overflow-y-auto max-md:overscroll-contain max-md:py-4 md:grid-cols-2 md:grid-rows-[minmax(0,1fr)]">
          {/* Dishes are added in a form of their own, which must not save what is half done. */}
          <div className={`${COLUMN} md:pr-4`}>
            <form noValidate onSubmit={press}>
              <EditLines draft={draft} onDraft={change} />
            </form>
            <AddDish order={order} lines={draft.lines} onAdd={(line) => change(withDish(draft, line))} />
            <TextArea
              label="Special Instructions"
              rows={2}
              value={draft.note}
              count={{ length: draft.note.trim().length, most: MAX_SPECIAL_INSTRUCTIONS }}
              problem={textTooLong('specialInstructions', draft.note) ?? problemOf('specialInstructions')}
              onChange={(event) => change({ ...draft, note: event.target.value })}
            />
          </div>
          <form noValidate className={`${COLUMN} md:pl-4`} onSubmit={press}>
            {isForLater(order) && <EditTime order={order} draft={draft} onDraft={change} />}
            <EditFields draft={draft} onDraft={change} problemOf={problemOf} />
          </form>
        </div>
        <div className="grid gap-2 border-t border-line bg-raised px-6 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
          <FormProblem className="empty:hidden" sentence={said ?? moveAlone.sentence ?? sentence} />
          {(save.refusal?.code === 'edit_without_room' || draft.overbook) && (
            <Check
              label="Add it all the same"
              checked={draft.overbook}
              onChange={(overbook) => change({ ...draft, overbook })}
            />
          )}
          <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
            {price && (
              <PriceNow price={price} order={order} isCurrent={preview.isCurrent} isFailed={preview.isFailed} />
            )}
            <button type="button" className={button('quiet', 'max-sm:grow')} onClick={onClose}>
              Leave it as it is
            </button>
            <button
              type="button"
              className={button('primary', 'max-sm:grow')}
              disabled={!isReady}
              onClick={() => press()}
            >
              {isBusy ? 'Saving…' : 'Save changes'}
            </button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** On a wide screen each scrolls by itself, so that a long order leaves its customer in sight. */
const COLUMN =
  'relative grid content-start gap-4 px-6 md:min-h-0 md:overflow-y-auto md:overscroll-contain md:pt-3 md:fade-bottom'

function isForLater(order: OrderDetails): order is OrderDetails & { readonly scheduledFor: string } {
  return order.scheduledFor !== null
}

/** The time is moved by its own call, which tells the customer: alone, or after everything else is saved. */
function useMove({ shortNumber, locationInfo }: OrderDetails, onClose: () => void) {
  const moved = ({ promisedAt }: { promisedAt: string }) =>
    toast('success', fullStop(`${shortNumber} is for ${clockOf(locationInfo).time(promisedAt)} now`))
  const onSettled = () => askAgainAbout('order.changed')
  const moveAlone = useWish('/movePromise', {
    close: onClose,
    onDone: (answer) => {
      moved(answer)
    },
    onSettled,
  })
  const moveAfter = useWish('/movePromise', {
    onDone: moved,
    onFailed: (error) => toast('error', `The time of ${shortNumber} was not changed`, sentenceOf(error)),
    onSettled,
  })
  return { moveAlone, moveAfter }
}

/** Without the heat, which has a field of its own. */
function wordsOf({ options }: OrderDetails['items'][number]): string {
  return choicesInOneRow({ quantity: 1, options })
}

/** What the edit costs by the server's word, a moment after the last change. */
function usePreview(edit: ReturnType<typeof editOf>) {
  const asked = JSON.stringify(edit)
  const settled = useDebounced(asked)
  const { data, error, isPlaceholderData } = useQuery({
    ...ask('/previewOrderEdit', JSON.parse(settled) as typeof edit),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  return {
    price: data,
    problems: problemsAt(error),
    sentence: error ? sentenceOf(error) : undefined,
    isFailed: error !== null,
    isOutdated: refusalOf(error, '/previewOrderEdit')?.code === 'order_changed',
    isCurrent: settled === asked && !isPlaceholderData && !error,
  }
}

/** What of the total is no dish. */
function With({ tax, tip }: Preview['pricing']) {
  const parts = [...(tax > 0 ? [`${formatDollars(tax)} tax`] : []), ...(tip > 0 ? [`${formatDollars(tip)} tip`] : [])]
  return parts.length > 0 && <span className="price text-soft">with {parts.join(' and ')}</span>
}

type PriceNowProps = {
  price: Preview
  order: OrderDetails
  /** It is what the edit as it stands costs. */
  isCurrent: boolean
  /** No price comes of it. */
  isFailed: boolean
}

function PriceNow({ price, order, isCurrent, isFailed }: PriceNowProps) {
  const { time } = clockOf(order.locationInfo)
  const isLater = price.promisedAt !== order.promisedAt
  return (
    <div role="status" className="min-w-0 grow basis-64 max-sm:basis-full">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold">
          {isCurrent && price.settlement.difference !== 0 ? 'New total' : 'Total'}{' '}
          <span className="price">{formatDollars(price.pricing.total)}</span>
        </span>
        {(isCurrent || !isFailed) && (
          <span className="price text-soft">
            {isCurrent ? differenceWords(price.settlement.difference) : 'Working out the price…'}
          </span>
        )}
        <With {...price.pricing} />
      </p>
      {price.changed && isCurrent && (
        <p className="text-soft">
          {[
            ...moneyWords(price, order),
            ...(isLater
              ? [fullStop(`Promised for ${time(price.promisedAt)} instead of ${time(order.promisedAt)}`)]
              : []),
          ].join(' ')}
        </p>
      )}
    </div>
  )
}
