import type { ProductKind } from './widget-kinds.ts'

/** The languages of the search box. */
export type WidgetLanguage = 'en' | 'hi'

interface WidgetWords {
  readonly kinds: Readonly<Record<ProductKind, string>>
  readonly distance: (km: string) => string
}

/** What the lines under names say beside places and boards, which are named as they are. */
export const widgetWords: Readonly<Record<WidgetLanguage, WidgetWords>> = {
  en: {
    kinds: { tuition: 'Tuition', activity: 'Activity', camp: 'Camp', workshop: 'Workshop' },
    distance: (km) => `${km} km`,
  },
  hi: {
    kinds: { tuition: 'ट्यूशन', activity: 'गतिविधि', camp: 'शिविर', workshop: 'कार्यशाला' },
    distance: (km) => `${km} किमी`,
  },
}
