import { firstShown } from '@sizzle/domain/messages/compose.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Wrong } from '../../../ui/form/wrong.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Recipient } from './send-in-batches.ts'
import type { Recipients } from './use-recipients.ts'

const MOST_FOUND = 8

/** Who gets the email. Whom a list has chosen stands there by name; else people are looked up and addresses typed. */
export function RecipientFields({ to, isChosen }: { to: Recipients; isChosen: boolean }) {
  const { shown, more } = firstShown(to.people)
  return (
    <fieldset className="grid gap-2">
      <legend className={isChosen ? 'mb-1 font-semibold' : 'sr-only'}>To</legend>
      {shown.length > 0 && (
        <ul aria-label="People who get it" className="flex flex-wrap items-center gap-1.5">
          {shown.map((person) => (
            <Person key={person.email} person={person} onRemove={() => to.remove(person.email)} />
          ))}
          {more && <li className="px-1 text-soft">{more}</li>}
        </ul>
      )}
      {!isChosen && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Combobox
            label="Add a person"
            isLabelShown
            placeholder="Name or phone"
            search={peopleWith}
            onChoose={({ person }) => to.add(person)}
          />
          <TextArea
            label="Or email addresses"
            rows={1}
            placeholder="With commas between them"
            value={to.typed}
            onChange={(event) => to.type(event.target.value)}
          />
        </div>
      )}
      <Wrong sentence={to.problem} />
    </fieldset>
  )
}

function Person({ person: { email, name }, onRemove }: { person: Recipient; onRemove: () => void }) {
  const called = name.trim() || email
  return (
    <li className="flex max-w-full items-center rounded-full bg-sunk pl-3.5">
      <span className="truncate" title={email}>
        {called}
      </span>
      <button
        type="button"
        aria-label={`Remove ${called}`}
        className="grid size-9 shrink-0 place-items-center rounded-full pointer-coarse:size-11"
        onClick={onRemove}
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  )
}

async function peopleWith(text: string) {
  const { users } = await askOnce('/getUsers', { search: text.trim() })
  return users.slice(0, MOST_FOUND).map(({ id, displayName, email }) => ({
    id,
    name: displayName,
    detail: email,
    person: { email, name: displayName },
  }))
}
