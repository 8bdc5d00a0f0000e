/** A sentence with an address in it, as a link. */
export function ContactText({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email)
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  )
}
