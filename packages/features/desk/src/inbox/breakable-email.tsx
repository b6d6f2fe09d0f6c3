import { Fragment } from 'react'

/** An email address that a narrow column breaks before its `@` or a dot. */
export const breakableEmail = (email: string) =>
  email.split(/(?=[@.])/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
