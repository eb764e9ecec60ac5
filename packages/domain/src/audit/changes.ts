// What an entry of the audit trail says, one field after the other.

export type AuditState = Readonly<Record<string, unknown>> | null
/** Null: it was not there. Text as it is, anything else as JSON. */
export type AuditChange = { readonly field: string; readonly before: string | null; readonly after: string | null }

/** The fields that differ. A version says nothing to people. */
export function auditChanges(before: AuditState, after: AuditState): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  fields.delete('version')
  return [...fields]
    .map((field) => ({ field, before: inWords(before?.[field]), after: inWords(after?.[field]) }))
    .filter((change) => change.before !== change.after)
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
