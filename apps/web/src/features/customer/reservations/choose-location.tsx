import type { TableLocation } from '../../../kit/page-content.ts'
import { MoreLocations } from '../../shared/find-location/more-locations.tsx'
import { Choice, Step } from './choice.tsx'

type ChooseLocationProps = {
  locations: readonly TableLocation[]
  total: number
  chosen: string
  onChoose: (locationId: string) => void
  /** One that was not among those shown. */
  onFound: (location: TableLocation) => void
}

export function ChooseLocation({ locations, total, chosen, onChoose, onFound }: ChooseLocationProps) {
  return (
    <Step title="Where">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        {locations.map(({ id, name, address }) => (
          <Choice
            key={id}
            name="location"
            value={id}
            isChosen={id === chosen}
            className="px-3.5! py-1.5 leading-snug max-sm:px-2! sm:min-h-14 sm:items-start sm:text-left"
            onChoose={() => onChoose(id)}
          >
            <span className="font-semibold">{name}</span>
            <span
              className={`text-sm text-balance max-sm:text-xs lg:max-xl:text-xs ${id === chosen ? '' : 'text-soft'}`}
            >
              {address}
            </span>
          </Choice>
        ))}
      </div>
      <div className="mt-3 empty:hidden">
        <MoreLocations shown={locations.length} total={total} onTable={onFound} />
      </div>
    </Step>
  )
}
