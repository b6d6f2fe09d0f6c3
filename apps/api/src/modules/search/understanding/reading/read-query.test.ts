import { describe, expect, it } from 'vitest'
import type { FilterCatalogue } from '../../../catalogue/filters/filters.service.ts'
import type { Point } from '../../../platform/places/distance.ts'
import { normalise, wordsOf } from '../../../platform/text/normalise.ts'
import { dictionary } from '../dictionary/dictionary.ts'
import otherLanguages from '../dictionary/other-languages.json' with { type: 'json' }
import { knownPlaces, type QueryPlace } from '../places/known-places.ts'
import { planLabel } from '../plan/plan-label.ts'
import { planOf } from '../plan/plan-reading.ts'
import { readMisspeltPlace } from './misspelt-place.ts'
import { queryWords } from './query-words.ts'
import { readQuery } from './read-query.ts'
import { withReplaced } from './reading-words.ts'
import { createVocabulary } from './vocabulary.ts'

const place = (
  name: string,
  type: QueryPlace['type'],
  district: string | null,
  state: string,
  [lat, lng]: readonly [number, number],
  importance: number,
): QueryPlace => ({
  slug:
    type === 'state' || type === 'district'
      ? null
      : normalise(`${name} ${district}`).replaceAll(' ', '-'),
  name,
  norm: normalise(name),
  type,
  district,
  state,
  isApproximate: false,
  pincode: null,
  lat,
  lng,
  importance,
  schools: 0,
  area: null,
})

