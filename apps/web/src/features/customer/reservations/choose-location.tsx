import type { TableLocation } from '../../../kit/page-content.ts'
import { Choice, Step } from './choice.tsx'

type ChooseLocationProps = {
  locations: readonly TableLocation[]
  chosen: string
  onChoose: (locationId: string) => void
}

export function ChooseLocation({ locations, chosen, onChoose }: ChooseLocationProps) {
  return (
    <Step title="Where">
      <div className="grid gap-3 sm:grid-cols-2">
        {locations.map(({ id, name, address }) => (
          <Choice
            key={id}
            name="location"
            value={id}
            isChosen={id === chosen}
            className="items-start px-4! py-3 text-left"
            onChoose={() => onChoose(id)}
          >
            <span className="font-semibold">{name}</span>
            <span className={id === chosen ? '' : 'text-soft'}>{address}</span>
          </Choice>
        ))}
      </div>
    </Step>
  )
}
