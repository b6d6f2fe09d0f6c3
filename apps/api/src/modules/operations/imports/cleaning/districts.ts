import { displayName } from './display-name.ts'

/**
 * Other spellings, former names and educational sub-districts, by the current name. A name used in
 * several states is listed with its state.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Amroha: ['Jyotiba Phule Nagar (amroha)', 'Jyotiba Phule Nagar'],
  Anantapur: ['Ananthapur', 'Ananthapuramu', 'Ananthapuram'],
  Aravalli: ['Arvalli'],
  Ayodhya: ['Faizabad'],
  Bagalkot: ['Bagalkote'],
  Baghpat: ['Bagpat'],
  'Balodabazar Bhatapara': ['Balodabazar', 'Baloda Bazar'],
  Bandipora: ['Bandipore', 'Bandipur|Jammu & Kashmir'],
  'Banas Kantha': ['Banaskantha'],
  Baramulla: ['Baramula'],
  Balasore: ['Baleswar', 'Baleshwar', 'Baleshwer'],
  Balangir: ['Bolangir'],
  Belagavi: ['Belgaum', 'Belagavi Chikkodi'],
  'Bengaluru Rural': ['Bangalore Rural'],
  'Bengaluru Urban': [
    'Bangalore',
    'Bangalore Urban',
    'Bengaluru',
    'Bengaluru U North',
    'Bengaluru U South',
  ],
  Bhadohi: ['Bhadoi', 'Sant Ravidas Nagar', 'Sant Ravidas Nagar (Bhadohi)'],
  Bijnor: ['Bijnour'],
  Bulandshahr: ['Bulandshahar'],
  Buldhana: ['Buldana'],
  'Central Delhi': ['Central|Delhi'],
  Chamarajanagar: ['Chamrajnagar', 'Chamarajanagara'],
  Chennai: ['Chennai City', 'Madras'],
  Chikkaballapura: ['Chikkaballapur'],
  Chikkamagaluru: ['Chikmagalur', 'Chikkamangaluru'],
  'Cooch Behar': ['Cooch Bihar', 'Coochbehar', 'Koch Bihar'],
  Dahod: ['Dohad'],
  Dantewada: ['Dakshin Bastar Dantewada'],
  Deeg: ['Dheeg'],
  'East Delhi': ['East|Delhi'],
  'East Singhbhum': ['Purbi Singhbhum', 'Purba Singhbhum', 'Purbi Singhbum'],
  Firozpur: ['Ferozepur', 'Firozepur'],
  'Gaurela Pendra Marwahi': ['Gaurella Pendra Marwahi'],
  Gandhinagar: ['Gandhi Nagar|Gujarat'],
  Gangtok: ['East|Sikkim', 'East Sikkim'],
  Giridih: ['Giridh'],
  Gomati: ['Gomti|Tripura'],
  Gurugram: ['Gurgaon'],
  Gyalshing: ['West|Sikkim', 'West Sikkim'],
  Hapur: ['Hapur (panchsheel Nagar)'],
  Hisar: ['Hissar'],
  Hooghly: ['Hugli'],
  Howrah: ['Haora'],
  'Imphal East': ['Imphal-east'],
  'Imphal West': ['Imphal-west'],
  'Janjgir-Champa': ['Janjgir - Champa', 'Janjgir Champa'],
  Kaimur: ['Kaimur (Bhabua)'],
  Kalaburagi: ['Gulbarga', 'Kalburgi'],
  Kanker: ['Uttar Bastar Kanker'],
  Kasganj: ['Kanshiram Nagar', 'Kanshi Ram Nagar'],
  Karimnagar: ['Karim Nagar'],
  Keonjhar: ['Keonjhargarh', 'Kendujhar'],
  Khordha: ['Khurda', 'Khurdha', 'Khorda'],
  Kullu: ['Kulu'],
  Leh: ['Leh Ladakh', 'Leh (ladakh)'],
  Mahabubnagar: ['Mahabub Nagar', 'Mahbubnagar'],
  Mahesana: ['Mehsana'],
  Mamit: ['Mammit'],
  Mangan: ['North|Sikkim', 'North Sikkim'],
  'Mumbai Suburban': ['Mumbai (suburban)', 'Mumbai Ii'],
  Mysuru: ['Mysore'],
  Nabarangpur: ['Nabarangapur'],
  Namchi: ['South|Sikkim', 'South Sikkim'],
  'New Delhi': ['New|Delhi'],
  'North & Middle Andaman': ['Middle and North Andamans', 'North And Middle Andaman'],
  'North 24 Parganas': ['North 24-Pargana', '24 Paraganas North', 'North Twenty Four Parganas'],
  'North Delhi': ['North|Delhi'],
  'North East Delhi': ['North East|Delhi'],
  'North West Delhi': ['North West|Delhi', 'North West A|Delhi', 'North West B|Delhi'],
  'Dakshin Dinajpur': ['South Dinajpur', 'Dinajpur Dakshin'],
  'Uttar Dinajpur': ['North Dinajpur', 'Dinajpur Uttar'],
  'Panch Mahals': ['Panchmahal', 'Panchmahals'],
  'Pashchim Champaran': ['West Champaran', 'Champaran West'],
  'Pashchim Medinipur': ['West Midnapore', 'Medinipur West', 'Paschim Medinipur'],
  Prayagraj: ['Allahabad'],
  'Purba Champaran': ['East Champaran', 'Champaran East', 'Purbi Champaran'],
  'Purba Medinipur': ['East Midnapore', 'Medinipur East'],
  Puducherry: ['Pondicherry'],
  Purulia: ['Puruliya'],
  Ramanagara: ['Ramanagar', 'Ramanagaram'],
  'Ranga Reddy': ['Rangareddy', 'Rangareddi', 'K.V.Rangareddy'],
  'Ri Bhoi': ['Ri-Bhoi', 'Ribhoi'],
  Rupnagar: ['Ropar'],
  'S.A.S. Nagar': ['Sas Nagar', 'Ajitgarh', 'SAS Nagar (Mohali)', 'Mohali'],
  Sambhal: ['Sambhal (bhim Nagar)'],
  'Seraikela Kharsawan': ['Saraikela-kharsawan', 'Seraikela-kharsawan', 'Saraikela Kharsawan'],
  Shahdara: [],
  Shamli: ['Shamli (prabudh Nagar)'],
  Shivamogga: ['Shimoga'],
  Shopian: ['Shupiyan'],
  Sivaganga: ['Sivagangai'],
  'South 24 Parganas': ['South 24-Pargana', '24 Paraganas South', 'South Twenty Four Parganas'],
  'South Delhi': ['South|Delhi'],
  'South East Delhi': ['South East|Delhi'],
  'South West Delhi': ['South West|Delhi', 'South West A|Delhi', 'South West B|Delhi'],
  'Sri Ganganagar': ['Ganganagar'],
  Subarnapur: ['Sonapur', 'Sonepur'],
  Surendranagar: ['Surendra Nagar'],
  'Tarn Taran': ['Taran Taran'],
  Tiruchirappalli: ['Trichirappalli', 'Trichy'],
  Tirunelveli: ['Tirunelveli Kattabo'],
  Tumakuru: ['Tumkur', 'Tumakuru Madhugiri'],
  'Udham Singh Nagar': ['Udam Singh Nagar'],
  'Uttara Kannada': ['Uttar Kannada', 'Uttara Kannada Sirsi'],
  Vadodara: ['Baroda'],
  Vijayapura: ['Bijapur|Karnataka'],
  Viluppuram: ['Villupuram'],
  'West Delhi': ['West|Delhi', 'West A|Delhi', 'West B|Delhi'],
  'West Singhbhum': ['Pashchimi Singhbhum', 'Pashchim Singhbhum'],
  Yadgir: ['Yadagiri'],
  Yamunanagar: ['Yamuna Nagar'],
  'YSR Kadapa': ['Cuddapah', 'Kadapa', 'YSR District', 'Y.S.R.'],
  Zunheboto: ['Zunhebotto'],
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const letters = (text: string) =>
  withoutMarks(text)
    .replace(/[^A-Za-z0-9|]/g, '')
    .toLowerCase()

const byLetters = new Map<string, string>()
for (const [name, others] of Object.entries(spellings))
  for (const spelling of [name, ...others]) {
    const [district = '', state] = spelling.split('|')
    byLetters.set(letters(state ? `${district}|${letters(state)}` : district), name)
  }

const memo = new Map<string, string>()

/**
 * A district's standard name: one spelling, without diacritics, the word District or a state in
 * brackets. `state` distinguishes districts with the same name.
 */
export function districtName(value: string, state: string | undefined): string {
  const key = `${value}|${state ?? ''}`
  const remembered = memo.get(key)
  if (remembered !== undefined) return remembered
  const name = tidy(value, state)
  if (memo.size > 5_000) memo.clear()
  memo.set(key, name)
  return name
}

function tidy(value: string, state: string | undefined): string {
  const bare = withoutMarks(value)
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/^District\s+|\s+(District|Division)$/i, '')
    .trim()
  for (const spelling of [value, bare]) {
    const plain = letters(spelling)
    const name = byLetters.get(`${plain}|${letters(state ?? '')}`) ?? byLetters.get(plain)
    if (name) return name
  }
  return displayName(bare === '' ? value : bare)
}
