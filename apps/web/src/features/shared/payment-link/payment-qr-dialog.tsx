import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { noteEnteredHere, useAtWork } from '../../../kit/at-desk.ts'
import { mayPrint } from '../../../kit/may-print.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useCountdown } from '../../../kit/use-countdown.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { OnPaper } from '../../../ui/print/on-paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { endedWords, expiryText } from './link-words.ts'
import { paymentLinkQuery, type ShownLink } from './payment-link-query.ts'
import { PaymentQrPaper } from './payment-qr-paper.tsx'

const TITLE = 'Payment QR Code'

/** For the customer to scan; says by itself when the money has come or the time is over (money 30). */
export function PaymentQrDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const shown = useQuery({ ...paymentLinkQuery(sessionId), staleTime: 0 })
  const [isPrinting, setPrinting] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  useEndOfWaiting(shown.data?.standing === 'waiting' ? shown.data.link.expiresAt : undefined, close)
  useCallsKeptOff(shown.data)
  const { data } = shown
  return (
    <Dialog label={TITLE} shape="sheet" onClose={onClose}>
      <div className="flex flex-col gap-5 p-6">
        <h2 className="text-2xl">{TITLE}</h2>
        {data && <Shown {...data} />}
        {shown.isPending && <Loading />}
        <FormProblem className="empty:-mt-5" sentence={shown.error && !data ? sentenceOf(shown.error) : undefined} />
        {shown.error && data && <p className="text-soft">No connection: what is shown here may be old.</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <button ref={close} type="button" className={button('quiet', 'max-sm:grow')} onClick={onClose}>
            Close
          </button>
          {shown.error && !data && (
            <button type="button" className={button('primary', 'max-sm:grow')} onClick={() => void shown.refetch()}>
              Try Again
            </button>
          )}
          {data?.qrCodeData && (
            <button type="button" className={button('primary', 'max-sm:grow')} onClick={() => setPrinting(mayPrint())}>
              Print QR Code
            </button>
          )}
        </div>
      </div>
      {isPrinting && data?.qrCodeData && (
        <OnPaper paper="payment-qr" onDone={() => setPrinting(false)}>
          <PaymentQrPaper link={data.link} qrCodeData={data.qrCodeData} />
        </OnPaper>
      )}
    </Dialog>
  )
}

/** When the code goes, so does the button to print it; who stood on it stands on "Close" then. */
function useEndOfWaiting(expiresAt: string | undefined, close: RefObject<HTMLButtonElement | null>) {
  const until = expiresAt === undefined ? undefined : Date.parse(expiresAt)
  const isOver = useCountdown(until) === 0
  const isWaiting = until !== undefined
  useEffect(() => {
    if (isOver && isWaiting) void askAgainAbout('payment.changed')
  }, [isOver, isWaiting])
  useEffect(() => {
    if (!isWaiting && !close.current?.closest('dialog')?.contains(document.activeElement)) close.current?.focus()
  }, [isWaiting, close])
}

/** Whoever waits here for the money sees the order come: its call would cover this dialog and take the focus. */
function useCallsKeptOff(shown: ShownLink | undefined) {
  useAtWork(shown?.standing === 'waiting')
  const orderId = shown?.standing === 'paid' ? shown.order?.id : undefined
  useEffect(() => {
    if (orderId !== undefined) noteEnteredHere(orderId)
  }, [orderId])
}

function Shown(shown: ShownLink) {
  const { link, qrCodeData } = shown
  const ended = endedWords(shown)
  return (
    <>
      <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {qrCodeData && (
          // White in every theme: a scanner wants dark on light.
          <img
            src={qrCodeData}
            alt="QR code of the payment link"
            className="mx-auto aspect-square w-full max-w-80 rounded-card bg-white p-1 [image-rendering:pixelated] max-sm:order-2"
          />
        )}
        <div className={`min-w-0 ${qrCodeData ? 'max-sm:text-center' : 'col-span-full'}`}>
          <p className="line-clamp-3 text-lg font-semibold break-words">{link.customerName}</p>
          <p className="price mt-1 font-display text-4xl">{formatDollars(link.amount)}</p>
          {!ended && <Expiry link={link} />}
        </div>
      </div>
      <div role="status" className="empty:-mt-5">
        {ended && <Ended {...ended} />}
      </div>
    </>
  )
}

function Expiry({ link }: Pick<ShownLink, 'link'>) {
  return <p className="mt-2 text-soft">{expiryText(link, useCountdown(Date.parse(link.expiresAt)))}</p>
}

function Ended({ isGood, title, text }: NonNullable<ReturnType<typeof endedWords>>) {
  const look = isGood ? 'bg-coriander-soft text-coriander' : 'bg-chilli-soft text-chilli'
  return (
    <div className={`flex items-start gap-3 rounded-card px-4 py-3.5 ${look}`}>
      <Icon name={isGood ? 'check' : 'alert'} className="mt-1 size-6" />
      <div>
        <p className="text-xl font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid items-center gap-6 sm:grid-cols-[20rem_minmax(0,1fr)]">
      <p className="sr-only">Loading the QR code…</p>
      <Skeleton className="mx-auto aspect-square w-full max-w-80" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
