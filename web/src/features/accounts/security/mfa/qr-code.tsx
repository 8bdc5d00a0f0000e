import { useEffect, useState } from 'react'
import css from './mfa.module.css'

type Picture = { size: number; dark: string }

/** Fetched when it is needed. Without it the key can still be typed. */
async function draw(text: string): Promise<Picture> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, dark: dark.join('') }
}

/** Dark on light in both color schemes: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [{ size, dark }, setPicture] = useState<Picture>({ size: 1, dark: '' })
  useEffect(() => {
    draw(text).then(setPicture, () => {})
  }, [text])
  return (
    <svg className={css.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark} shapeRendering="crispEdges" />
    </svg>
  )
}
