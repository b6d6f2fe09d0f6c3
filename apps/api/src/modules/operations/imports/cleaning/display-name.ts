/** Written in capitals because they are read letter by letter, or as one unusual word. */
const acronyms = new Set(
  `KV JNV KGBV DAV DPS ZP ZPHS ZPPS MPPS MPUPS PM CM AFS BSF CRPF CISF ITBP SSB NAL HAL BHEL NTPC ONGC
  SAIL NLC IOC IIT IIM NIT IISC ISRO DRDO AECS INS ISKCON EMRS OAV AMU BHU NDA NCC EGS UEGS UPS PUPS
  GUPS GLPS GUPES GPES GES GBHS UGHS UHS UP EM LP ME MEMS UPES ALPS AUPS AIDED ICSE CBSE ISC IB IGCSE
  AIS AMS APS ABS ASN AVM BAPS BEML CMS EMS GMS SAV SDAV UGUP UGME UGHSS SOS SSA USA UK UAE VHS YMCA
  YWCA MES NES RES AES KES NSS RSS`
    .split(/\s+/)
    .filter((word) => word !== 'AIDED'),
)

/** Words and abbreviations without a vowel that are not acronyms. */
const shortForms = new Set(
  `ST DR MR MRS MS SMT SR JR PT PVT GOVT SCH SCHL PRY PRM SHR BLDG DT DIST DISTT NR RLY PH MD MDL
  BRHM LTD STN RD NGR`.split(/\s+/),
)
/** MS for Middle School is far more common than the title. */
shortForms.delete('MS')

const numerals = new Set(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' '),
)
const small = new Set('of and the for in at by on to de ka ki ke'.split(' '))

const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
const memo = new Map<string, string>()

/**
 * A name in normal capitalisation: capitals become ordinary words, known acronyms and Roman
 * numerals stay, and a missing space after a dot or comma is added ("GOVT.PRIMARY SCHOOL" becomes
 * Govt. Primary School). A name in mixed case is unchanged. Letters and their order never change,
 * so that a search finds both forms.
 */
export function displayName(name: string): string {
  const isLoud = !/\p{Ll}/u.test(name) && /\p{Lu}{2}/u.test(name)
  const isQuiet = !isLoud && !/\p{Lu}/u.test(name) && /[a-z]{2}/.test(name)
  if (!isLoud && !isQuiet) return name
  let previous = ''
  return addMissingSpaces(name).replace(word, (found: string, offset: number) => {
    const upper = isQuiet ? found.toUpperCase() : found
    const shown = isShriOfScheme(upper, previous) ? upper : wordCase(upper, offset === 0)
    previous = upper
    return shown
  })
}

/** PM SHRI is a scheme; Shri alone is a title. */
const isShriOfScheme = (upper: string, previous: string) => upper === 'SHRI' && previous === 'PM'

/** Adds spaces after dots and commas between words; initials such as D.A.V. stay together. */
function addMissingSpaces(name: string): string {
  if (!/[.,]/.test(name)) return name
  return name
    .replace(/\s+,/g, ',')
    .replace(/,(?=[^\s\d])/g, ', ')
    .replace(/(\p{L}{2})\.(?=\p{L})/gu, '$1. ')
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}{2})/gu, '$1. ')
}

/** The usual case of a word in capitals. */
export function wordCase(upper: string, isFirst: boolean): string {
  if (isFirst) return cased(upper)
  const remembered = memo.get(upper)
  if (remembered !== undefined) return remembered
  const lower = upper.toLowerCase()
  const shown = small.has(lower) ? lower : cased(upper)
  if (memo.size > 50_000) memo.clear()
  memo.set(upper, shown)
  return shown
}

function cased(upper: string): string {
  if (upper.length === 1 || numerals.has(upper) || acronyms.has(upper)) return upper
  if (shortForms.has(upper)) return capitalised(upper)
  const isSpelt = /^[A-Z]{2,6}$/.test(upper) && !/[AEIOUY]/.test(upper)
  return isSpelt ? upper : capitalised(upper)
}

/** Mary's, but D'Souza and O'Brien. */
function capitalised(upper: string): string {
  const lower = upper.slice(1).toLowerCase()
  const isNamePrefix = /^[DO]['’]\p{L}{3}/u.test(upper)
  const rest = isNamePrefix ? lower.slice(0, 1) + upper.slice(2, 3) + lower.slice(2) : lower
  return upper.slice(0, 1) + rest
}
