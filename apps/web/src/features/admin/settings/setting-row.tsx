import { useId } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { choicesOf, labelOf, limitsOf, type Setting, standing, valueWords } from './setting-words.ts'
import { useSetting } from './use-setting.ts'

/** One setting: what it is, what may be entered, what holds and who said so. Each is saved by itself. */
export function SettingRow({ asked }: { asked: Setting }) {
  const id = useId()
  const { setting, sentence, isChanged, isPending, save, leave, takeBack, ...entry } = useSetting(asked)
  const { name, about, from, locationId } = setting
  const isOwn = from === (locationId === null ? 'house' : 'location')
  return (
    <li className="border-b border-line px-4 py-4 last:border-0 sm:px-5">
      <form
        noValidate
        aria-label={labelOf(name)}
        aria-describedby={id}
        className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !isPending) save()
        }}
      >
        <Entry setting={setting} {...entry} />
        <div className="flex min-w-0 flex-col gap-2 md:pt-7">
          <p id={id}>{about}</p>
          <p className="text-sm text-soft wrap-anywhere">
            {standing(setting)}{' '}
            {setting.version > 0 && (
              <Link
                to={historyOf(setting)}
                className="underline underline-offset-4"
                aria-label={`History of ${labelOf(name)}`}
              >
                History
              </Link>
            )}
          </p>
          <FormProblem className="empty:-mb-2" sentence={sentence} />
          <div className="flex flex-wrap gap-2 empty:-mb-2">
            {isChanged && (
              <>
                <button type="submit" className={button('primary')} disabled={isPending}>
                  {isPending ? 'Saving…' : 'Save'}
                </button>
                <button type="button" className={button('quiet')} disabled={isPending} onClick={leave}>
                  Leave as it is
                </button>
              </>
            )}
            {isOwn && !isChanged && (
              <button type="button" className={button('quiet')} disabled={isPending} onClick={takeBack}>
                {locationId === null
                  ? `Back to the default: ${valueWords(name, setting.standard)}`
                  : 'Back to what the house has'}
              </button>
            )}
          </div>
        </div>
      </form>
    </li>
  )
}

type EntryProps = {
  setting: Setting
  text: string
  problem: string | undefined
  enter: (text: string) => void
}

function Entry({ setting: { name, from }, text, problem, enter }: EntryProps) {
  const isFixed = from === 'environment'
  const choices = choicesOf(name)
  if (choices)
    return (
      <Select
        label={labelOf(name)}
        value={text}
        options={choices}
        problem={problem}
        lockedBecause={isFixed ? 'Fixed where the program is started.' : undefined}
        onChange={enter}
      />
    )
  return (
    <Field
      label={labelOf(name)}
      value={text}
      problem={problem}
      hint={limitsOf(name)}
      inputMode={name === 'business.taxNumber' ? 'text' : 'numeric'}
      autoComplete="off"
      readOnly={isFixed}
      onChange={({ target }) => enter(target.value)}
    />
  )
}

function historyOf({ name, locationId }: Setting): string {
  const query = locationId === null ? '' : `?${new URLSearchParams({ location: locationId })}`
  return `${query}${sectionHash({ section: 'audit', filters: new URLSearchParams({ subject: `setting:${name}` }) })}`
}