const gazetteer = knownPlaces(
  [
    place('Kochi', 'town', 'Ernakulam', 'Kerala', [9.94, 76.26], 1.2),
    place('Kerala', 'state', null, 'Kerala', [10, 76.5], 2),
    place('Pune', 'town', 'Pune', 'Maharashtra', [18.52, 73.86], 1.5),
    place('Pune', 'district', 'Pune', 'Maharashtra', [18.6, 74], 0.6),
    place('Kothrud', 'locality', 'Pune', 'Maharashtra', [18.507, 73.807], 0.7),
    place('Delhi', 'town', null, 'Delhi', [28.65, 77.23], 1.5),
    place('Delhi', 'state', null, 'Delhi', [28.65, 77.1], 2),
    place('Jaipur', 'town', 'Jaipur', 'Rajasthan', [26.92, 75.79], 1.4),
    place('Bengaluru', 'town', 'Bengaluru Urban', 'Karnataka', [12.97, 77.59], 1.5),
    place('Indiranagar', 'locality', 'Bengaluru', 'Karnataka', [12.978, 77.64], 0.7),
    place('Aurangabad', 'town', 'Aurangabad', 'Maharashtra', [19.88, 75.34], 1.3),
    place('Aurangabad', 'town', 'Aurangabad', 'Bihar', [24.75, 84.37], 1.1),
    place('Bihar', 'state', null, 'Bihar', [25.6, 85.1], 2),
    place('Prayagraj', 'town', 'Prayagraj', 'Uttar Pradesh', [25.44, 81.85], 1.4),
    place('Sasti', 'town', 'Chandrapur', 'Maharashtra', [19.82, 79.31], 0.5),
    place('Alandur', 'town', 'Chengalpattu', 'Tamil Nadu', [13, 80.2], 0.98),
    place('Alandurai', 'town', 'Coimbatore', 'Tamil Nadu', [10.95, 76.79], 0.9),
    place('Maithon', 'town', 'Dhanbad', 'Jharkhand', [23.85, 86.81], 0.81),
    place('Mitraon', 'town', 'South West Delhi', 'Delhi', [28.58, 76.93], 0.7),
    place('Kharadi', 'locality', 'Pune', 'Maharashtra', [18.55, 73.94], 0.7),
    place('Pune Sector 5', 'locality', 'Pune', 'Maharashtra', [18.53, 73.87], 0.15),
    place('Sector-6 Pune', 'locality', 'Pune', 'Maharashtra', [18.53, 73.86], 0.15),
    place('Gurugram', 'town', 'Gurugram', 'Haryana', [28.46, 77.03], 1.3),
    place('Gurgaon Sector 45', 'locality', 'Gurugram', 'Haryana', [28.44, 77.06], 0.32),
    place('Pune Public School', 'locality', 'Pune', 'Maharashtra', [18.54, 73.88], 0.15),
    place('Paria', 'town', 'Purnia', 'Bihar', [25.8, 87.5], 0.9),
    place('Dharavi', 'town', 'Mumbai', 'Maharashtra', [19.04, 72.85], 0.7),
    place('Sundargarh', 'district', 'Sundargarh', 'Odisha', [22.1, 84], 0.6),
    place('Rourkela', 'town', 'Sundargarh', 'Odisha', [22.25, 84.88], 1.1),
    place('Belgaum', 'district', 'Belgaum', 'Karnataka', [15.9, 74.6], 0.6),
    place('Belagavi', 'district', 'Belagavi', 'Karnataka', [15.9, 74.6], 0.7),
    place('Ramdurg', 'town', 'Belgaum', 'Karnataka', [15.95, 75.3], 0.6),
    place('Kolkata', 'town', 'Kolkata', 'West Bengal', [22.57, 88.36], 1.5),
    place('Ahmedabad', 'town', 'Ahmedabad', 'Gujarat', [23.03, 72.58], 1.5),
    place('Bhubaneswar', 'town', 'Khordha', 'Odisha', [20.27, 85.84], 1.4),
    place('Chennai', 'town', 'Chennai', 'Tamil Nadu', [13.08, 80.27], 1.5),
    place('Hyderabad', 'town', 'Hyderabad', 'Telangana', [17.39, 78.49], 1.5),
    {
      ...place('411001', 'pincode', 'Pune', 'Maharashtra', [18.52, 73.87], 0.3),
      pincode: '411001',
    },
    place('Gandhinagar', 'town', 'Gandhinagar', 'Gujarat', [23.22, 72.65], 1.2),
    place('Gandhi Nagar', 'town', 'Chennai', 'Tamil Nadu', [13, 80.25], 0.9),
    place('Krishnarajapuram', 'locality', 'Bengaluru Urban', 'Karnataka', [13, 77.69], 0.32),
    place('Rajarajeshwarinagar', 'locality', 'Bengaluru Urban', 'Karnataka', [12.9, 77.5], 0.32),
    place('Madhapur', 'locality', 'Hyderabad', 'Telangana', [17.44, 78.39], 0.7),
    place('Electronics City', 'locality', 'Bengaluru Urban', 'Karnataka', [12.84, 77.67], 0.32),
    place(
      'Pandit Deen Dayal Upadhyaya Nagar',
      'town',
      'Chandauli',
      'Uttar Pradesh',
      [25.28, 83.12],
      0.5,
    ),
    place('Krishnanagar', 'town', 'Nadia', 'West Bengal', [23.4, 88.5], 1),
    place('Krishna Nagar', 'locality', 'Shahdara', 'Delhi', [28.66, 77.28], 1.3),
    place('Noida', 'town', 'Gautam Buddha Nagar', 'Uttar Pradesh', [28.57, 77.32], 1.2),
    place('Jammu & Kashmir', 'state', null, 'Jammu & Kashmir', [33.8, 75], 2),
    place('Andaman & Nicobar Islands', 'state', null, 'Andaman & Nicobar Islands', [11, 93], 2),
    place('Nagpur', 'town', 'Nagpur', 'Maharashtra', [21.15, 79.09], 1.4),
    place('May', 'locality', 'Kutch', 'Gujarat', [23.1, 69.5], 0.45),
    place('Navi Mumbai', 'town', 'Thane', 'Maharashtra', [19.03, 73.03], 1.2),
  ],
  dictionary.placeNames,
)

