import { SETTINGS } from '@sizzle/domain/settings/settings.ts'
import { useId } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { Switch } from '../../../ui/office/switch.tsx'
import { choicesOf, labelOf, limitsOf, type Setting, standing, unitOf, valueWords } from './setting-words.ts'
import { useSetting } from './use-setting.ts'

/** One setting: what it is, what may be entered, what holds and who said so. Each is saved by itself. */
export function SettingRow({ asked }: { asked: Setting }) {
  const id = useId()
  const { setting, sentence, isChanged, isPending, save, leave, takeBack, ...entry } = useSetting(asked)
  const { name, about, from, locationId } = setting
  const limits = limitsOf(name)
  const isOwn = from === (locationId === null ? 'house' : 'location')
  return (
    <li className="border-b border-line px-4 py-3 last:border-0 sm:px-5">
      <form
        noValidate
        aria-label={labelOf(name)}
        aria-describedby={id}
        className="grid items-start gap-x-8 gap-y-1 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !isPending) save()
        }}
      >
        <Entry setting={setting} {...entry} />
        <div className="flex min-w-0 flex-col gap-1 text-sm md:pt-1">
          <p id={id}>
            {about} {limits && <span className="text-soft">{limits}</span>}
          </p>
          <p className="flex flex-wrap gap-x-1 text-soft wrap-anywhere empty:-mb-1">
            {standing(setting)}
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
              <button type="button" className={button('bare', '-ml-3 px-3!')} disabled={isPending} onClick={takeBack}>
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

const ROW = 'grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-4 [&>label]:mb-0 [&>p]:col-span-full'

function Entry({ setting: { name, from }, text, problem, enter }: EntryProps) {
  const isFixed = from === 'environment'
  if (SETTINGS[name].shape.kind === 'yes_or_no')
    return (
      <Switch
        label={labelOf(name)}
        isOn={text === 'true'}
        isDisabled={isFixed}
        onSwitch={(isOn) => enter(String(isOn))}
      />
    )
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
  const unit = unitOf(name)
  return (
    <Field
      label={labelOf(name)}
      className={unit ? ROW : ''}
      value={text}
      problem={problem}
      extra={unit && <Unit unit={unit} />}
      inputMode={name === 'business.taxNumber' ? 'text' : 'numeric'}
      autoComplete="off"
      readOnly={isFixed}
      onChange={({ target }) => enter(target.value)}
    />
  )
}

/** What the number counts, inside its frame. */
function Unit({ unit }: { unit: string }) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-soft">
      {unit}
    </span>
  )
}

function historyOf({ name, locationId }: Setting): string {
  const query = locationId === null ? '' : `?${new URLSearchParams({ location: locationId })}`
  return `${query}${sectionHash({ section: 'audit', filters: new URLSearchParams({ subject: `setting:${name}` }) })}`
}
