import type { Room } from '../kit/room.ts'
import { addLocation } from './add-location.ts'
import { getChainHours, setChainHours } from './chain-hours.ts'
import { deleteLocation } from './delete-location.ts'
import { getAllLocations } from './get-all-locations.ts'
import { getActiveLocations, getLocation } from './get-locations.ts'
import { getOwnLocations } from './get-own-locations.ts'
import { generateLocationId, locationIdExists } from './location-ids.ts'
import { previewTaxes } from './preview-taxes.ts'
import { toggleLocationStatus, updateLocation } from './update-location.ts'

export function locationsRoom(): Room {
  return {
    operations: [
      getActiveLocations,
      getAllLocations(),
      getLocation,
      getOwnLocations,
      addLocation,
      updateLocation,
      toggleLocationStatus,
      deleteLocation,
      locationIdExists,
      generateLocationId,
      previewTaxes,
      getChainHours,
      setChainHours,
    ],
  }
}
