import type { ProductKind } from '../../catalogue/products/product-kinds.ts'
import { plural } from '../../platform/text/plural.ts'

export type WidgetLanguage = 'en' | 'hi'

interface WidgetLabels {
  readonly kinds: Readonly<Record<ProductKind, string>>
  readonly distance: (km: string) => string
  readonly results: (total: number) => string
}

const grouped = new Intl.NumberFormat('en-IN')

/** Labels in the detail line of a suggestion; names of places and boards are not translated. */
export const widgetLabels: Readonly<Record<WidgetLanguage, WidgetLabels>> = {
  en: {
    kinds: { tuition: 'Tuition', activity: 'Activity', camp: 'Camp', workshop: 'Workshop' },
    distance: (km) => `${km} km`,
    results: (total) =>
      `${grouped.format(total)} ${plural(total, { one: 'result', other: 'results' })}`,
  },
  hi: {
    kinds: { tuition: 'ट्यूशन', activity: 'गतिविधि', camp: 'शिविर', workshop: 'कार्यशाला' },
    distance: (km) => `${km} किमी`,
    results: (total) => `${grouped.format(total)} नतीजे`,
  },
}