const filters = {
  schools: {
    Board: ['CBSE', 'ICSE', 'Montessori'],
    Type: ['Kindergarten', 'Boarding', 'Girls', 'Boys', 'Day boarding'],
    Infrastructure: ['Swimming pool', 'School bus'],
    'Extracurricular Activities': ['Chess'],
    Languages: ['English', 'Hindi'],
  },
  tuitions: { Board: ['CBSE'], Subjects: ['Mathematics', 'English', 'Science'] },
  activities: { Activities: ['Chess', 'Swimming', 'Dance', 'Cricket', 'Art and craft'] },
  camps: { Camps: ['Summer camps'] },
  workshops: { Workshops: ['Robotics'] },
}
let id = 0
const catalogue = (() => {
  const sections = Object.fromEntries(
    Object.entries(filters).map(([section, named]) => [
      section,
      Object.entries(named).map(([name, values]) => ({
        id: ++id,
        name,
        values: values.map((value) => ({ id: ++id, name: value })),
      })),
    ]),
  )
  return {
    filtersOf: (section: string) => sections[section] ?? [],
  } as unknown as FilterCatalogue
})()
const vocabulary = createVocabulary(dictionary, catalogue)

const read = (query: string, here: Point | null = null) =>
  readQuery(queryWords(query), { vocabulary, places: gazetteer, smallPlaces: new Map(), here })

/** The label of the list that a query asks for; null if its words are searched in names. */
function labelOf(query: string, here: Point | null = null): string | null {
  const plan = planOf(read(query, here), catalogue, { here, near: null })
  return plan === null || plan.name !== '' ? null : planLabel(plan)
}

describe('a query in another Indian language', () => {
  it.each([
    ['কলকাতায় মেয়েদের স্কুল', 'Girls schools in Kolkata'],
    ['পুনে সিবিএসই স্কুল', 'CBSE schools in Pune'],
    ['અમદાવાદની અંગ્રેજી માધ્યમ શાળા', 'English medium schools in Ahmedabad'],
    ['ಬೆಂಗಳೂರಿನಲ್ಲಿ ಸಿಬಿಎಸ್‌ಇ ಶಾಲೆ', 'CBSE schools in Bengaluru'],
    ['കൊച്ചിയിലെ സ്കൂൾ', 'Schools in Kochi'],
    ['पुण्यातील मुलींची शाळा', 'Girls schools in Pune'],
    ['ଭୁବନେଶ୍ୱରରେ ସ୍କୁଲ', 'Schools in Bhubaneswar'],
    ['ਦਿੱਲੀ ਦੇ ਨੇੜੇ ਸਕੂਲ', 'Schools near Delhi'],
    ['சென்னையில் சிபிஎஸ்இ பள்ளி', 'CBSE schools in Chennai'],
    ['హైదరాబాద్‌లో పాఠశాలలు', 'Schools in Hyderabad'],
    ['హైదరాబాద్‌లోని స్కూల్', 'Schools in Hyderabad'],
    ['पुणेमधील शाळा', 'Schools in Pune'],
  ])('"%s" is understood as %s', (query, label) => {
    expect(labelOf(query)).toBe(label)
  })

  it('gives each word one meaning', () => {
    const meanings = new Map<string, Set<string>>()
    for (const [phrase, words] of Object.values(otherLanguages).flatMap(({ phrases }) =>
      Object.entries(phrases),
    ))
      for (const word of words) meanings.set(word, (meanings.get(word) ?? new Set()).add(phrase))
    expect([...meanings].filter(([, phrases]) => phrases.size > 1)).toEqual([])
    expect([...meanings.keys()].filter((word) => wordsOf(word).length !== 1)).toEqual([])
  })
})

