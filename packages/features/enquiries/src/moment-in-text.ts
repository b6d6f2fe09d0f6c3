import { formatMoment, type Locale } from '@edbazaar/ui/formatting'

/** A moment inside a sentence: "tomorrow, 10:20 am". */
export function momentInText(at: string, time: { now: number; locale: Locale }): string {
  const shown = formatMoment(at, time)
  return shown.charAt(0).toLowerCase() + shown.slice(1)
}
