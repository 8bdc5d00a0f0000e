import { lazy, Suspense } from 'react'

const ContactLink = lazy(async () => {
  const { ContactLink } = await import('../../../shared/ui/page/contact-link.tsx')
  return { default: ContactLink }
})

/** Few readers see it, so it is loaded when it is shown. */
export const LateContactLink = () => (
  <Suspense>
    <ContactLink />
  </Suspense>
)
