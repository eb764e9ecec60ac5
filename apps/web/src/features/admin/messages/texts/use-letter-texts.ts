import { LANGUAGE_NAMES, LETTER_LANGUAGES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { checkTexts, partsOf, type WholeTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { type LetterWords, STANDARD_TEXTS, type TextPart } from '@sizzle/domain/messages/standard-texts.ts'
import { useMemo, useState } from 'react'
import { firstOfEach } from '../../../../kit/field-problems.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { PART_LABELS } from './text-words.ts'
import type { LetterTexts } from './texts-query.ts'

type Typed = { readonly [Language in LetterLanguage]?: LetterWords }
/** What is there now, and what this person saw when the writing began. */
type Begun = Pick<LetterTexts, 'texts' | 'version'>

/** One letter that is being written: what was typed lies over what is there, so parts that nobody touched here stay theirs. */
export function useLetterTexts(letter: LetterTexts) {
  const { templateId } = letter
  const [typed, setTyped] = useState<Typed>({})
  const [begun, setBegun] = useState<Begun>()
  const [problems, setProblems] = useState<ProblemsAt>({})
  const [isStale, setStale] = useState(false)
  const texts = useMemo(() => laidOver(letter.texts, typed), [letter.texts, typed])
  const start = () => {
    setTyped({})
    setBegun(undefined)
    setStale(false)
    setProblems({})
  }
  const save = useWish('/saveLetterTexts', {
    onDone: () => {
      start()
      toast('success', 'The words are saved. The next email has them.')
    },
    onSettled: () => askAgainAbout('letters.changed'),
  })
  const isChanged = Object.keys(typed).length > 0
  return {
    texts,
    isChanged,
    isPending: save.isPending,
    problems: { ...save.problems, ...problems },
    /** Somebody was faster, and this person has not yet said what becomes of their entries. */
    isChangedByOthers: (isStale || save.refusal?.code === 'letter_texts_changed') && begun !== undefined,
    both: begun ? bothChanged(begun.texts, letter.texts, typed, templateId) : [],
    /** Whether the newer words are here by now. */
    isKnown: begun !== undefined && letter.version > begun.version,
    sentence: save.refusal?.code === 'letter_texts_changed' ? undefined : save.sentence,
    write: (language: LetterLanguage, words: LetterWords) => {
      setBegun((before) => before ?? { texts: letter.texts, version: letter.version })
      setTyped((before) => ({ ...before, [language]: { ...before[language], ...words } }))
      setProblems({})
      if (!save.isPending && save.refusal?.code !== 'letter_texts_changed') save.reset()
    },
    /** The languages in which something is wrong; it is shown at its field. */
    wrongIn: (): LetterLanguage[] => {
      const found = firstOfEach(checkTexts(templateId, texts))
      setProblems(found)
      return LETTER_LANGUAGES.filter((language) => Object.keys(found).some((field) => field.startsWith(`${language}.`)))
    },
    save: () => {
      if (begun && letter.version > begun.version) return setStale(true)
      save.send({ templateId, texts, expectedVersion: begun?.version ?? letter.version })
    },
    keepMine: () => {
      setBegun({ texts: letter.texts, version: letter.version })
      setStale(false)
      save.reset()
    },
    loadTheirs: () => {
      start()
      save.reset()
    },
  }
}
export type LetterDraft = ReturnType<typeof useLetterTexts>

function laidOver(texts: WholeTexts, typed: Typed): WholeTexts {
  return { en: { ...texts.en, ...typed.en }, fr: { ...texts.fr, ...typed.fr } }
}

/** 'English subject': changed here and by somebody else. */
function bothChanged(
  before: WholeTexts,
  now: WholeTexts,
  typed: Typed,
  templateId: LetterTexts['templateId'],
): string[] {
  const isBoth = (language: LetterLanguage, part: TextPart) =>
    typed[language]?.[part] !== undefined && before[language][part] !== now[language][part]
  return LETTER_LANGUAGES.flatMap((language) =>
    partsOf(templateId)
      .filter((part) => isBoth(language, part))
      .map((part) => `${LANGUAGE_NAMES[language]} ${PART_LABELS[part].toLowerCase()}`),
  )
}

export function isStandardIn(language: LetterLanguage, templateId: LetterTexts['templateId'], words: LetterWords) {
  return partsOf(templateId).every((part) => words[part] === STANDARD_TEXTS[templateId][language][part])
}