describe('a query in English', () => {
  it.each([
    ['cbse kochi', 'CBSE schools in Kochi'],
    ['schools in pune', 'Schools in Pune'],
    ['best school near indiranagar', 'Schools near Indiranagar, Bengaluru'],
    ['english medium school jaipur', 'English medium schools in Jaipur'],
    ['montessori pune', 'Montessori schools in Pune'],
    ['boarding schools in kerala', 'Boarding schools in Kerala'],
    ['schools in kothrud pune', 'Schools in Kothrud, Pune'],
    ['day boarding school in delhi', 'Day boarding schools in Delhi'],
    ['school under 60000', 'Schools under ₹60,000 in India'],
    ['school below 1.5 lakh in pune', 'Schools under ₹1,50,000 in Pune'],
    ['schools in pune under rs 5,000 per month', 'Schools under ₹60,000 in Pune'],
    ['icse school for class 9 jaipur', 'ICSE schools for class 9 in Jaipur'],
    ['school with swimming pool in pune', 'Schools with swimming pool in Pune'],
    ['maths tuition indiranagar', 'Mathematics tuitions in Indiranagar, Bengaluru'],
    ['chess class for 9 year old weekend', 'Chess activities for age 9 years on Sat, Sun in India'],
    ['cricket coaching', 'Cricket activities in India'],
    ['painting coaching in pune', 'Art and craft activities in Pune'],
    ['swimming academy pune', 'Swimming activities in Pune'],
    ['dance class', 'Dance activities in India'],
    ['maths coaching pune', 'Mathematics tuitions in Pune'],
    ['summer camp jaipur', 'Summer camps in Jaipur'],
    ['teacher jobs in pune', 'Jobs in Pune'],
    ['maths teacher job in pune', 'Mathematics jobs in Pune'],
    ['science teacher vacancy', 'Science jobs in India'],
    ['hindi and english medium school pune', 'Hindi medium English medium schools in Pune'],
    ['cbse and icse schools in pune', 'CBSE ICSE schools in Pune'],
    ['girls high school allahabad', 'Girls high schools in Prayagraj'],
    ["women's school pune", 'Girls schools in Pune'],
    ['schools for women in pune', 'Girls schools in Pune'],
    ['mahila school pune', 'Girls schools in Pune'],
    ['पुणे महिला स्कूल', 'Girls schools in Pune'],
    ['school in pune district', 'Schools in Pune district'],
    ['kaksha 9 school pune', 'Schools for class 9 in Pune'],
    ['class xii school pune', 'Schools for class 12 in Pune'],
    ['std 5', 'Schools for class 5 in India'],
    ['3.5 year old', 'Schools for age 3 years in India'],
    ['playschool for 4 yr old', 'Kindergarten schools for age 4 years in India'],
    ['10th tuition pune', 'Tuitions for class 10 in Pune'],
    ['9th cbse pune', 'CBSE schools for class 9 in Pune'],
    ['nursery admission', 'Kindergarten schools in India'],
    ['cheap cbse school in pune', 'Low-fee CBSE schools in Pune'],
    ['low fees schools kochi', 'Low-fee schools in Kochi'],
    ['schools between 50000 and 1 lakh pune', 'Schools ₹50,000–₹1,00,000 in Pune'],
    ['schools between 50000 and 100000', 'Schools ₹50,000–₹1,00,000 in India'],
    ['school pune between rs 150000 and rs 200000', 'Schools ₹1,50,000–₹2,00,000 in Pune'],
    ['between 50000 and 100000', 'Schools ₹50,000–₹1,00,000 in India'],
    ['50k to 1 lakh', 'Schools ₹50,000–₹1,00,000 in India'],
    ['schools pune 50,000-80,000', 'Schools ₹50,000–₹80,000 in Pune'],
    ['schools pune 50k-1 lakh', 'Schools ₹50,000–₹1,00,000 in Pune'],
    ['under 1.5 lakh', 'Schools under ₹1,50,000 in India'],
    ['fees less than 2000 per month', 'Schools under ₹24,000 in India'],
    ['schools in pune from rs 50000 to 80000', 'Schools ₹50,000–₹80,000 in Pune'],
  ])('"%s" is understood as %s', (query, label) => {
    expect(labelOf(query)).toBe(label)
  })

  it.each([
    ['i am looking for a cbse school in pune', 'CBSE schools in Pune'],
    ['suggest a good school for my daughter in jaipur', 'Girls schools in Jaipur'],
    ['which is the best school in nagpur', 'Schools in Nagpur'],
    ['can you tell me schools near pune', 'Schools near Pune'],
    [
      'hello can you please suggest which is the best english medium cbse boarding school for my daughter in class 5 in pune',
      'Boarding girls English medium CBSE schools for class 5 in Pune',
    ],
  ])('the sentence "%s" asks for %s', (query, label) => expect(labelOf(query)).toBe(label))

  it.each(['best school', 'schools', 'schools in india', 'best schools of India'])(
    '"%s" asks for all schools',
    (query) => expect(labelOf(query)).toBe('Schools in India'),
  )

  it.each([
    ['schools in jammu and kashmir', 'Schools in Jammu & Kashmir'],
    ['schools in jammu & kashmir', 'Schools in Jammu & Kashmir'],
    ['cbse school in j&k', 'CBSE schools in Jammu & Kashmir'],
    ['cbse schools in andaman & nicobar', 'CBSE schools in Andaman & Nicobar Islands'],
    ['andaman and nicobar islands schools', 'Schools in Andaman & Nicobar Islands'],
  ])('"%s" names a state of two parts', (query, label) => expect(labelOf(query)).toBe(label))

  it.each(['4110', '41100'])('"%s" alone is no fee', (query) => {
    expect(read(query)).toMatchObject({ name: query, numbers: { feeMax: null } })
  })

  it.each([
    'schools near me',
    'near by schools',
    'schools close by',
    'schools within 3 km',
    'ghar ke paas school',
    'nazdeeki school',
    'नजदीकी स्कूल',
    'मेरे आस पास के स्कूल',
  ])('"%s" asks for schools near the user', (query) =>
    expect(read(query)).toMatchObject({ isNearMe: true, name: '', place: null }),
  )

  it.each([
    'within 3 km of kothrud',
    'schools within 3 km of kothrud',
    'schools 3 km from kothrud',
    'schools within 3 kms from kothrud',
    'kothrud schools within 3km',
  ])('"%s" states the distance from the place', (query) => {
    const { numbers, place: read3, name, isNearMe } = read(query)
    expect([numbers.radius, read3?.place.name, name, isNearMe]).toEqual([3, 'Kothrud', '', false])
  })

  it('keeps six digits that are no PIN code in the name, unless there is a place', () => {
    expect(read('st marys 643634')).toMatchObject({ name: 'st marys 643634', place: null })
    expect(read('schools in pune 643634')).toMatchObject({ name: '' })
  })

  it.each(['pune sector 5', 'sector 5 pune', 'schools in sector 5, pune', 'cbse sector 5 pune'])(
    '"%s" names a place in the town',
    (query) => expect(read(query).place?.place.name).toBe('Pune Sector 5'),
  )

  it.each(['pune sector 6', 'sector 6 pune', 'sector-6, pune', 'schools in sec 6 poona'])(
    '"%s" names a place that is written with the town last',
    (query) => expect(read(query).place?.place.name).toBe('Sector-6 Pune'),
  )

  it.each(['sector 45, gurugram', 'gurugram sector 45', 'sector 45 gurgaon', 'sec 45 gurugram'])(
    '"%s" names a place that is written with another name of the town',
    (query) => expect(read(query).place?.place.name).toBe('Gurgaon Sector 45'),
  )

  it('reads a school that is named after a town as a name, although there is a post office of it', () => {
    expect(read('pune public school').place?.place.name).not.toBe('Pune Public School')
  })

  it('does not read a word that only sounds like a place as its name', () => {
    expect(read('free school')).toMatchObject({ place: null, lowFeesPhrase: 'free' })
    expect(read('fare school')).toMatchObject({ place: null, name: 'fare' })
  })

  it.each([
    ['private schools in pune', 'Private schools in Pune'],
    ['niji school pune', 'Private schools in Pune'],
    ['पुणे के प्राइवेट स्कूल', 'Private schools in Pune'],
  ])('"%s" asks for %s', (query, label) => expect(labelOf(query)).toBe(label))

  it('reads two words for one value as one condition, and removes both', () => {
    const reading = read('kathak dance class pune')
    const plan = planOf(reading, catalogue, { here: null, near: null })
    expect(plan?.parts.map(({ phrase }) => phrase)).toEqual(['kathak dance'])
    const apart = planOf(read('dance kathak wale class pune'), catalogue, {
      here: null,
      near: null,
    })
    expect(apart?.parts).toHaveLength(1)
    expect(withReplaced(read('dance and kathak class'), 'dance kathak', '')).toBe('and class')
  })

  it.each(['kothrud west', 'kothrud east school'])('"%s" is in the place', (query) =>
    expect(read(query).place?.place.name).toBe('Kothrud'),
  )

  it('takes neither international for IB, nor aided for government', () => {
    expect(read('international school pune')).toMatchObject({ values: [], name: 'international' })
    expect(dictionary.nameWords.filters.get('IB')).not.toContain('international')
    expect(dictionary.nameWords.management.get('government')).not.toContain('aided')
    const aided = read('government aided school pune')
    expect(aided).toMatchObject({ management: null, ignored: ['government aided'] })
  })

  it('says that it does not know months, which are no places', () => {
    expect(read('summer camp in may')).toMatchObject({ place: null, ignored: ['in may'], name: '' })
    expect(labelOf('summer camp in pune in june')).toBe('Summer camps in Pune')
  })

  it('reads this weekend as its days', () => {
    expect(labelOf('workshop this weekend')).toBe('Workshops on Sat, Sun in India')
  })

  it('names each ignored word once', () => {
    expect(read('unrecognised school pune unrecognised').ignored).toEqual(['unrecognised'])
  })

  it.each(['kendriya vidyalaya', 'delhi public school', 'st marys school pune', 'springdale', ''])(
    '"%s" is a name',
    (query) => expect(labelOf(query)).toBeNull(),
  )

  it('tells the name from the place', () => {
    expect(read('st marys school pune')).toMatchObject({
      name: 'st marys',
      place: { phrase: 'pune' },
    })
  })
})

