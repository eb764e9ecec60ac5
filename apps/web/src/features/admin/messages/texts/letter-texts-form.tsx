import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { TextPart } from '@sizzle/domain/messages/standard-texts.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { firstWrongIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { useMatches } from '../../../../kit/use-matches.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { whoChanged } from '../../../../ui/form/who-changed.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { LetterPreview } from './letter-preview.tsx'
import { TextColumn } from './text-column.tsx'
import type { LetterTexts } from './texts-query.ts'
import { useLetterTexts } from './use-letter-texts.ts'

type LetterTextsFormProps = {
  letter: LetterTexts
  /** The language in sight; both are written and saved together. */
  language: LetterLanguage
  isShown: boolean
  onLanguage: (language: LetterLanguage) => void
}

const WIDE = matchMedia('(width >= 64rem)')
/** The fields leave room for the beginning of the letter. */
const UPRIGHT = matchMedia('(48rem <= width < 64rem) and (height >= 60rem)')

/** One letter: its words in one language at a time, and how they read: beside them, below them on an upright tablet, or below the field that somebody is at. */
export function LetterTextsForm({ letter, language, isShown, onLanguage }: LetterTextsFormProps) {
  const { templateId, updatedBy, updatedAt } = letter
  const draft = useLetterTexts(letter)
  const isWide = useMatches(WIDE)
  const isUpright = useMatches(UPRIGHT)
  const isInSight = isWide || isUpright
  const [seenAt, setSeenAt] = useState<TextPart>()
  const fields = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isOnline = useOnline()
  const test = useWish('/sendTestLetter', {
    onDone: ({ message }) => toast('success', message),
    onSettled: () => askAgainAbout('message.changed'),
  })
  useUnloadWarning(draft.isChanged)
  const whenRight = (act: () => void) => {
    const wrong = flushSync(() => draft.wrongIn())
    if (wrong.length === 0) return act()
    // What is wrong is looked for in the language in sight first.
    const [first = language] = wrong.includes(language) ? [language] : wrong
    flushSync(() => onLanguage(first))
    firstWrongIn(fields.current?.querySelector<HTMLElement>(`[data-language=${first}]`) ?? null)?.focus()
  }
  const preview = <LetterPreview templateId={templateId} texts={draft.texts} language={language} isShown={isShown} />
  return (
    <form
      noValidate
      // Below a short letter the bar stands at the foot of the window as well.
      className="flex flex-col gap-5 max-lg:min-h-[calc(100dvh-9rem)]"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.isPending || !isOnline) return
        if (draft.isChangedByOthers) return notice.current?.focus()
        whenRight(draft.save)
      }}
    >
      {draft.isChangedByOthers && (
        <div className="overflow-hidden rounded-card border border-line">
          <ChangedNotice
            ref={notice}
            who={
              draft.isKnown && updatedAt !== null
                ? whoChanged('email', { by: updatedBy, at: updatedAt, timeZone: HOUSE_ZONE })
                : 'Somebody else has changed this email.'
            }
            both={draft.both}
            isKnown={draft.isKnown}
            onKeep={draft.keepMine}
            onLoad={draft.loadTheirs}
          />
        </div>
      )}
      <div
        ref={fields}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        {LETTER_LANGUAGES.map((one) => (
          <div key={one} data-language={one} hidden={one !== language}>
            <TextColumn
              language={one}
              templateId={templateId}
              draft={draft}
              isSending={test.isPending}
              whyNot={isOnline ? undefined : NOT_OFFLINE}
              preview={isInSight ? undefined : { at: seenAt, letter: one === language && preview, onSee: setSeenAt }}
              onSendToMe={() => whenRight(() => test.send({ templateId, language: one, texts: draft.texts }))}
            />
          </div>
        ))}
        {isInSight && preview}
      </div>
      <div className="max-lg:fade-above sticky mt-auto bottom-(--foot-room) z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-2 sm:-mx-6 sm:px-6">
        <FormProblem className="basis-full empty:hidden" sentence={draft.sentence ?? test.sentence} />
        <p className="mr-auto text-sm text-soft">{draft.isChanged ? 'Not saved yet.' : 'No changes yet.'}</p>
        <button
          type="submit"
          className={button('primary')}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(draft.isPending || !draft.isChanged || !isOnline)}
        >
          {draft.isPending ? 'Saving…' : 'Save both languages'}
        </button>
      </div>
    </form>
  )
}
