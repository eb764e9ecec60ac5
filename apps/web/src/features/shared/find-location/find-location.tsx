import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import { publicApi } from '../../../kit/api.ts'
import type { PageLocation, TableLocation } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { useNavigate } from '../../../router/router.tsx'
import { Combobox } from '../../../ui/combobox.tsx'

// Loaded when somebody searches, so it is exported as `lazy` wants it.
export default function FindLocation({ onTable }: { onTable: ((location: TableLocation) => void) | undefined }) {
  const navigate = useNavigate()
  const search = async (text: string) => {
    const asked = { search: text, limit: `${LOCATIONS_SHOWN}` }
    const { locations } = onTable
      ? await publicApi.get('/getDineInLocations', asked)
      : await publicApi.get('/getActiveLocations', asked)
    return locations.map(optionOf)
  }
  return (
    <Combobox
      label="Find a kitchen by name or address"
      placeholder="Name, street or postal code"
      isFocused
      className="w-full max-w-[24rem]"
      search={search}
      onChoose={({ location }) => (onTable ? onTable(location) : navigate(paths.menu(location.id)))}
    />
  )
}

function optionOf(location: PageLocation) {
  return { id: location.id, name: location.name, detail: location.address, location }
}
