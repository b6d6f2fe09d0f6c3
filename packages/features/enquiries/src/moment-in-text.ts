import { formatMoment, type Locale } from '@edbazaar/ui/formatting'

/** A moment inside a sentence: "tomorrow, 10:20 am". */
export const momentInText = (at: string, time: { now: number; locale: Locale }): string =>
  formatMoment(at, { ...time, inSentence: true })
