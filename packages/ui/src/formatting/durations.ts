interface Parts {
  hours: number
  minutes: number
  seconds: number
}

function partsOf(duration: number): Parts {
  const whole = Math.max(0, Math.floor(duration))
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Seconds as a clock: `0:47`, `12:05`, `1:02:09`. */
export function formatClock(duration: number): string {
  const { hours, minutes, seconds } = partsOf(duration)
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`
}

/** Seconds in words: `47 seconds`, `2 minutes 5 seconds`, `1 hour 2 minutes`. */
export function formatDuration(duration: number): string {
  const { hours, minutes, seconds } = partsOf(duration)
  const words = [
    worded(hours, 'hour'),
    worded(minutes, 'minute'),
    hours > 0 ? '' : worded(seconds, 'second'),
  ]
  return words.filter(Boolean).join(' ') || '0 seconds'
}

const worded = (count: number, unit: string) =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`

/** Seconds as ISO 8601 has them: `PT47S`, `PT1H2M9S`. */
export function isoDuration(duration: number): string {
  const { hours, minutes, seconds } = partsOf(duration)
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, seconds && `${seconds}S`]
  return `PT${parts.filter(Boolean).join('') || '0S'}`
}
