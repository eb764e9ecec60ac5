import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { button } from '../../../ui/button.ts'
import { GROUP_HEAD } from '../../../ui/choices.tsx'
import { EmailWords } from '../../../ui/email-words.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../shared/phone-field/phone-input.tsx'
import type { FieldsProps } from './fields-props.ts'

type ContactFieldsProps = FieldsProps & {
  /** Else what is known stands on one line. */
  isOpen: boolean
  onOpen: () => void
}

export function ContactFields({ isOpen, onOpen, ...fields }: ContactFieldsProps) {
  if (!isOpen) return <KnownContact form={fields.form} onEdit={onOpen} />
  return <TypedContact {...fields} />
}

/** Where lines may break there is none. */
const DOT = <span className="hidden shrink-0 whitespace-pre @min-[19rem]:inline"> · </span>

/** Nobody is asked for what we know. */
function KnownContact({ form, onEdit }: Pick<FieldsProps, 'form'> & { onEdit: () => void }) {
  return (
    <section aria-labelledby="contact-title">
      <h2 id="contact-title" className={GROUP_HEAD}>
        Your details
      </h2>
      <div className="@container flex items-center gap-2 rounded-control border border-line-strong py-1.5 pr-1.5 pl-3.5">
        {/* One line, of which the middle gives way; where text is twice as large it has more of them. */}
        <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 leading-snug text-soft @min-[19rem]:flex-nowrap @min-[19rem]:gap-x-0 max-sm:text-sm">
          <span className="font-semibold text-ink @min-[19rem]:max-w-[38%] @min-[19rem]:shrink-0 @min-[19rem]:truncate">
            {form.name}
          </span>
          {DOT}
          <span className="min-w-0 @min-[19rem]:truncate @min-[19rem]:[&_wbr]:hidden">
            <EmailWords email={form.email} />
          </span>
          {DOT}
          <span className="shrink-0 whitespace-nowrap tabular-nums">{displayPhone(form.phone)}</span>
        </p>
        <button
          type="button"
          className={button('bare', 'shrink-0 px-2.5! underline underline-offset-4')}
          onClick={onEdit}
        >
          Edit <span className="sr-only">your details</span>
        </button>
      </div>
    </section>
  )
}

function TypedContact({ form, problems, leave, edit }: FieldsProps) {
  return (
    <fieldset>
      <legend className={GROUP_HEAD}>Your details</legend>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <Field
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          value={form.name}
          problem={problems.name}
          onBlur={() => leave('name')}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <PhoneInput
          value={form.phone}
          problem={problems.phone}
          onLeave={() => leave('phone')}
          onChange={(phone) => edit({ phone })}
        />
        <div className="sm:col-span-2">
          <Field
            label="Email Address"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            value={form.email}
            problem={problems.email}
            onBlur={() => leave('email')}
            onChange={(event) => edit({ email: event.target.value })}
          />
        </div>
      </div>
    </fieldset>
  )
}
