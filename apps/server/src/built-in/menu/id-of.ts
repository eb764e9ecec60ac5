const MAX_ID_LENGTH = 100

/** 'Butter Chicken' is 'butter-chicken'. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_ID_LENGTH)
}
