import type { PostAnswer, PostInput } from '@sizzle/contract/client.ts'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import type { UserFilters } from './user-filters.ts'
import { exportedWords } from './user-words.ts'

type Asked = Omit<PostInput<'/exportUsers'>, 'after'>
type Part = PostAnswer<'/exportUsers'>

/** All parts, one after the other, as one file. */
async function everyPart(asked: Asked, key: string) {
  const parts: Part[] = []
  let after: string | null = null
  do {
    const part: Part = await api.post(
      '/exportUsers',
      { ...asked, ...(after === null ? {} : { after }) },
      `${key}.${parts.length}`,
    )
    parts.push(part)
    after = part.next
  } while (after !== null)
  return {
    fileName: parts[0]?.fileName ?? '',
    csv: parts.map(({ csv }) => csv).join(''),
    count: parts.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Takes the list as it is narrowed now, all of it. */
export function useExport({ search, role, status }: UserFilters) {
  const { isPending, send } = useSending(everyPart, {
    onDone: ({ fileName, csv, count }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', csv)
      toast('success', exportedWords(count))
    },
    onFailed: (error) => toast('error', 'Export failed', sentenceOf(error)),
  })
  return { isPending, take: () => send({ search: search.trim(), role, status }) }
}
