import { LANGUAGE_NAMES, LETTER_LANGUAGES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import type { To } from '../../../../router/path.ts'
import { CardSkeleton } from '../../../../ui/card-skeleton.tsx'
import { FilterSelect } from '../../../../ui/list/filter-select.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { PAGE } from '../../../../ui/office/page.ts'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { TabList } from '../../../../ui/tab-list.tsx'
import { useHasMail } from '../campaigns/nobody-gets-it.tsx'
import { NotSetUp } from '../not-set-up.tsx'
import { LetterTextsForm } from './letter-texts-form.tsx'
import { LETTER_NAMES, LETTER_NOTES } from './text-words.ts'
import { letterTextsQuery } from './texts-query.ts'

type LetterTextsPageProps = { templateId: string | undefined; backTo: To; onChoose: (templateId: string) => void }

/** What letters say, in English and French: `#messages/texts/custom`. */
export function LetterTextsPage({ templateId, backTo, onChoose }: LetterTextsPageProps) {
  const { data, error, refetch } = useQuery(letterTextsQuery())
  const hasMail = useHasMail()
  const [language, setLanguage] = useState<LetterLanguage>('en')
  const letters = data?.letters ?? []
  const letter = letters.find((one) => one.templateId === templateId) ?? letters[0]
  return (
    <div className={PAGE}>
      <SectionHead
        title="Email wording"
        back={{ to: backTo, label: 'All messages' }}
        note={letter && <p>{LETTER_NOTES[letter.templateId]}</p>}
      >
        {letter && (
          <>
            <FilterSelect
              label="Email"
              value={letter.templateId}
              options={letters.map(({ templateId: id }) => [id, LETTER_NAMES[id]] as const)}
              onChange={onChoose}
            />
            <TabList
              label="Language"
              tabs={LETTER_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
              value={language}
              onChange={setLanguage}
            />
          </>
        )}
      </SectionHead>
      {!hasMail && (
        <NotSetUp>
          Email is not set up: nothing is sent. <span className="max-sm:sr-only">You can write the words now.</span>
        </NotSetUp>
      )}
      {letter ? (
        <>
          {/* Each letter keeps what was typed while another one is looked at. */}
          {letters.map((one) => (
            <div key={one.templateId} hidden={one !== letter}>
              <LetterTextsForm letter={one} language={language} isShown={one === letter} onLanguage={setLanguage} />
            </div>
          ))}
        </>
      ) : error ? (
        <LoadProblem
          isRoom
          title="Failed to load the email texts"
          {...problemOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy="true" className="grid gap-5 lg:grid-cols-2">
          <p className="sr-only">Loading the email texts…</p>
          <CardSkeleton lines={8} />
          <CardSkeleton lines={8} className="max-lg:hidden" />
        </div>
      )}
    </div>
  )
}
