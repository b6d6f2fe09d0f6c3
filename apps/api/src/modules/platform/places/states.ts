/** States and union territories of India with other spellings and abbreviations. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Andaman & Nicobar Islands': ['Andaman and Nicobar', 'Andamans', 'AN'],
  'Andhra Pradesh': ['AP', 'Andhra'],
  'Arunachal Pradesh': ['AR', 'Arunachal'],
  Assam: ['AS'],
  Bihar: ['BR'],
  Chandigarh: ['CH', 'Chandigarh UT'],
  Chhattisgarh: ['CG', 'CT', 'Chattisgarh', 'Chhatisgarh', 'Chattishgarh'],
  'Dadra & Nagar Haveli and Daman & Diu': [
    'DN',
    'DD',
    'DNHDD',
    'Dadra & Nagar Haveli',
    'Dadar & Nagar Haveli',
    'Daman & Diu',
    'D&N Haveli',
    'The Dadra and Nagar Haveli and Daman and Diu',
  ],
  Delhi: ['DL', 'New Delhi', 'NCT of Delhi', 'Delhi NCT', 'National Capital Territory of Delhi'],
  Goa: ['GA'],
  Gujarat: ['GJ', 'Gujrat'],
  Haryana: ['HR', 'Hariyana'],
  'Himachal Pradesh': ['HP', 'Himachal'],
  'Jammu & Kashmir': ['JK', 'J&K'],
  Jharkhand: ['JH'],
  Karnataka: ['KA', 'KN'],
  Kerala: ['KL'],
  Ladakh: ['LA', 'Union Territory of Ladakh'],
  Lakshadweep: ['LD', 'Lakshadweep Islands'],
  'Madhya Pradesh': ['MP'],
  Maharashtra: ['MH', 'Maharastra'],
  Manipur: ['MN'],
  Meghalaya: ['ML'],
  Mizoram: ['MZ'],
  Nagaland: ['NL'],
  Odisha: ['OD', 'OR', 'Orissa'],
  Puducherry: ['PY', 'Pondicherry', 'Pondichery'],
  Punjab: ['PB', 'Panjab'],
  Rajasthan: ['RJ'],
  Sikkim: ['SK'],
  'Tamil Nadu': ['TN', 'Tamilnadu'],
  Telangana: ['TG', 'TS', 'Telengana', 'Telanagana'],
  Tripura: ['TR'],
  'Uttar Pradesh': ['UP', 'Uttarpradesh'],
  Uttarakhand: ['UK', 'UT', 'Uttaranchal', 'Uttrakhand'],
  'West Bengal': ['WB', 'Bengal'],
}

/** Letters only, so that spellings that differ in &, dots, spaces or diacritics are equal. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/&/g, 'and')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

const byLetters = new Map(
  Object.entries(spellings).flatMap(([state, others]) =>
    [state, ...others].map((spelling) => [letters(spelling), state] as const),
  ),
)
const known = new Set(Object.keys(spellings))

/** Names of the states and union territories. */
export const stateNames: readonly string[] = Object.keys(spellings)

/** The standard name of an Indian state in any spelling; undefined if it is none. */
export function stateName(value: string): string | undefined {
  return known.has(value) ? value : byLetters.get(letters(value))
}
