import { type Problem, problemsOf } from '../problem.ts'
import type { OptionGroup } from './options.ts'
import { GROUP_UNKNOWN, NESTED_TOO_DEEP, SIZE_BELOW_OPTION } from './options-check.ts'

const OPENS_ITSELF = 'A group cannot be opened by its own options'

/** What can never be met of the groups that options open, before any dish offers them; `others` are the groups beside it (menu 85). */
export function checkOpened(group: OptionGroup, others: readonly OptionGroup[]): Problem[] {
  const known = new Map(others.map((one) => [one.id, one]))
  const isOpened = others.some(({ options }) => options.some(({ groupIds }) => groupIds.includes(group.id)))
  return [
    ...problemsOf([['kind', group.kind === 'size' && isOpened && SIZE_BELOW_OPTION]]),
    ...group.options.flatMap(({ id, groupIds }) => {
      const opened = groupIds.flatMap((one) => known.get(one) ?? [])
      const opensItself = groupIds.includes(group.id)
      const isDeep = opened.some(opensOthers) || (isOpened && groupIds.length > 0)
      const field = `options.${id}.groupIds`
      return problemsOf([
        [field, opensItself && OPENS_ITSELF],
        [field, groupIds.some((one) => one !== group.id && !known.has(one)) && GROUP_UNKNOWN],
        [field, opened.some(({ kind }) => kind === 'size') && SIZE_BELOW_OPTION],
        [field, !opensItself && isDeep && NESTED_TOO_DEEP],
      ])
    }),
  ]
}

function opensOthers({ options }: OptionGroup): boolean {
  return options.some(({ groupIds }) => groupIds.length > 0)
}
