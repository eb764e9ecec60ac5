import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { NOT_LOADED } from '../../../ui/list/not-loaded.ts'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { Campaigns } from './campaigns/campaigns.tsx'
import { EmailPage } from './email-page.tsx'
import { MessageBar } from './message-bar.tsx'
import { type MessageFilters, TEXTS, useMessages } from './message-filters.ts'
import { MessageList, TO_COME } from './message-list.tsx'
import { listQuery, type MessagePage } from './message-query.ts'
import { MessageReader } from './message-reader.tsx'
import { emptyText, isCaptured, providerNote, unclearAmong } from './message-words.ts'
import { MessagesHead } from './messages-head.tsx'
import { NotSetUp } from './not-set-up.tsx'
import { StateLegend } from './state-legend.tsx'
import { LetterTextsPage } from './texts/letter-texts-page.tsx'
import { useReadingFocus } from './use-reading-focus.ts'

/** The outbox: messages, their recipients and their delivery; below it, campaigns, what letters say and figures. */
export function MessagesSection() {
  const { isAtEmail, isAtTexts, isAtCampaigns, below, addressBelow, addressWith, change, open } = useMessages()
  if (isAtCampaigns) return <Campaigns />
  if (isAtTexts)
    return (
      <LetterTextsPage
        templateId={below[1]}
        backTo={addressBelow()}
        onChoose={(templateId) => open(TEXTS, templateId)}
      />
    )
  if (!isAtEmail) return <Outbox />
  return (
    <EmailPage
      backTo={addressBelow()}
      linkTo={(state) => addressWith({ state, kind: 'email' }, [])}
      onShow={(state) => change({ state, kind: 'email' }, [])}
    />
  )
}

function Outbox() {
  const { values: filters, messageId, addressWith, addressBelow, change } = useMessages()
  const list = useQuery(listQuery(filters))
  useReadingFocus(messageId)
  const narrow = (changes: Partial<MessageFilters>) => change(changes, [])
  const hasNothing = list.error !== null && !list.data
  const whyNot = useOnline() ? hasNothing && NOT_LOADED : NOT_OFFLINE
  const isNotSent = list.data !== undefined && isCaptured(list.data.providers)
  const listProps = { list, filters, openId: messageId, linkTo: addressBelow, onChange: narrow }
  return (
    <div className={PAGE}>
      <div className={messageId ? 'max-lg:sr-only max-lg:[&_a]:hidden max-lg:[&_button]:hidden' : ''}>
        <MessagesHead
          isLeading={!isNotSent}
          whyNot={whyNot || undefined}
          note={list.data && !isNotSent && providerNote(list.data.providers)}
          addressBelow={addressBelow}
        />
      </div>
      <OfflineNotice>Emails can be written once you are back online.</OfflineNotice>
      {list.data && isNotSent && (
        <NotSetUp className={messageId ? 'max-lg:hidden' : ''}>{providerNote(list.data.providers)}</NotSetUp>
      )}
      <MessageBar
        className={messageId ? 'max-lg:hidden' : ''}
        filters={filters}
        counts={list.data?.counts}
        isOff={hasNothing && filters.search === '' && filters.kind === undefined}
        linkTo={(state) => addressWith({ state }, [])}
        onChange={narrow}
      />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${messageId ? 'lg:grid-cols-[minmax(20rem,5fr)_minmax(0,7fr)]' : ''}`}
      >
        <div className={messageId ? 'max-lg:hidden' : ''}>
          <Results {...listProps} />
        </div>
        {messageId && <MessageReader messageId={messageId} backTo={addressBelow()} />}
      </div>
    </div>
  )
}

type ResultsProps = {
  list: UseQueryResult<MessagePage>
  filters: MessageFilters
  openId: string | undefined
  linkTo: (id: string) => To
  onChange: (changes: Partial<MessageFilters>) => void
}

function Results({ list, filters, openId, linkTo, onChange }: ResultsProps) {
  const isNarrowed = filters.search !== '' || filters.kind !== undefined
  const [title, hint] = emptyText(filters.state, isNarrowed)
  return (
    <ListBody
      query={list}
      problem={list.error ? problemOf(list.error) : undefined}
      things="messages"
      countOf={({ messages }) => messages.length}
      empty={{ title, hint }}
      narrowed={{ title, hint }}
      isNarrowed={isNarrowed || filters.page > 1}
      onClear={() => onChange({ search: '', kind: undefined })}
      skeleton={<RowsSkeleton rows={8} row="h-18 @min-[52rem]:h-16" columns={TO_COME} />}
      pages={{ page: filters.page, count: list.data?.pages ?? 1, onPage: (page) => onChange({ page }) }}
    >
      {({ messages, total }) => (
        <>
          <p role="status" className="sr-only">
            {total} {total === 1 ? 'message' : 'messages'}
          </p>
          <MessageList messages={messages} openId={openId} linkTo={({ id }) => linkTo(id)} />
          {/* Where one state is chosen, its meaning stands above. */}
          {filters.state === undefined && (
            <StateLegend
              className="mt-3"
              states={unclearAmong((state) => messages.some((message) => message.state === state))}
            />
          )}
        </>
      )}
    </ListBody>
  )
}
