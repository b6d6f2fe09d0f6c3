import { formatCount } from './numbers'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** The size of a file: `640 KB`, `1.2 MB`, `31 MB`. Never 0: a file of a few bytes is `1 KB`. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return ''
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
  if (kilobytes < 1000) return `${kilobytes} KB`
  const megabytes = Math.round((bytes / megabyte) * 10) / 10
  return `${megabytes < 10 ? megabytes : formatCount(megabytes)} MB`
}
