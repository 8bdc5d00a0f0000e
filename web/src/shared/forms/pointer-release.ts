import { useEffect, useState } from 'react'

/** Runs work at once or, while a pointer is down, after the click it ends in. */
export type AfterRelease = (work: () => void) => void

/** For errors that appear on blur: they must not move a button away while it is being pressed. */
export function useAfterRelease(): AfterRelease {
  const [pointer] = useState(createPointerWatch)
  useEffect(() => pointer.watch(), [pointer])
  return pointer.afterRelease
}

function createPointerWatch() {
  let isDown = false
  let waiting: (() => void)[] = []

  function press() {
    isDown = true
  }
  function release() {
    isDown = false
    const works = waiting
    waiting = []
    // The click comes right after the release and must find the page as it was.
    setTimeout(() => {
      for (const work of works) work()
    })
  }
  return {
    afterRelease(work: () => void): void {
      if (isDown) waiting.push(work)
      else work()
    },
    watch(): () => void {
      window.addEventListener('pointerdown', press, true)
      window.addEventListener('pointerup', release, true)
      window.addEventListener('pointercancel', release, true)
      return () => {
        window.removeEventListener('pointerdown', press, true)
        window.removeEventListener('pointerup', release, true)
        window.removeEventListener('pointercancel', release, true)
      }
    },
  }
}
