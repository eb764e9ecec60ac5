import { useQuery } from '@tanstack/react-query'
import { BRAND } from '../brand/brand.ts'
import { ReceiptView } from '../features/customer/receipt/receipt-view.tsx'
import { useAddressParam } from '../kit/address/address-param.ts'
import { isMissing, sentenceOf } from '../kit/page-calls.ts'
import { ask } from '../kit/server/ask.ts'
import { Queries } from '../kit/server/queries.tsx'
import { useSession } from '../kit/session/session.ts'
import { useQueryParams } from '../kit/use-query-params.ts'
import { paths } from '../paths.ts'
import { RUNS_IN_APP } from '../platform/platform.ts'
import { button } from '../ui/button.ts'
import { DEAD_END_LINK, DeadEnd } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** For who holds the link; nobody is asked who they are. */
export function ReceiptPage() {
  const orderId = useAddressParam()
  const query = useQueryParams()
  return (
    <Queries>
      <Receipt orderId={orderId} token={query.get('token') ?? ''} />
    </Queries>
  )
}

function Receipt({ orderId, token }: { orderId: string; token: string }) {
  const { data, error, isPending, refetch } = useQuery({ ...ask('/getOrderReceipt', { orderId, token }), staleTime: 0 })
  if (isPending) return <LoadingReceipt />
  if (!data) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <div className="px-5 py-6 sm:py-8">
      {/* Above the paper, so that they are in view however long it is. */}
      <div className="mx-auto mb-6 flex max-w-[420px] flex-wrap justify-center gap-2">
        <a
          href={paths.receiptFile(orderId, token, 'pdf')}
          className={button('primary', 'grow px-3!')}
          target="_blank"
          rel="noreferrer"
        >
          Open as PDF
        </a>
        {!RUNS_IN_APP && (
          <button type="button" className={button('quiet', 'grow px-3!')} onClick={() => print()}>
            Print
          </button>
        )}
        {data.order.status !== 'completed' && data.order.status !== 'cancelled' && (
          <a href={paths.receiptFile(orderId, token, 'ics')} className={button('quiet', 'grow px-3!')} download>
            Add to calendar
          </a>
        )}
      </div>
      <div className="receipt-shadow">
        <ReceiptView order={data.order} receipt={data.receipt} />
      </div>
      <p className="mt-6 text-center">
        <ToOrders look={DEAD_END_LINK} />
      </p>
    </div>
  )
}

/** Who is not signed in is told so before they press. */
function ToOrders({ look }: { look: string }) {
  const session = useSession()
  const isSignedOut = session.state === 'ready' && session.user === null
  return (
    <Link to={paths.dashboard()} className={look}>
      {isSignedOut ? 'Sign in to see your orders' : 'My Orders'}
    </Link>
  )
}

function LoadingReceipt() {
  return (
    <div className="px-5 py-6 text-center sm:py-8">
      <Loading words="Loading your receipt…" className="receipt-shadow">
        <div className="slip receipt-paper flex flex-col items-center gap-3">
          <Skeleton className="size-14 rounded-full!" />
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-4 w-56" />
          <Skeleton className="mt-5 h-10 w-40" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="mt-5 h-24 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      </Loading>
    </div>
  )
}

/** A wrong link and an order that never was read alike. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isWrongLink = isMissing(error)
  return (
    <DeadEnd
      isAlert
      art="slip"
      title={isWrongLink ? 'We can’t open this receipt' : 'The receipt could not be shown'}
      way={
        isWrongLink ? (
          <ToOrders look={button('primary')} />
        ) : (
          <button type="button" className={button('primary')} onClick={onRetry}>
            Try Again
          </button>
        )
      }
      links={
        <Link to={paths.menu(BRAND.defaultLocationId)} className={DEAD_END_LINK}>
          Back to Menu
        </Link>
      }
    >
      <p>
        {isWrongLink
          ? 'The link may be incomplete. Please open it again from your email or from your orders.'
          : `Failed to generate receipt: ${sentenceOf(error)}`}
      </p>
    </DeadEnd>
  )
}
