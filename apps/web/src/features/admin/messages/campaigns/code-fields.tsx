import { sampleCode } from '@sizzle/domain/promotions/code.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { Field } from '../../../../ui/field.tsx'
import { FORM_PART } from './audience-fields.tsx'

type CodeOffer = { code: string; percent: string }
type CodeFieldsProps = CodeOffer & { problems: ProblemsAt; onChange: (changes: Partial<CodeOffer>) => void }

/** What each reader's own code begins with, and what it takes off. */
export function CodeFields({ code, percent, problems, onChange }: CodeFieldsProps) {
  const sample = sampleCode(code)
  return (
    <section aria-labelledby="campaign-code" className={FORM_PART}>
      <h2 id="campaign-code" className="text-xl">
        A code for each reader (optional)
      </h2>
      <p className="text-pretty text-soft">
        It makes one order of its reader cheaper, once, until the end of the day in “Valid until”. Nobody else can use
        it.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Codes begin with"
          hint={sample === '' ? 'Such as THALI.' : `Such as ${sample}.`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          problem={problems.code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
        <Field
          label="Discount in %"
          hint="Of the dishes, before tax."
          inputMode="numeric"
          autoComplete="off"
          value={percent}
          problem={problems.percent}
          onChange={(event) => onChange({ percent: event.target.value })}
        />
      </div>
    </section>
  )
}
