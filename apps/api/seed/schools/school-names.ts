import type { Chance } from '../chance.ts'
import type { Site } from '../geography/school-sites.ts'
import type { SchoolKind } from './school-kinds.ts'

export interface SchoolName {
  readonly name: string
  /** The name in Latin letters, for the slug. */
  readonly latin: string
  readonly isHindi: boolean
}

type Words = readonly [string, ...string[]]
type Pairs = readonly [readonly [string, string], ...(readonly [string, string])[]]

const anywhere: Words = [
  ...([
    'Gulmohar',
    'Vidya Niketan',
    'Lotus Valley',
    'Banyan Grove',
    'Sandeepani',
    'Aryabhata',
  ] as const),
  ...['Neem Grove', 'Kalidasa', 'Takshila', 'Indus World', 'Saraswati', 'Sunrise', 'Ashoka Park'],
  ...[
    'Peepal Tree',
    'Jasmine',
    'Tagore Garden',
    'Silver Oak',
    'Raman',
    'Bodhi',
    'Kadamba',
    'Mayura',
  ],
  ...['Panchavati', 'Chinmayi', 'Aravind Hall', 'Malgudi', 'Amaltas', 'Parijat', 'Sarvodaya'],
  ...[
    'Green Meadows',
    'Little Lanterns',
    'Blue Kite',
    'St Alban’s',
    'St Catherine’s',
    'Holy Grove',
  ],
]

/** Rivers, hills and flowers of a state, for school names. */
const local: Readonly<Record<string, Words>> = {
  Assam: ['Luit Valley', 'Kopili', 'Kaziranga', 'Nahor'],
  Bihar: ['Magadh', 'Nalanda', 'Mithila', 'Vaishali'],
  Chandigarh: ['Sukhna', 'Shivalik', 'Rock Garden'],
  Delhi: ['Yamuna', 'Ridge', 'Chinar', 'Amir Khusro'],
  Gujarat: ['Sabarmati', 'Narmada', 'Girnar', 'Ashram Road'],
  Karnataka: ['Cauvery Valley', 'Hampi', 'Nandi Hills', 'Sahyadri', 'Amaravati', 'Tungabhadra'],
  Kerala: ['Periyar', 'Neelakurinji', 'Malabar', 'Kairali', 'Backwater'],
  'Madhya Pradesh': ['Satpura', 'Malwa', 'Bhojpur', 'Upper Lake'],
  Maharashtra: ['Sahyadri', 'Godavari', 'Shivneri', 'Koyna', 'Konkan'],
  Rajasthan: ['Aravalli', 'Maru', 'Rohida', 'Pushkar'],
  'Tamil Nadu': ['Vaigai', 'Kurinji', 'Bharathi', 'Marina', 'Palar', 'Thirukkural'],
  Telangana: ['Musi', 'Golconda', 'Kakatiya', 'Deccan'],
  'Uttar Pradesh': ['Gomti', 'Awadh', 'Sarnath', 'Triveni'],
  Uttarakhand: ['Doon Ridge', 'Deodar', 'Buransh'],
  'West Bengal': ['Rupnarayan', 'Shiuli', 'Kanchan', 'Teesta', 'Sonajhuri'],
}

const endings: Readonly<Record<SchoolKind, Words>> = {
  kindergarten: ['Montessori', 'Kindergarten', 'Play School', 'Preschool', 'Kids'],
  primary: ['Primary School', 'Junior School', 'School', 'Vidyalaya'],
  secondary: ['Public School', 'High School', 'School', 'English School', 'Convent School'],
  senior: [
    ...(['Public School', 'Senior Secondary School', 'International School'] as const),
    ...['School', 'Vidyalaya', 'World School', 'Academy', 'Girls’ School'],
  ],
  boarding: ['Residential School', 'Gurukul', 'Hill School', 'Boarding School'],
  online: ['Online School', 'Open School', 'Home School'],
}

