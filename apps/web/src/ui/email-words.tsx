import { Fragment } from 'react'

/** An email address that is too long for its line breaks before the @, and a long name behind a dot. Other words stay as they are. */
export function EmailWords({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 0) return email
  const [first = '', ...rest] = email.slice(0, at).split('.')
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have only their places
        <Fragment key={index}>
          .<wbr />
          {part}
        </Fragment>
      ))}
      <wbr />
      {email.slice(at)}
    </>
  )
}
