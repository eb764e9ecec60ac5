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

/** Nobody is asked for what we know. */
function KnownContact({ form, onEdit }: Pick<FieldsProps, 'form'> & { onEdit: () => void }) {
  return (
    <section aria-labelledby="contact-title">
      <h2 id="contact-title" className={GROUP_HEAD}>
        Your details
      </h2>
      <div className="flex items-center gap-3 rounded-control border border-line-strong py-1.5 pr-1.5 pl-3.5">
        <p className="flex min-w-0 grow flex-wrap gap-x-3 leading-snug">
          <span className="font-semibold">{form.name}</span>
          <span className="min-w-0 text-soft">
            <EmailWords email={form.email} />
          </span>
          <span className="whitespace-nowrap text-soft tabular-nums">{displayPhone(form.phone)}</span>
        </p>
        <button
          type="button"
          className={button('bare', 'shrink-0 px-3! underline underline-offset-4')}
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
