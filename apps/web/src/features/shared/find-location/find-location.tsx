import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import { publicApi } from '../../../kit/api.ts'
import type { PageLocation, TableLocation } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { useNavigate } from '../../../router/router.tsx'
import { Combobox } from '../../../ui/combobox.tsx'

// Loaded when somebody searches, so it is exported as `lazy` wants it.
export default function FindLocation({ onTable }: { onTable: ((location: TableLocation) => void) | undefined }) {
  const navigate = useNavigate()
  const go = ({ id }: PageLocation) => navigate(paths.menu(id))
  const search = async (text: string) => {
    const asked = { search: text, limit: `${LOCATIONS_SHOWN}` }
    if (!onTable) {
      const { locations } = await publicApi.get('/getActiveLocations', asked)
      return locations.map((location) => optionOf(location, () => go(location)))
    }
    const { locations } = await publicApi.get('/getDineInLocations', asked)
    return locations.map((location) => optionOf(location, () => onTable(location)))
  }
  return (
    <Combobox
      label="Find a kitchen by name or address"
      placeholder="Name, street or postal code"
      isFocused
      className="w-full max-w-[24rem]"
      search={search}
      onChoose={({ choose }) => choose()}
    />
  )
}

function optionOf({ id, name, address }: PageLocation, choose: () => void) {
  return { id, name, detail: address, choose }
}