describe('a query in Hindi', () => {
  it.each([
    ['पुणे के सीबीएसई स्कूल', 'CBSE schools in Pune'],
    ['जयपुर में लड़कियों का स्कूल', 'Girls schools in Jaipur'],
    ['दिल्ली में बोर्डिंग स्कूल', 'Boarding schools in Delhi'],
    ['delhi ke paas boarding school', 'Boarding schools near Delhi'],
    ['ladkiyon ka school jaipur', 'Girls schools in Jaipur'],
    ['pune me sarkari school', 'Government schools in Pune'],
    ['jaipur mein 50 hazar se kam fees wale school', 'Schools under ₹50,000 in Jaipur'],
    ['pune mein sabse sasta school', 'Low-fee schools in Pune'],
    ['sasti boarding jaipur', 'Low-fee boarding schools in Jaipur'],
    ['schools in sasti', 'Schools in Sasti'],
    ['sasti mein school', 'Schools in Sasti'],
    ['पुणे में सस्ते स्कूल', 'Low-fee schools in Pune'],
    ['pune mein 50 hazar se 1 lakh ke beech school', 'Schools ₹50,000–₹1,00,000 in Pune'],
    ['8 saal ke bacche ke liye chess class', 'Chess activities for age 8 years in India'],
  ])('"%s" is understood as %s', (query, label) => {
    expect(labelOf(query)).toBe(label)
  })
})

