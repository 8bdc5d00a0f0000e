export type Player = ReturnType<typeof createPlayer>

/** The time and state of a media element, for parts of the page that follow it without rendering all of it. */
export function createPlayer(startsPlaying = false) {
  let element: HTMLMediaElement | null = null
  /** Where another recording of the same file goes on. */
  let lastMs = 0
  let wasPlaying = startsPlaying
  let volume = 1
  let frame = 0
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const nowMs = (): number => (element ? element.currentTime * 1000 : lastMs)
  /** The element tells its time four times a second only. */
  const tick = () => {
    notify()
    frame = requestAnimationFrame(tick)
  }
  const onPlay = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(tick)
  }
  const onPause = () => {
    cancelAnimationFrame(frame)
    notify()
  }
  const onLoaded = () => {
    if (element && lastMs > 0) element.currentTime = lastMs / 1000
    if (wasPlaying) void play()
    notify()
  }
  const events = [
    ['play', onPlay],
    ['pause', onPause],
    ['ended', onPause],
    ['loadedmetadata', onLoaded],
    ['seeked', notify],
    ['timeupdate', notify],
  ] as const
  const play = async () => element?.play().catch(notify)
  const seek = (ms: number) => {
    lastMs = Math.max(0, ms)
    if (element) element.currentTime = lastMs / 1000
    notify()
  }
  const isPlaying = (): boolean => element !== null && !element.paused

  return {
    /** For the `ref` of the element. */
    attach: (attached: HTMLMediaElement | null) => {
      if (!attached) return undefined
      element = attached
      attached.volume = volume
      for (const [name, listener] of events) attached.addEventListener(name, listener)
      return () => {
        lastMs = nowMs()
        wasPlaying = isPlaying()
        cancelAnimationFrame(frame)
        for (const [name, listener] of events) attached.removeEventListener(name, listener)
        element = null
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    nowMs,
    isPlaying,
    /** The reader asked for it by a button that the player replaced. */
    startsPlaying,
    /** From 0 to 1. */
    volume: () => volume,
    /** For elements to be muted by as well: iOS leaves their volume to its own buttons. */
    isMuted: () => volume === 0,
    setVolume: (wanted: number) => {
      volume = wanted
      if (element) element.volume = wanted
      notify()
    },
    seek,
    skip: (ms: number) => seek(nowMs() + ms),
    toggle: () => (isPlaying() ? element?.pause() : void play()),
  }
}
