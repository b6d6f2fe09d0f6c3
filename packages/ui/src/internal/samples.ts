import type { SchoolFacts } from './SchoolFacts'

/** Sample schools and images, for stories and tests only. */
const tones = [
  ['#2d5734', '#faf6e6'],
  ['#dce9e3', '#0a454b'],
  ['#2e2a24', '#fbf7ee'],
  ['#f5ddd0', '#6a2414'],
  ['#e2ead3', '#24502a'],
  ['#0e4a50', '#fbf7ee'],
  ['#f3b43a', '#43260a'],
] as const

/** A placeholder image with initials, as a `data:` URL. */
export function sampleImage(initials: string, tone = 0, width = 600, height = 400): string {
  const [ground, ink] = tones[tone % tones.length] ?? tones[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><text x="50%" y="50%" fill="${ink}" font-family="sans-serif" font-size="${height / 4}" font-weight="700" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export type SampleSchool = SchoolFacts & { isRecognitionChecked: boolean }

const open = { state: 'open', label: 'Open' } as const

function sampleSchool(tone: number, initials: string, facts: Omit<SampleSchool, 'href' | 'image'>) {
  return {
    ...facts,
    href: `/schools/${initials.toLowerCase()}-${tone}`,
    image: { src: sampleImage(initials, tone) },
  }
}

const vidyaNiketan = sampleSchool(0, 'VN', {
  name: 'Vidya Niketan Public School',
  place: 'Indiranagar',
  distanceKm: 0.8,
  boards: ['CBSE'],
  feesFrom: 124500,
  ageFrom: 3.5,
  ageTo: 17,
  availability: { state: 'few', label: '12 seats left' },
  isRecognitionChecked: true,
})

export const sampleSchools: readonly [SampleSchool, ...SampleSchool[]] = [
  vidyaNiketan,
  sampleSchool(1, 'NP', {
    name: 'National Public School, Defence Colony',
    place: 'Defence Colony',
    distanceKm: 1.2,
    boards: ['CBSE'],
    feesFrom: 146000,
    ageFrom: 3,
    ageTo: 17,
    availability: open,
    isRecognitionChecked: true,
  }),
  sampleSchool(2, 'स वि', {
    name: 'सरस्वती विद्या मंदिर',
    place: 'HAL 2nd Stage',
    distanceKm: 2.1,
    boards: ['CBSE', 'State board'],
    feesFrom: 38400,
    ageFrom: 5,
    ageTo: 16,
    availability: open,
    isRecognitionChecked: true,
  }),
  sampleSchool(3, 'AG', {
    name: 'Amaravati Girls’ School',
    place: 'Domlur',
    distanceKm: 2.3,
    isDistanceApproximate: true,
    boards: ['ICSE'],
    feesFrom: 72000,
    feesTo: 118000,
    ageFrom: 6,
    ageTo: 17,
    availability: { state: 'opens', label: 'Opens 5 January' },
    isRecognitionChecked: false,
  }),
  sampleSchool(4, 'के वि', {
    name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ',
    place: 'Murugeshpalya',
    distanceKm: 2.9,
    boards: ['CBSE'],
    feesFrom: null,
    ageFrom: 6,
    ageTo: 18,
    availability: open,
    isRecognitionChecked: true,
  }),
  sampleSchool(5, 'CV', {
    name: 'Cauvery Valley School',
    place: 'Old Madras Road',
    distanceKm: 3.3,
    boards: ['IB', 'Cambridge', 'CBSE'],
    feesFrom: 485000,
    ageFrom: 3,
    ageTo: 15,
    availability: { state: 'closed', label: 'Closed' },
    isRecognitionChecked: false,
  }),
]

/** A school with only a name and a place, as in a school register. */
export const sampleRegisterSchool: SampleSchool = sampleSchool(6, 'GP', {
  name: 'Govt. Higher Primary School, Kaggadasapura and Malleshpalya New Extension, Ward 57',
  place: 'Bengaluru Urban',
  distanceKm: null,
  boards: [],
  feesFrom: null,
  ageFrom: null,
  ageTo: null,
  availability: null,
  isRecognitionChecked: false,
})