describe('a misspelt query', () => {
  it.each([
    ['cbse skool kochi', 'CBSE schools in Kochi'],
    ['cbse schools in banglore', 'CBSE schools in Bengaluru'],
    ['shool in pune', 'Schools in Pune'],
    ['shools in india', 'Schools in India'],
    ['cbce school pune', 'CBSE schools in Pune'],
    ['icsce school pune', 'ICSE schools in Pune'],
    ['bachho ke liye school', 'Schools in India'],
    ['bachhon ke liye school pune', 'Schools in Pune'],
    ['ke liye cbse school', 'CBSE schools in India'],
    ['bording school jaipur', 'Boarding schools in Jaipur'],
    ['schools in jiapur', 'Schools in Jaipur'],
    ['school in prayagrag', 'Schools in Prayagraj'],
    ['icse navi mumbay', 'ICSE schools in Navi Mumbai'],
    ['cbse school navimumbai', 'CBSE schools in Navi Mumbai'],
  ])('"%s" is understood as %s', (query, label) => {
    expect(labelOf(query)).toBe(label)
  })
})

describe('the usual spelling of a word of names', () => {
  it.each([
    ['narayna', 'narayana'],
    ['xaviors', 'xaviers'],
    ['केवी', 'kv'],
    ['डीपीएस', 'dps'],
  ])('"%s" is %s', (word, usual) => {
    expect(dictionary.spellings.get(normalise(word))).toBe(usual)
  })
})

