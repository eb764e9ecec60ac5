/** A part of a list in its order. */
export type Page = { readonly limit: number; readonly offset: number }

/** Every row carries the total. A page behind the last one has no rows, so the first row of the list is read for it. */
export async function withTotal<Row extends { readonly matching: number }>(
  read: (page: Page) => Promise<Row[]>,
  page: Page,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await read(page)
  const isBehind = rows.length === 0 && page.offset > 0
  const [first] = isBehind ? await read({ limit: 1, offset: 0 }) : rows
  return { rows, total: first?.matching ?? 0 }
}

type Numbered<Row> = { readonly rows: Row[]; readonly total: number; readonly page: number; readonly pages: number }

/** The page that was asked for, also behind the last one: whoever reads on until a page is empty reads each row once. */
export async function numbered<Row extends { readonly matching: number }>(
  read: (page: Page) => Promise<Row[]>,
  page: number,
  size: number,
): Promise<Numbered<Row>> {
  const found = await withTotal(read, { limit: size, offset: (page - 1) * size })
  return { ...found, page, pages: pagesOf(found.total, size) }
}

export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
