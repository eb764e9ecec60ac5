import { memo } from 'react'
import type { TableLocation } from '../../../kit/page-content.ts'
import { MoreLocations } from '../../shared/find-location/more-locations.tsx'
import { Choice, Step } from './choice.tsx'
import type { Wish } from './wish.ts'

type ChooseLocationProps = {
  locations: readonly TableLocation[]
  total: number
  chosen: string
  onChange: (change: Partial<Wish>) => void
  /** One that was not among those shown. */
  onFound: (location: TableLocation) => void
}

export const ChooseLocation = memo(function ChooseLocation(props: ChooseLocationProps) {
  const { locations, total, chosen, onChange, onFound } = props
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
            onChoose={() => onChange({ locationId: id })}
          >
            <span className="font-semibold">{name}</span>
            <span
              className={`text-sm text-balance max-sm:text-[0.8125rem] lg:max-xl:text-xs ${id === chosen ? '' : 'text-soft'}`}
            >
              {address}
            </span>
          </Choice>
        ))}
      </div>
      <div className="mt-3 empty:hidden">
        <MoreLocations
          shown={locations.length}
          total={total}
          onTable={(found) => {
            onFound(found)
            onChange({ locationId: found.id })
          }}
        />
      </div>
    </Step>
  )
})
