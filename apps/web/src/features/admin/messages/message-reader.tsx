import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing, sentenceOf } from '../../../kit/page-calls.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LetterFrame } from '../../../ui/letter-frame.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MessageActs } from './message-acts.tsx'
import { MessageFacts } from './message-facts.tsx'
import { type Message, messageQuery } from './message-query.ts'
import { STATE_MEANINGS, subjectInList, templateLabel } from './message-words.ts'
import { PlainText } from './plain-text.tsx'
import { StateChip } from './state-chip.tsx'
import { READER_ID } from './use-reading-focus.ts'
import { WholeNumbers } from './whole-numbers.tsx'

/** Beside the list it stays in sight and scrolls by itself, whichever row was pressed. */
const READER =
  'min-w-0 outline-none lg:sticky lg:top-4 lg:-mx-1 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:px-1'

export function MessageReader({ messageId, backTo }: { messageId: string; backTo: To }) {
  const message = useQuery(messageQuery(messageId))
  return (
    <section id={READER_ID} aria-label="Message" tabIndex={-1} className={READER}>
      <Link to={backTo} className={button('bare', '-ml-3 mb-2 px-3! lg:hidden')}>
        <Icon name="arrow" className="size-5 rotate-180" /> All messages
      </Link>
      {message.isPending && <ReaderSkeleton />}
      {message.data && <Reader key={message.data.id} message={message.data} backTo={backTo} />}
      {!message.data && message.error && (
        <LoadProblem
          sentence={isMissing(message.error) ? 'This message is no longer here.' : sentenceOf(message.error)}
          onRetry={isMissing(message.error) ? undefined : () => void message.refetch()}
        />
      )}
    </section>
  )
}

function Reader({ message, backTo }: { message: Message; backTo: To }) {
  const [view, setView] = useState<View>('letter')
  return (
    <article aria-label={message.subject || templateLabel(message.template)}>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 py-1 text-2xl leading-tight text-balance break-words">
          <WholeNumbers text={subjectInList(message.subject) || templateLabel(message.template)} />
        </h2>
        <Link to={backTo} aria-label="Close the message" className={button('bare', '-mt-1 w-11 px-0! max-lg:hidden')}>
          <Icon name="close" className="size-6" />
        </Link>
      </div>
      <p role="status" className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip state={message.state} />
        <span className="text-soft">{STATE_MEANINGS[message.state]}</span>
      </p>
      <MessageFacts message={message} />
      <MessageActs message={message} />
      {message.kind === 'email' && !message.isWithheld && <Views view={view} onView={setView} />}
      {message.isWithheld ? <Withheld state={message.state} /> : <Body message={message} view={view} />}
    </article>
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
    <fieldset className="mt-4 flex w-fit rounded-control bg-sunk">
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
    <div className="mt-3 grid">
      {view === 'letter' ? <LetterFrame html={html} title={`Email: ${subject}`} /> : <PlainText text={text} />}
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
