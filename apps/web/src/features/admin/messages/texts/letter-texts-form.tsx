import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { LANGUAGE_NAMES, LETTER_LANGUAGES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { firstWrongIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { whoChanged } from '../../../../ui/form/who-changed.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { LetterFrame } from '../../../../ui/letter-frame.tsx'
import { TextColumn } from './text-column.tsx'
import type { LetterTexts } from './texts-query.ts'
import { useLetterTexts } from './use-letter-texts.ts'

/** Both languages of one letter side by side, as they would look, and to oneself. */
export function LetterTextsForm({ letter }: { letter: LetterTexts }) {
  const { templateId, updatedBy, updatedAt } = letter
  const draft = useLetterTexts(letter)
  const fields = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLElement>(null)
  const isOnline = useOnline()
  const show = useWish('/previewLetterTexts')
  const test = useWish('/sendTestLetter', {
    onDone: ({ message }) => toast('success', message),
    onSettled: () => askAgainAbout('message.changed'),
  })
  // It stands below the fields, and the press was in the bar above it.
  useEffect(() => {
    if (show.answer) preview.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [show.answer])
  useUnloadWarning(draft.isChanged)
  const whenRight = (act: () => void) => {
    if (flushSync(draft.check)) act()
    else firstWrongIn(fields.current)?.focus()
  }
  const sendToMe = (language: LetterLanguage) =>
    whenRight(() => test.send({ templateId, language, texts: draft.texts }))
  const title = isOnline ? undefined : NOT_OFFLINE
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.isPending) return
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
                ? whoChanged('letter', { by: updatedBy, at: updatedAt, timeZone: HOUSE_ZONE })
                : 'Somebody else has changed this letter.'
            }
            both={draft.both}
            isKnown={draft.isKnown}
            onKeep={draft.keepMine}
            onLoad={draft.loadTheirs}
          />
        </div>
      )}
      <div ref={fields} className="grid items-start gap-5 lg:grid-cols-2">
        {LETTER_LANGUAGES.map((language) => (
          <TextColumn
            key={language}
            language={language}
            templateId={templateId}
            draft={draft}
            isSending={test.isPending || !isOnline}
            onSendToMe={() => sendToMe(language)}
          />
        ))}
      </div>
      <div className="sticky bottom-(--foot-room) z-10 -mx-4 flex flex-wrap justify-end gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-3 max-sm:*:grow sm:-mx-6 sm:px-6">
        <FormProblem className="basis-full empty:hidden" sentence={draft.sentence ?? test.sentence ?? show.sentence} />
        <button
          type="button"
          className={button('quiet')}
          disabled={show.isPending || !isOnline}
          title={title}
          onClick={() => whenRight(() => show.send({ templateId, texts: draft.texts }))}
        >
          {show.isPending ? 'Loading…' : 'Show both as designed'}
        </button>
        <button
          type="submit"
          className={button('primary')}
          disabled={draft.isPending || !draft.isChanged || !isOnline}
          title={title}
        >
          {draft.isPending ? 'Saving…' : 'Save both languages'}
        </button>
      </div>
      {show.answer && (
        <section ref={preview} aria-label="Preview" className="grid scroll-mt-4 items-start gap-5 lg:grid-cols-2">
          {show.answer.letters.map(({ language, subject, html }) => (
            <div key={language} className="grid min-w-0 gap-2">
              <p className="font-semibold break-words" lang={language}>
                {subject}
              </p>
              <LetterFrame html={html} title={`${LANGUAGE_NAMES[language]}: ${subject}`} />
            </div>
          ))}
        </section>
      )}
    </form>
  )
}
