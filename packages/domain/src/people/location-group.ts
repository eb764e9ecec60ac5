import { type Problem, problemsOf } from '../problem.ts'

/** Some locations under one name: a right that names the group holds at each of them. */
type LocationGroupInput = { readonly name: string; readonly locationIds: readonly string[] }

const MAX_GROUP_NAME = 60
export const MAX_GROUP_LOCATIONS = 2000

export function checkLocationGroup({ name, locationIds }: LocationGroupInput): Problem<keyof LocationGroupInput>[] {
  return problemsOf([
    ['name', name.trim() === '' && 'Name is required'],
    ['name', name.trim().length > MAX_GROUP_NAME && `At most ${MAX_GROUP_NAME} characters`],
    ['locationIds', locationIds.length === 0 && 'Choose at least one location'],
  ])
}
