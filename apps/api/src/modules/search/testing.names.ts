/** Names as registers have them, to rank by: kinds × places, some 2,000. */
export const towns = [
  { city: 'Pune', state: 'Maharashtra', lat: 18.5204, lng: 73.8567 },
  { city: 'Mysuru', state: 'Karnataka', lat: 12.2958, lng: 76.6394 },
  { city: 'Bokaro', state: 'Jharkhand', lat: 23.6693, lng: 86.1511 },
  { city: 'Jaipur', state: 'Rajasthan', lat: 26.9124, lng: 75.7873 },
  { city: 'Lucknow', state: 'Uttar Pradesh', lat: 26.8467, lng: 80.9462 },
  { city: 'Kochi', state: 'Kerala', lat: 9.9312, lng: 76.2673 },
  { city: 'Guwahati', state: 'Assam', lat: 26.1445, lng: 91.7362 },
  { city: 'Patna', state: 'Bihar', lat: 25.5941, lng: 85.1376 },
  { city: 'Bhopal', state: 'Madhya Pradesh', lat: 23.2599, lng: 77.4126 },
  { city: 'Chennai', state: 'Tamil Nadu', lat: 13.0827, lng: 80.2707 },
] as const

const founders = [
  'Saraswati',
  'Vivekananda',
  'Tagore',
  'Gandhi',
  'Nehru',
  'Ambedkar',
  'Shivaji',
  'Lakshmi',
  'Ganesh',
  'Krishna',
  'Sunrise',
  'Bluebells',
  'Little Flower',
  'St. Xavier',
  'Holy Cross',
  'Mount Carmel',
  'Modern',
  'New Era',
  'Bharatiya',
  'Adarsh',
]
const kinds = [
  'Public School',
  'Vidya Mandir',
  'Convent School',
  'High School',
  'International School',
  'Vidyalaya',
  'Primary School',
  'Balika Vidyalaya',
  'Academy',
  'English Medium School',
]

export const ordinaryNames = founders.flatMap((founder) =>
  kinds.map((kind) => `${founder} ${kind}`),
)
