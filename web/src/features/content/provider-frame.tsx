import { useEffect, useRef, useState } from 'react'
import { useScheme } from '../../shared/theme/scheme.ts'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import css from './provider-frame.module.css'

/**
 * The provider's HTML has an origin of its own and sees nothing of the portal. The one script that its policy lets run
 * is ours, and tells how high the text is. Links may open a tab or leave the frame.
 */
const allowed = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export function ProviderFrame({ title, url }: { title: string; url: string }) {
  const scheme = useScheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const address = scheme === 'system' ? url : `${url}&scheme=${scheme}`
  useEffect(() => {
    const fit = ({ source, data }: MessageEvent<unknown>) => {
      const height = readHeight(data)
      if (frame.current && source === frame.current.contentWindow && height !== undefined)
        frame.current.style.height = `${height}px`
    }
    window.addEventListener('message', fit)
    return () => window.removeEventListener('message', fit)
  }, [])
  return (
    <div className={css.frame}>
      {!isLoaded && (
        <div className={css.waiting}>
          <Skeleton count={6} />
        </div>
      )}
      <iframe ref={frame} title={title} src={address} sandbox={allowed} onLoad={() => setIsLoaded(true)} />
    </div>
  )
}

const highest = 50_000

/** The height of the text, so that it does not scroll inside of the page. */
function readHeight(message: unknown): number | undefined {
  const { height } = Object(message) as { height?: unknown }
  return typeof height === 'number' && height > 0 ? Math.min(highest, Math.ceil(height)) : undefined
}
