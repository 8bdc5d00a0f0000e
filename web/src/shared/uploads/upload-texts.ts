import { useLocale } from '../messages/language.ts'
import { useMessages } from '../messages/messages.ts'
import { uploadMessages } from './messages/uploads.ts'
import { secondsLeft, type UploadItem } from './upload-state.ts'

const KILO = 1024

/** Sizes, speeds and times as the reader writes them: 1.5 MB, 3 MB/s, 2 min. */
export function useQuantities() {
  const locale = useLocale()
  const write = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 && !unit.startsWith('kilo') ? 1 : 0,
    }).format(value)
  /** Nobody asks for bytes: the least of something is one kilobyte. */
  const scaled = (bytes: number, per: string) => {
    const units = ['kilobyte', 'megabyte', 'gigabyte'] as const
    const kilobytes = bytes / KILO
    const power = kilobytes < KILO ? 0 : kilobytes < KILO ** 2 ? 1 : 2
    const value = kilobytes / KILO ** power
    return write(value > 0 && value < 1 ? 1 : value, `${units[power]}${per}`)
  }
  return {
    size: (bytes: number) => scaled(bytes, ''),
    speed: (bytesPerSecond: number) => scaled(bytesPerSecond, '-per-second'),
    time: (seconds: number) =>
      seconds < 60
        ? write(seconds, 'second')
        : seconds < 3600
          ? write(Math.ceil(seconds / 60), 'minute')
          : write(Math.ceil(seconds / 3600), 'hour'),
  }
}

/** What is said under the name of a file. */
export function useStatusWords() {
  const t = useMessages(uploadMessages)
  const { size } = useQuantities()
  const far = useProgressWords()
  return (item: UploadItem): string => {
    if (item.status === 'failed') return item.problem ?? ''
    if (item.status === 'waiting') return `${size(item.size)} · ${t('waiting')}`
    if (item.status !== 'uploading')
      return item.status === 'reconnecting' ? t('reconnecting') : `${size(item.size)} · ${t(item.status)}`
    return far(item.sentBytes, item.size, item.bytesPerSecond)
  }
}

/** How many of how many bytes, how fast, and how long still. */
export function useProgressWords() {
  const t = useMessages(uploadMessages)
  const { size, speed, time } = useQuantities()
  return (sent: number, all: number, bytesPerSecond: number | null): string => {
    const far = t('uploading', { sent: size(sent), size: size(all) })
    const seconds = secondsLeft(all - sent, bytesPerSecond)
    if (seconds === null || bytesPerSecond === null) return far
    return `${far} · ${t('speed', { speed: speed(bytesPerSecond), time: time(seconds) })}`
  }
}
