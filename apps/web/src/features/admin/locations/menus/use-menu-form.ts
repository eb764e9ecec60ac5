import { checkMenu } from '@sizzle/domain/menu/menu-form.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { askAgain } from '../../../../kit/server/answers.ts'
import { type ProblemsAt, problemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { draftOf, fieldsIn, type MenuDraft } from './menu-draft.ts'
import { type MenuWithHours, menusQuery } from './menus-query.ts'

type MenuFormOptions = {
  readonly locationId: string
  /** Left out: a new one. */
  readonly id: string | undefined
  /** What a new one begins with. */
  readonly start: MenuDraft
  /** All menus of the location as they are now. */
  readonly menus: readonly MenuWithHours[]
  readonly onDone: () => void
  /** Something is wrong, and said at its field. */
  readonly onWrong: () => void
}
type Entered = { readonly version: number | null; readonly draft: MenuDraft }

/** One menu as it is edited; what was entered stays until it is saved or replaced by this person. */
export function useMenuForm({ locationId, id = '', start, menus, onDone, onWrong }: MenuFormOptions) {
  const there = menus.find((menu) => menu.id === id)
  const [entered, setEntered] = useState<Entered>()
  const [problems, setProblems] = useState<ProblemsAt>({})
  const { version, draft } = entered ?? { version: there?.version ?? null, draft: there ? draftOf(there) : start }
  const tell = (found: ProblemsAt) => {
    flushSync(() => setProblems(found))
    onWrong()
  }
  const saving = useWish('/saveMenu', {
    close: onDone,
    onDone: ({ menu: { name } }) => toast('success', `${name} is saved`),
    onFailed: (error) => tell(problemsAt(error)),
    onSettled: () => askAgain(menusQuery(locationId)),
  })
  const findProblems = (): ProblemsAt => {
    const others = menus.filter((menu) => menu.id !== id).map(({ name }) => name)
    const found: ProblemsAt = {}
    for (const { field, sentence } of checkMenu(fieldsIn(draft), others)) found[field] ??= sentence
    return found
  }
  /** Somebody else has saved this menu while something was entered here. */
  const isOld = entered !== undefined && there !== undefined && there.version !== version && !saving.isPending
  return {
    draft,
    saving,
    isChanged: entered !== undefined,
    /** Who was faster. */
    firstBy: isOld ? (there.updatedBy ?? 'Somebody else') : undefined,
    problemAt: (field: string) => problems[field],
    change: (changes: Partial<MenuDraft>) => {
      setEntered({ version, draft: { ...draft, ...changes } })
      setProblems((before) => without(before, Object.keys(changes)))
    },
    /** Says what is wrong with this field and those below it; for when it is left. */
    check: (field: string) => {
      const found = Object.entries(findProblems()).filter(([at]) => isWithin(at, field))
      setProblems((before) => ({ ...without(before, [field]), ...Object.fromEntries(found) }))
    },
    save: () => {
      const found = findProblems()
      if (Object.keys(found).length > 0) return tell(found)
      saving.send({ locationId, id: id || null, expectedVersion: version, ...fieldsIn(draft) })
    },
    keepMine: () => {
      setEntered({ version: there?.version ?? null, draft })
      saving.reset()
    },
    loadTheirs: () => {
      setEntered(undefined)
      setProblems({})
      saving.reset()
    },
  }
}

function isWithin(field: string, part: string): boolean {
  return field === part || field.startsWith(`${part}.`)
}

function without(problems: ProblemsAt, parts: readonly string[]): ProblemsAt {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !parts.some((part) => isWithin(field, part))))
}
