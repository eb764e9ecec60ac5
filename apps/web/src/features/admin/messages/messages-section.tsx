import { useQuery } from '@tanstack/react-query'
import type { To } from 'react-router'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MessageBar } from './message-bar.tsx'
import { type MessageFilters, useMessageFilters } from './message-filters.ts'
import { MessageList } from './message-list.tsx'
import { listQuery, type MessagePage } from './message-query.ts'
import { MessageReader } from './message-reader.tsx'
import { emptyText, providerNote } from './message-words.ts'
import { useReadingFocus } from './use-reading-focus.ts'

/** The outbox: what was written to whom, and what became of it. */
export function MessagesSection() {
  const { filters, hrefWith, change } = useMessageFilters()
  const list = useQuery(listQuery(filters))
  const { messageId } = filters
  useReadingFocus(messageId)
  return (
    <div className="mx-auto flex w-full max-w-[1440px] flex-col gap-5 p-4 md:p-6">
      <header className={messageId ? 'max-lg:sr-only' : ''}>
        <h1 className="text-3xl">Messages</h1>
        <p className="mt-1 min-h-6 text-soft">{list.data && providerNote(list.data.providers)}</p>
      </header>
      <MessageBar
        className={messageId ? 'max-lg:hidden' : ''}
        filters={filters}
        counts={list.data?.counts}
        linkTo={(state) => hrefWith({ state, page: undefined, message: undefined })}
        onKind={(kind) => change({ kind, page: undefined, message: undefined })}
        onSearch={(search) => change({ search, page: undefined, message: undefined })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(320px,5fr)_minmax(0,7fr)]">
        <div className={messageId ? 'hidden lg:block' : list.data?.messages.length === 0 ? 'col-span-full' : ''}>
          {list.isPending && <ListSkeleton />}
          {list.data && (
            <Results
              page={list.data}
              filters={filters}
              linkTo={(id) => hrefWith({ message: id })}
              pageTo={(page) => hrefWith({ page: page === 1 ? undefined : String(page), message: undefined })}
            />
          )}
          {!list.data && list.error && (
            <div role="alert" className="rounded-card border border-line bg-raised p-8 text-center">
              <p>{sentenceOf(list.error)}</p>
              <button type="button" className={button('primary', 'mt-5')} onClick={() => void list.refetch()}>
                Try Again
              </button>
            </div>
          )}
        </div>
        {messageId ? (
          <MessageReader messageId={messageId} backTo={hrefWith({ message: undefined })} />
        ) : (
          list.data && list.data.messages.length > 0 && <ChooseOne />
        )}
      </div>
    </div>
  )
}

type ResultsProps = {
  page: MessagePage
  filters: MessageFilters
  linkTo: (id: string) => To
  pageTo: (page: number) => To
}

function Results({ page: { messages, page, pages, total }, filters, linkTo, pageTo }: ResultsProps) {
  if (messages.length === 0) {
    const [title, hint] = emptyText(filters.state, filters.search !== '' || filters.kind !== undefined)
    return (
      <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
        <p className="font-display text-xl">{title}</p>
        <p className="mt-2 text-soft">{hint}</p>
        {page > 1 && (
          <Link to={pageTo(1)} className={button('quiet', 'mt-5')}>
            First page
          </Link>
        )}
      </div>
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {total} {total === 1 ? 'message' : 'messages'}
      </p>
      <MessageList messages={messages} openId={filters.messageId} linkTo={({ id }) => linkTo(id)} />
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
          <PageLink to={page > 1 ? pageTo(page - 1) : undefined}>Newer</PageLink>
          <span className="tabular-nums text-soft">
            Page {page} of {pages}
          </span>
          <PageLink to={page < pages ? pageTo(page + 1) : undefined}>Older</PageLink>
        </nav>
      )}
    </>
  )
}

function PageLink({ to, children }: { to: To | undefined; children: string }) {
  if (to !== undefined) {
    return (
      <Link to={to} className={button('quiet')}>
        {children}
      </Link>
    )
  }
  return <span className={button('quiet', 'opacity-45')}>{children}</span>
}

function ChooseOne() {
  return (
    <p className="hidden rounded-card border border-dashed border-line-strong px-6 py-24 text-center text-soft lg:block">
      Choose a message to read it.
    </p>
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="space-y-2">
      <p className="sr-only">Loading messages…</p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-22 w-full" />
      ))}
    </div>
  )
}
