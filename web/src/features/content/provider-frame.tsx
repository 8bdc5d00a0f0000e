import { useState } from 'react'
import { useScheme } from '../../shared/theme/scheme.ts'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import css from './provider-frame.module.css'

/** The provider's HTML runs no script and sees nothing of the portal; its links may open a tab or leave the frame. */
const allowed = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export function ProviderFrame({ title, url }: { title: string; url: string }) {
  const scheme = useScheme()
  const [isLoaded, setIsLoaded] = useState(false)
  const address = scheme === 'system' ? url : `${url}&scheme=${scheme}`
  return (
    <div className={css.frame}>
      {!isLoaded && (
        <div className={css.waiting}>
          <Skeleton count={6} />
        </div>
      )}
      <iframe title={title} src={address} sandbox={allowed} onLoad={() => setIsLoaded(true)} />
    </div>
  )
}
