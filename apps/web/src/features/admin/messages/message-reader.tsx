import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing, sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LetterFrame } from '../../../ui/letter-frame.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MessageFacts } from './message-facts.tsx'
import { type Message, messageQuery } from './message-query.ts'
import { STATE_MEANINGS, subjectInList, templateLabel } from './message-words.ts'
import { PlainText } from './plain-text.tsx'
import { StateChip } from './state-chip.tsx'
import { READER_ID } from './use-reading-focus.ts'
import { WholeNumbers } from './whole-numbers.tsx'

export function MessageReader({ messageId, backTo }: { messageId: string; backTo: To }) {
  const message = useQuery(messageQuery(messageId))
  return (
    <section id={READER_ID} aria-label="Message" tabIndex={-1} className="min-w-0 outline-none">
      <Link to={backTo} className={button('bare', '-ml-3 mb-2 px-3! lg:hidden')}>
        <Icon name="arrow" className="size-5 rotate-180" /> All messages
      </Link>
      {message.isPending && <ReaderSkeleton />}
      {message.data && <Reader key={message.data.id} message={message.data} />}
      {!message.data && message.error && (
        <LoadProblem
          sentence={isMissing(message.error) ? 'This message is no longer here.' : sentenceOf(message.error)}
          onRetry={isMissing(message.error) ? undefined : () => void message.refetch()}
        />
      )}
    </section>
  )
}

function Reader({ message }: { message: Message }) {
  const [view, setView] = useState<View>('letter')
  return (
    <article aria-label={message.subject || templateLabel(message.template)}>
      <h2 className="min-w-0 text-2xl leading-tight text-balance break-words">
        <WholeNumbers text={subjectInList(message.subject) || templateLabel(message.template)} />
      </h2>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip state={message.state} />
          <span className="text-soft">{STATE_MEANINGS[message.state]}.</span>
        </p>
        {message.kind === 'email' && !message.isWithheld && <Views view={view} onView={setView} />}
      </div>
      <MessageFacts message={message} />
      {message.state === 'failed' && <Retry message={message} />}
      {message.isWithheld ? <Withheld state={message.state} /> : <Body message={message} view={view} />}
    </article>
  )
}

/** What the provider says of a landline: another try must fail too, so a call is the way. */
const NO_TEXTS = /cannot receive text|\b21614\b/i

function Retry({ message: { id, kind, recipient, lastError } }: { message: Message }) {
  const retry = useWish('/retryMessage', {
    onDone: ({ message }) => toast('success', message),
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgainAbout('message.changed'),
  })
  const isCallBetter = kind === 'sms' && NO_TEXTS.test(lastError)
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isCallBetter && (
        <a className={button('primary')} href={telLink(recipient)}>
          Call {displayPhone(recipient)}
        </a>
      )}
      <button
        type="button"
        className={button(isCallBetter ? 'quiet' : 'primary')}
        disabled={retry.isPending}
        onClick={() => retry.send({ messageId: id })}
      >
        {retry.isPending ? 'Trying again…' : 'Try again now'}
      </button>
    </div>
  )
}

function Withheld({ state }: { state: Message['state'] }) {
  return (
    <p className="mt-5 rounded-card border border-line bg-sunk p-5 text-soft">
      A private link is in this message, for its reader only.{' '}
      {state === 'sent' ? 'It was erased here when it was sent.' : 'It is not shown here.'}
    </p>
  )
}

const VIEWS = [
  { id: 'letter', label: 'As designed' },
  { id: 'text', label: 'Plain text' },
] as const
type View = (typeof VIEWS)[number]['id']

function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <fieldset className="inline-flex w-fit rounded-control bg-sunk">
      <legend className="sr-only">How to show it</legend>
      {VIEWS.map(({ id, label }) => (
        <label
          key={id}
          className="segment flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center rounded-control px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input type="radio" name="view" className="sr-only" checked={view === id} onChange={() => onView(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function Body({ message: { kind, html, text, subject }, view }: { message: Message; view: View }) {
  if (kind === 'sms') {
    return (
      <div className="mt-4 max-w-[420px]">
        <PlainText text={text} />
      </div>
    )
  }
  return (
    <div className="mt-2 grid">
      {view === 'letter' ? <LetterFrame html={html} title={`Letter: ${subject}`} /> : <PlainText text={text} />}
    </div>
  )
}

function ReaderSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading the message…</p>
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="mt-4 h-20 w-full" />
      <Skeleton className="mt-5 h-96 w-full" />
    </div>
  )
}