describe('a place with several spellings', () => {
  it.each([
    ['schools in sundergarh', 'Sundargarh'],
    ['cbse schools in sundargarh district', 'Sundargarh'],
    ['schools in rourkela sundergarh', 'Rourkela'],
    ['schools in belgaum district', 'Belagavi'],
    ['cbse schools in ramdurg belagavi', 'Ramdurg'],
    ['cbse schools in ramdurg belgaum', 'Ramdurg'],
  ])('is found by each: %s', (query, name) => {
    const { place: found, name: rest } = read(query)
    expect(found?.place.name).toBe(name)
    expect(found?.isCorrected).toBe(false)
    expect(rest).toBe('')
  })
})

describe('a misspelt place', () => {
  it.each([
    ['a letter left out rather than one too many', 'alandura', 'Alandurai'],
    ['one wrong letter rather than the sound of a name', 'mitaon', 'Mitraon'],
    ['a name with the same first letter', 'dharadi', 'Dharavi'],
    ['a well-known name that sounds the same', 'kochchi', 'Kochi'],
  ])('is %s: %s', (_, typed, name) => {
    expect(read(`cbse schools in ${typed}`).place?.place.name).toBe(name)
  })

  it('offers the other names that may be meant', () => {
    const { place: found } = read('cbse schools in alandura')
    expect(found?.others.map(({ name }) => name)).toContain('Alandur')
  })
})

describe('a misspelt place beside a name', () => {
  const readAgain = (query: string) => {
    const context = { vocabulary, places: gazetteer, smallPlaces: new Map(), here: null }
    const found = readMisspeltPlace(read(query), context)
    return found && [found.name, found.place?.place.name, found.place?.isCorrected]
  }

  it.each([
    ['at the end', 'vinca indirnagar', ['vinca', 'Indiranagar', true]],
    ['at the beginning', 'indirnagar vinca', ['vinca', 'Indiranagar', true]],
    ['of two words', 'vinca navi mumbei', ['vinca', 'Navi Mumbai', true]],
    ['after the kind', 'apeejay school jaipurr', ['apeejay', 'Jaipur', true]],
    [
      'with another place in the name',
      'delhi public school indirnagar',
      ['delhi public', 'Indiranagar', true],
    ],
    ['with "in"', 'delhi public school in kothrd', ['delhi public', 'Kothrud', true]],
    ['in the place that is named', 'vinca school kothrd pune', ['vinca', 'Kothrud', true]],
  ])('is read %s: %s', (_, query, found) => {
    expect(readAgain(query)).toEqual(found)
  })

  it.each(['vinca school pune', 'vinca lotus', 'indirnagar', 'vinca mandir', 'cbse schools'])(
    'is not read into "%s"',
    (query) => {
      expect(readAgain(query)).toBeNull()
    },
  )
})

