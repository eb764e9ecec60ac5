import { SETTINGS } from '@sizzle/domain/settings/settings.ts'
import { useEffect, useEffectEvent, useId } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Unit } from '../../../ui/form/unit.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { grouped } from './setting-entry.ts'
import { choicesOf, isOwn, labelOf, limitsOf, type Setting, standing, unitOf, valueWords } from './setting-words.ts'
import { useSetting } from './use-setting.ts'

type SettingRowProps = {
  asked: Setting /** At a location: the same setting of the house. */
  ofHouse: Setting | undefined
  /** Whether something is entered here that is not saved. */
  onEntered: (setting: Setting, isChanged: boolean) => void
}

/** One setting: what it is, what may be entered, what holds and who said so. Each is saved by itself. */
export function SettingRow({ asked, ofHouse, onEntered }: SettingRowProps) {
  const id = useId()
  const own = useSetting(asked)
  const { setting, sentence, isChanged, isPending, isSaved, save, leave } = own
  const { name, about } = setting
  const limits = limitsOf(name)
  const isOnline = useOnline()
  // Saved, discarded or taken back: the button is gone with the press.
  const form = useKeptFocus<HTMLFormElement>(`${isChanged} ${setting.version}`)
  const tell = useEffectEvent((is: boolean) => onEntered(asked, is))
  useEffect(() => {
    tell(isChanged)
    return () => tell(false)
  }, [isChanged])
  return (
    <li
      data-unsaved={isChanged || undefined}
      className={`scroll-mt-34 scroll-mb-20 border-b border-line px-4 py-3 last:border-0 sm:px-5 ${isChanged ? 'shadow-[inset_3px_0_0_var(--saffron)]' : ''}`}
    >
      <form
        ref={form}
        noValidate
        aria-label={labelOf(name)}
        aria-describedby={id}
        className={`grid items-center gap-x-4 gap-y-1 sm:gap-y-0 ${takesWords(name) ? WORDS : NUMBER}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !isPending && isOnline) save()
        }}
        onReset={(event) => {
          event.preventDefault()
          if (isChanged && !isPending) leave()
        }}
      >
        <Entry setting={setting} text={own.text} isChanged={isChanged} problem={own.problem} enter={own.enter} />
        {isChanged && (
          <div className="order-last col-span-full mt-2 flex flex-wrap items-center justify-end gap-2">
            <span className="mr-auto text-sm text-soft">Was {valueWords(name, setting.value)}.</span>
            <button type="button" className={button('quiet', 'px-4!')} onClick={leave} {...heldIf(isPending)}>
              Discard
            </button>
            <button
              type="submit"
              className={button('primary')}
              title={isOnline ? undefined : NOT_OFFLINE}
              {...heldIf(isPending || !isOnline)}
            >
              {isPending ? 'Saving…' : 'Save'}
            </button>
          </div>
        )}
        <div className="col-span-full flex max-w-[76ch] min-w-0 flex-col gap-1 text-sm text-soft sm:col-span-1 sm:col-start-1 sm:mt-0.5">
          <p id={id}>
            {about} {limits && <span className="whitespace-nowrap">{limits}</span>}
          </p>
          <p role="status" className="flex items-center gap-1.5 font-semibold text-coriander empty:-mb-1">
            {isSaved && (
              <>
                <Icon name="check" className="size-4.5" /> Saved
              </>
            )}
          </p>
          <Standing
            setting={setting}
            ofHouse={ofHouse}
            isChanged={isChanged}
            isPending={isPending}
            onTakeBack={own.takeBack}
          />
          <FormProblem className="empty:-mb-1" sentence={sentence} />
        </div>
      </form>
    </li>
  )
}

type StandingProps = {
  setting: Setting
  ofHouse: Setting | undefined
  isChanged: boolean
  isPending: boolean
  onTakeBack: () => void
}

/** Who said what holds, how it came to that, and the way back to what would hold otherwise. */
function Standing({ setting, ofHouse, isChanged, isPending, onTakeBack }: StandingProps) {
  const { name, locationId } = setting
  const isOnline = useOnline()
  return (
    <p className="flex flex-wrap gap-x-2.5 wrap-anywhere empty:-mb-1 pointer-coarse:items-center">
      {standing(setting, ofHouse)}
      <span className="flex gap-x-2.5 whitespace-nowrap empty:hidden pointer-coarse:gap-x-6">
        {setting.version > 0 && (
          <Link to={historyOf(setting)} className={WAY} aria-label={`History of ${labelOf(name)}`}>
            History
          </Link>
        )}
        {isOwn(setting) && !isChanged && (
          <button
            type="button"
            className={`${WAY} aria-disabled:opacity-55`}
            title={isOnline ? undefined : NOT_OFFLINE}
            aria-label={locationId === null ? `Back to the default: ${valueWords(name, setting.standard)}` : undefined}
            onClick={onTakeBack}
            {...heldIf(isPending || !isOnline)}
          >
            {locationId === null ? 'Back to the default' : 'Use the value of all locations'}
          </button>
        )}
      </span>
    </p>
  )
}

const WAY = 'inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11'

type EntryProps = {
  setting: Setting
  text: string
  isChanged: boolean
  problem: string | undefined
  enter: (text: string) => void
}

const NUMBER = 'grid-cols-[minmax(0,1fr)_7rem] max-[19rem]:grid-cols-1'
/** Words need more room, which a phone has not beside a label. */
const WORDS = 'sm:grid-cols-[minmax(0,1fr)_15rem]'
/** What it is made of stands in the row's own columns: with room the words are on the left, and what is set on the right. */
const CELLS =
  'contents [&>label]:mb-0 [&>label]:text-balance [&>:is(p,.problem)]:col-span-full sm:[&>label]:self-start sm:[&>:is(div:not(.problem),select)]:col-start-2 sm:[&>:is(div:not(.problem),select)]:row-span-2 sm:[&>:is(div:not(.problem),select)]:row-start-1 sm:[&>:is(div:not(.problem),select)]:self-start sm:[&>:is(p,.problem)]:row-start-3'

const takesWords = (name: Setting['name']) => unitOf(name) === undefined && SETTINGS[name].shape.kind !== 'yes_or_no'

function Entry({ setting: { name, from }, text, isChanged, problem, enter }: EntryProps) {
  const isFixed = from === 'environment'
  const isOnline = useOnline()
  if (SETTINGS[name].shape.kind === 'yes_or_no')
    return (
      <div className="col-span-full max-sm:-mb-2 sm:[&>label]:min-h-8">
        <Switch
          label={labelOf(name)}
          isOn={text === 'true'}
          isDisabled={isFixed || !isOnline}
          onSwitch={(isOn) => enter(String(isOn))}
        />
      </div>
    )
  const choices = choicesOf(name)
  if (choices)
    return (
      <Select
        label={labelOf(name)}
        className={CELLS}
        value={text}
        options={choices}
        problem={problem}
        lockedBecause={isFixed ? 'Fixed where the program is started.' : undefined}
        onChange={enter}
      />
    )
  // What was begun is finished without a connection too.
  const isOff = !isOnline && !isChanged
  return <Typed name={name} text={text} problem={problem} isFixed={isFixed || isOff} isOff={isOff} enter={enter} />
}

type TypedProps = Omit<EntryProps, 'setting' | 'isChanged'> & {
  name: Setting['name']
  isFixed: boolean
  /** Cannot be saved now, and looks so. */
  isOff: boolean
}

/** Read with commas, typed without. */
function Typed({ name, text, problem, isFixed, isOff, enter }: TypedProps) {
  const unit = unitOf(name)
  const read = unit ? grouped(text) : text
  return (
    <Field
      label={labelOf(name)}
      className={`${CELLS} ${read === text ? '' : COVERED} ${isOff ? '[&_input]:border-line! [&_input]:text-soft!' : ''}`}
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
