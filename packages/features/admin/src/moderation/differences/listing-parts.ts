import type { ProductSummary, SchoolAdmissions, SchoolSeats } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import type { Translate } from '@edbazaar/feature-platform'
import { formatCount, formatDay, formatRupees } from '@edbazaar/ui/formatting'
import { messages } from '../messages'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isSeats = (value: unknown): value is SchoolSeats =>
  isRecord(value) && 'total' in value && 'left' in value

const isAdmissions = (value: unknown): value is SchoolAdmissions =>
  isRecord(value) && 'opens_on' in value && Array.isArray(value.dates)

type Price = Pick<ProductSummary, 'price' | 'price_unit'>

const isPrice = (value: unknown): value is Price => isRecord(value) && 'price_unit' in value

/** The lines of seats, admissions or a price; undefined for any other value. */
export function listingParts(value: unknown, t: Translate): readonly string[] | undefined {
  if (isSeats(value)) return seatLines(value, t)
  if (isAdmissions(value)) return admissionLines(value, t)
  if (isPrice(value)) return priceLines(value, t)
  return undefined
}

const priceLines = ({ price, price_unit: unit }: Price, t: Translate) =>
  price === null ? [] : [`${formatRupees(price)} ${t(productMessages.units[unit])}`]

function seatLines({ total, left }: SchoolSeats, t: Translate): string[] {
  if (total !== null && left !== null)
    return [t(messages.seatsLeftOf(formatCount(left), formatCount(total)))]
  if (total !== null) return [formatCount(total)]
  return left === null ? [] : [t(messages.seatsLeft(formatCount(left)))]
}

function admissionLines(
  { opens_on: opens, closes_on: closes, dates }: SchoolAdmissions,
  t: Translate,
) {
  return [
    ...(opens === null ? [] : [t(messages.formsOpen(textWithDay(opens)))]),
    ...(closes === null ? [] : [t(messages.formsClose(textWithDay(closes)))]),
    ...dates.map(({ from, to, label }) => {
      const days = to === null || to === from ? [from] : [from, to]
      return t(messages.dateOf(days.map(textWithDay).join(' – '), label))
    }),
  ]
}

/** A text as it is, or the day that it is, with its year. */
export const textWithDay = (text: string): string =>
  (/^\d{4}-\d{2}-\d{2}$/.test(text) && formatDay(text, { withYear: true })) || text