describe('a place with namesakes', () => {
  it('is the best known one, and the others are offered', () => {
    const { place: found } = read('schools in aurangabad')
    expect(found?.place.state).toBe('Maharashtra')
    expect(found?.others.map(({ state }) => state)).toEqual(['Bihar'])
  })

  it('is the one in the state that the query names', () => {
    const { place: found } = read('aurangabad bihar cbse school')
    expect(found?.place.state).toBe('Bihar')
    expect(found?.others).toEqual([])
  })

  it('is the one near the user', () => {
    const { place: found } = read('schools in aurangabad', { lat: 24.8, lng: 84.4 })
    expect(found?.place.state).toBe('Bihar')
  })

  it('is a town rather than a district or state of its name', () => {
    expect(read('schools in delhi').place?.place.type).toBe('town')
    expect(read('schools in pune').place?.place.type).toBe('town')
  })
})

describe('near me', () => {
  it('is the location of the user', () => {
    expect(labelOf('cbse schools near me', { lat: 18.5, lng: 73.8 })).toBe('CBSE schools near you')
  })

  it('is meant by a distance without a place', () => {
    const here = { lat: 18.5, lng: 73.8 }
    expect(planOf(read('schools within 3 km'), catalogue, { here, near: null })?.where).toEqual({
      type: 'here',
      center: here,
      radius: 3,
    })
  })
})

describe('another name of a place', () => {
  it.each([
    ['kr puram', 'Krishnarajapuram'],
    ['rr nagar', 'Rajarajeshwarinagar'],
    ['schools in rajarajeshwari nagar', 'Rajarajeshwarinagar'],
    ['cbse schools hitech city', 'Madhapur'],
    ['hitec city', 'Madhapur'],
    ['electronic city', 'Electronics City'],
    ['schools near electronics city', 'Electronics City'],
    ['mughalsarai', 'Pandit Deen Dayal Upadhyaya Nagar'],
    ['schools in ncr', 'Delhi'],
    ['ncr', 'Delhi'],
  ])('"%s" is understood as %s', (query, name) => {
    expect(read(query)).toMatchObject({ name: '', place: { place: { name } } })
  })

  it('is one with the name in fewer words: the best known first, or the nearest', () => {
    const { place: best } = read('schools in gandhi nagar')
    expect(best?.place.district).toBe('Gandhinagar')
    expect(best?.others.map(({ district }) => district)).toEqual(['Chennai'])
    const inChennai = read('gandhi nagar schools', { lat: 13, lng: 80.25 })
    expect(inChennai.place?.place.district).toBe('Chennai')
    expect(inChennai.place?.others.map(({ district }) => district)).toEqual(['Gandhinagar'])
  })

  it('is rather the town that is written the same than a better known part of a town', () => {
    const { place: found } = read('schools in krishnanagar')
    expect([found?.place.state, found?.others[0]?.state]).toEqual(['West Bengal', 'Delhi'])
  })

  it.each(['noida sector 50', 'sector 50 noida', 'cbse schools in sector 50, noida'])(
    'a sector that no place has is left out, which is said: "%s"',
    (query) => {
      const { place: found, name, ignored } = read(query)
      expect([found?.place.name, name, ignored]).toEqual(['Noida', '', ['sector 50']])
    },
  )
})

describe('a PIN code', () => {
  it.each(['schools 411001 pune', 'pune 411001', '411001 paria', 'cbse schools in pune 411001'])(
    'wins over the town beside it: "%s"',
    (query) => {
      const { place: found, name } = read(query)
      expect([found?.place.name, name]).toEqual(['411001', ''])
    },
  )

  it('is told from a fee', () => {
    expect(read('schools in 560 038').numbers).toMatchObject({ pincode: '560038', feeMax: null })
    expect(read('schools under 200000').numbers).toMatchObject({ pincode: null, feeMax: 200_000 })
  })
})
