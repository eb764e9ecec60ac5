import type { PostInput } from '@sizzle/contract/client.ts'
import { preview } from '@sizzle/domain/messages/compose.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { LetterFrame } from '../../../ui/letter-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type EmailPreviewProps = {
  message: string
  words: () => PostInput<'/previewEmail'>
  /** The same with samples for what is not written yet: a picture of it needs no finished words. */
  sample?: () => PostInput<'/previewEmail'>
  isReady: () => boolean
  /** The whole email at once: it is finished and only looked at. */
  isOpen?: boolean
}

/** How the message begins, and on request the whole email as its reader sees it. */
export function EmailPreview({ message, words, sample, isReady, isOpen = false }: EmailPreviewProps) {
  const shown = sample ?? words
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
  return (
    <section aria-label="Preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isExcerpt && (
        <p className="rounded-card border border-line bg-sunk p-4 whitespace-pre-wrap break-words text-soft">
          {preview(message) || 'Nothing is written yet.'}
        </p>
      )}
      {isOpen && show.isPending && !show.answer && <Skeleton className="h-96 w-full" />}
      {show.answer && <LetterFrame html={show.answer.html} title={`Preview: ${show.answer.subject}`} />}
      <div className="flex flex-wrap gap-2">
        {(isExcerpt || isOld) && (
          <button
            type="button"
            className={button('quiet', 'px-4!')}
            disabled={show.isPending}
            onClick={() => {
              if (sample || isReady()) look()
            }}
          >
            {show.isPending ? 'Loading…' : isOld ? 'Show what changed' : 'Show as designed'}
          </button>
        )}
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={test.isPending}
          onClick={() => {
            if (isReady()) test.send(words())
          }}
        >
          {test.isPending ? 'Sending…' : 'Send to me'}
        </button>
      </div>
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
