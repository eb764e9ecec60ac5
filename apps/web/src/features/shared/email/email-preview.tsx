import type { PostInput } from '@sizzle/contract/client.ts'
import { preview } from '@sizzle/domain/messages/compose.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { SAMPLE_NAME } from '@sizzle/domain/messages/sample.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import { LetterFrame } from '../../../ui/letter-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { templatesQuery } from './email-query.ts'
import { asReadBySample, filledForSample, sampleOf } from './email-sample.ts'

type EmailPreviewProps = {
  words: () => PostInput<'/previewEmail'>
  /** Whether it can go out; for a picture of it there are samples in the place of what is not written yet. */
  isReady: () => boolean
  /** The whole email at once. */
  isOpen?: boolean
  /** It is only looked at: what is missing in it is missing in the picture too. */
  isFinished?: boolean
}

/** How it begins for a made-up reader, and on request the whole email as that reader sees it. */
export function EmailPreview({ words, isReady, isOpen = false, isFinished = false }: EmailPreviewProps) {
  const shown = () => (isFinished ? asReadBySample : sampleOf)(words())
  const { message = '', ...offer } = words().templateData ?? {}
  const hasMail = useQuery(templatesQuery()).data?.emailEnabled ?? true
  const isOnline = useOnline()
  const show = useWish('/previewEmail')
  const test = useWish('/sendTestEmail', {
    onDone: ({ message }) => toast('success', message),
    onSettled: () => askAgainAbout('message.changed'),
  })
  const [seen, setSeen] = useState('')
  const look = () => {
    setSeen(JSON.stringify(shown()))
    show.send(shown())
  }
  const showAtOnce = useEffectEvent(() => {
    if (isOpen) look()
  })
  useEffect(() => showAtOnce(), [])
  const isExcerpt = !show.answer && !(isOpen && show.sentence === undefined)
  const isOld = show.answer !== undefined && seen !== JSON.stringify(shown())
  const acts = (
    <div className="flex flex-wrap gap-2">
      {(isExcerpt || isOld) && (
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          onClick={look}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(show.isPending || !isOnline)}
        >
          {show.isPending ? 'Loading…' : isOld ? 'Show what changed' : 'Show as designed'}
        </button>
      )}
      <div className="flex items-center gap-2">
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={!hasMail}
          onClick={() => {
            if (isReady()) test.send(words())
          }}
          title={hasMail ? (isOnline ? undefined : NOT_OFFLINE) : 'Email is not set up'}
          {...heldIf(test.isPending || !isOnline)}
        >
          {test.isPending ? 'Sending…' : 'Send to me'}
        </button>
        {!hasMail && <p className="text-sm text-soft">Once email is set up.</p>}
      </div>
    </div>
  )
  return (
    <section aria-label="Preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isOpen && acts}
      {isExcerpt && (
        <p className="rounded-card border border-line bg-sunk p-4 whitespace-pre-wrap break-words">
          {preview(filledForSample(message, offer)) || <span className="text-soft">Nothing is written yet.</span>}
        </p>
      )}
      {isOpen && show.isPending && !show.answer && <Skeleton className="h-96 w-full" />}
      {show.answer && <LetterFrame html={show.answer.html} title={`Preview: ${show.answer.subject}`} />}
      {!isOpen && acts}
      {test.sentence && (
        <p role="alert" className="font-semibold text-chilli">
          Failed to send email: {test.sentence}
        </p>
      )}
      {show.sentence && (
        <p role="alert" className="font-semibold text-chilli">
          Failed to preview email: {show.sentence}
        </p>
      )}
    </section>
  )
}

/** Whose email the preview shows, and how it stands in a mailbox. */
export function PreviewHead({ subject, language = 'en' }: { subject: string; language?: LetterLanguage }) {
  return (
    <>
      <div>
        <p className="font-semibold">How it reads</p>
        <p className="text-sm text-soft">To {SAMPLE_NAME}, a made-up guest.</p>
      </div>
      {subject.trim() !== '' && (
        <p lang={language} className="rounded-control bg-sunk px-4 py-2.5 font-semibold break-words">
          {subject}
        </p>
      )}
    </>
  )
}
