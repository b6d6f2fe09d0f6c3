import { formatCount } from '@edbazaar/ui/formatting'

/** Every sentence of the front page. */
export const messages = {
  title: 'Schools, tuitions and activities near you',
  description:
    'Find the right school, tuition, activity or camp in India: boards, fees, ages, distance and admission dates side by side, each with its source.',
  lead: 'The right school, close to home',
  leadHindi: 'स्कूल, ट्यूशन और गतिविधियाँ — एक ही जगह, पूरी जानकारी के साथ',
  featured: 'Featured Schools',
  allSchools: 'All schools',
  allOf: (total: number) => `All ${formatCount(total)} schools`,
} as const