/** Local words for school, by state. */
const localEndings: Readonly<Record<string, Words>> = {
  'Tamil Nadu': ['Matriculation School', 'Higher Secondary School'],
  Kerala: ['Higher Secondary School', 'English Medium School'],
}

const hindiStates = new Set([
  ...['Bihar', 'Chhattisgarh', 'Delhi', 'Haryana', 'Himachal Pradesh', 'Jharkhand'],
  ...['Madhya Pradesh', 'Rajasthan', 'Uttar Pradesh', 'Uttarakhand'],
])

const hindiFirsts: Pairs = [
  ['सरस्वती', 'Saraswati'],
  ['ज्ञान', 'Gyan'],
  ['आदर्श', 'Adarsh'],
  ['नालंदा', 'Nalanda'],
  ['गंगा', 'Ganga'],
  ['अरुणोदय', 'Arunoday'],
  ['प्रगति', 'Pragati'],
  ['ज्योति', 'Jyoti'],
  ['संस्कार', 'Sanskar'],
  ['नव चेतना', 'Nav Chetna'],
  ['हिमालय', 'Himalaya'],
  ['सर्वोदय', 'Sarvoday'],
]
const hindiEndings: Readonly<Record<'young' | 'old', Pairs>> = {
  young: [
    ['बाल विद्यालय', 'Bal Vidyalay'],
    ['शिशु निकेतन', 'Shishu Niketan'],
    ['बाल भवन', 'Bal Bhavan'],
  ],
  old: [
    ['विद्या मंदिर', 'Vidya Mandir'],
    ['विद्या निकेतन', 'Vidya Niketan'],
    ['पब्लिक स्कूल', 'Public School'],
    ['कन्या विद्यालय', 'Kanya Vidyalay'],
    ['ज्ञानपीठ', 'Gyanpeeth'],
    ['इंटर कॉलेज', 'Inter College'],
  ],
}

/** Attempts to find another name if the city has one that begins the same way. */
const redraws = 5

/** Creates unique school names, with the part of the city where two would be equal. */
export function createNames() {
  const taken = new Set<string>()
  const beginnings = new Set<string>()

  function draw(site: Site, kind: SchoolKind, chance: Chance, triesLeft: number): SchoolName {
    const likelihood = hindiStates.has(site.state) ? 0.4 : 0.03
    const drawn = chance.is(likelihood) ? hindiName(kind, chance) : englishName(site, kind, chance)
    const beginning = `${site.city}/${drawn.latin.split(' ', 1)[0]}`
    if (beginnings.has(beginning) && triesLeft > 0) return draw(site, kind, chance, triesLeft - 1)
    beginnings.add(beginning)
    return drawn
  }

  return (site: Site, kind: SchoolKind, chance: Chance): SchoolName => {
    const drawn = draw(site, kind, chance, redraws)
    const tellApart = ['', `, ${site.locality}`, `, ${site.city}`, `, ${site.address}`]
    const suffix = tellApart.find((end) => !taken.has(drawn.name + end)) ?? `, ${site.address}`
    taken.add(drawn.name + suffix)
    return { ...drawn, name: drawn.name + suffix, latin: drawn.latin + suffix }
  }
}

function englishName(site: Site, kind: SchoolKind, chance: Chance): SchoolName {
  const ours = local[site.state]
  const first = ours && chance.is(0.45) ? chance.pick(ours) : chance.pick(anywhere)
  const theirs = kind === 'senior' || kind === 'secondary' ? localEndings[site.state] : undefined
  const ending = theirs && chance.is(0.35) ? chance.pick(theirs) : chance.pick(endings[kind])
  const name = `${first} ${ending}`
  return { name, latin: name, isHindi: false }
}

function hindiName(kind: SchoolKind, chance: Chance): SchoolName {
  const age = kind === 'kindergarten' || kind === 'primary' ? 'young' : 'old'
  const [hindi, latin] = chance.pick(hindiFirsts)
  const [hindiEnd, latinEnd] = chance.pick(hindiEndings[age])
  return { name: `${hindi} ${hindiEnd}`, latin: `${latin} ${latinEnd}`, isHindi: true }
}
