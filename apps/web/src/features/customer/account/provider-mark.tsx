/** The marks that the providers ask sign-in buttons to carry; any other one gets a key. */
export function ProviderMark({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" focusable="false">
      {MARKS[id] ?? OTHER}
    </svg>
  )
}

const OTHER = (
  <path
    d="M14.5 3.5a6 6 0 0 0-5.7 7.9L3.5 16.7v3.8h3.8l1-1v-2h2l1.2-1.2v-1.6l1.1-.5a6 6 0 1 0 1.9-10.7Zm1.5 3v.1"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

const MARKS: Record<string, React.ReactNode> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2-1.9 3.3-4.7 3.3-8Z"
      />
      <path fill="#34a853" d="M12 23c3 0 5.5-1 7.2-2.7l-3.5-2.7a6.6 6.6 0 0 1-9.9-3.5H2.2v2.8A11 11 0 0 0 12 23Z" />
      <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8Z" />
      <path fill="#ea4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8A6.6 6.6 0 0 1 12 5.4Z" />
    </>
  ),
  facebook: (
    <path
      fill="#0866ff"
      d="M24 12a12 12 0 1 0-14.9 11.7v-8H6.6V12h2.5v-1.6c0-4.1 1.8-6 5.9-6 .7 0 2 .2 2.6.3v3.4h-1.4c-2 0-2.7.7-2.7 2.7V12h4l-.7 3.7h-3.3v8.2A12 12 0 0 0 24 12Z"
    />
  ),
}
