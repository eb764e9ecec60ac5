/** What is wrong with a group of fields; it takes the focus when nothing in the group can. */
export function Wrong({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null
  return (
    <p data-wrong tabIndex={-1} className="mt-1 w-fit text-sm font-semibold text-chilli">
      {sentence}
    </p>
  )
}
