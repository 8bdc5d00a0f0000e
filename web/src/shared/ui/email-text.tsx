import { Fragment } from 'react'

/** An address that breaks after its @ and dots where it does not fit on a line. */
export const EmailText = ({ email }: { email: string }) => (
  <bdi>
    {email.split(/(?<=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
)
