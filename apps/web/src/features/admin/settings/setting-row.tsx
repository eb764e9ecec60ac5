import { SETTINGS } from '@sizzle/domain/settings/settings.ts'
import { useId } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Unit } from '../../../ui/form/unit.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { grouped } from './setting-entry.ts'
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
        className="grid items-start gap-x-8 gap-y-1 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !isPending) save()
        }}
      >
        <Entry setting={setting} {...entry} />
        {/* Its first line stands at the height of the label. */}
        <div className="flex min-w-0 flex-col gap-1 text-sm md:pt-3.5">
          <p id={id}>
            {about} {limits && <span className="text-soft">{limits}</span>}
          </p>
          <p className="flex flex-wrap gap-x-2.5 text-soft wrap-anywhere empty:-mb-1">
            {standing(setting)}
            <span className="flex gap-x-2.5 whitespace-nowrap empty:hidden">
              {setting.version > 0 && (
                <Link
                  to={historyOf(setting)}
                  className="underline underline-offset-4"
                  aria-label={`History of ${labelOf(name)}`}
                >
                  History
                </Link>
              )}
              {isOwn && !isChanged && (
                <button
                  type="button"
                  className="text-left underline underline-offset-4 disabled:opacity-55"
                  aria-label={
                    locationId === null ? `Back to the default: ${valueWords(name, setting.standard)}` : undefined
                  }
                  disabled={isPending}
                  onClick={takeBack}
                >
                  {locationId === null ? 'Back to the default' : 'Back to what the house has'}
                </button>
              )}
            </span>
          </p>
          <FormProblem className="empty:-mb-1" sentence={sentence} />
          <div className="flex flex-wrap gap-2 empty:hidden">
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

const ROW = 'grid items-center gap-x-4 [&>label]:mb-0 [&>p]:col-span-full'
const NUMBER = `${ROW} grid-cols-[minmax(0,1fr)_9rem] max-[19rem]:grid-cols-1 max-[19rem]:gap-y-1`
/** Words need more room, which a phone has not beside a label. */
const WORDS = `${ROW} gap-y-1 md:grid-cols-[minmax(0,1fr)_13rem]`

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
        className={WORDS}
        value={text}
        options={choices}
        problem={problem}
        lockedBecause={isFixed ? 'Fixed where the program is started.' : undefined}
        onChange={enter}
      />
    )
  return <Typed name={name} text={text} problem={problem} isFixed={isFixed} enter={enter} />
}

type TypedProps = Omit<EntryProps, 'setting'> & { name: Setting['name']; isFixed: boolean }

/** Read with commas, typed without. */
function Typed({ name, text, problem, isFixed, enter }: TypedProps) {
  const unit = unitOf(name)
  const read = unit ? grouped(text) : text
  return (
    <Field
      label={labelOf(name)}
      className={`${unit ? NUMBER : WORDS} ${read === text ? '' : COVERED}`}
      value={text}
      problem={problem}
      extra={
        unit && (
          <>
            {read !== text && <Cover>{read}</Cover>}
            <Unit unit={unit} />
          </>
        )
      }
      inputMode={name === 'business.taxNumber' ? 'text' : 'numeric'}
      autoComplete="off"
      readOnly={isFixed}
      onChange={({ target }) => enter(target.value)}
    />
  )
}

const COVERED = '[&_input:not(:focus)]:text-transparent!'

/** Lies over the number until somebody types: another value in the field would take away what they have selected. */
function Cover({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 left-[15px] flex items-center forced-colors:hidden [input:focus~&]:hidden"
    >
      {children}
    </span>
  )
}

function historyOf({ name, locationId }: Setting): string {
  const query = locationId === null ? '' : `?${new URLSearchParams({ location: locationId })}`
  return `${query}${sectionHash({ section: 'audit', filters: new URLSearchParams({ subject: `setting:${name}` }) })}`
}
