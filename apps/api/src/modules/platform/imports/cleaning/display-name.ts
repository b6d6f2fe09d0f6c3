/** Written in capitals by those who read them aloud letter by letter, or as one strange word. */
const acronyms = new Set(
  `KV JNV KGBV DAV DPS ZP ZPHS ZPPS MPPS MPUPS PM CM AFS BSF CRPF CISF ITBP SSB NAL HAL BHEL NTPC ONGC
  SAIL NLC IOC IIT IIM NIT IISC ISRO DRDO AECS INS ISKCON EMRS OAV AMU BHU NDA NCC EGS UEGS UPS PUPS
  GUPS GLPS GUPES GPES GES GBHS UGHS UHS UP EM LP ME MEMS UPES ALPS AUPS AIDED ICSE CBSE ISC IB IGCSE
  AIS AMS APS ABS ASN AVM BAPS BEML CMS EMS GMS SAV SDAV UGUP UGME UGHSS SOS SSA USA UK UAE VHS YMCA
  YWCA MES NES RES AES KES NSS RSS`
    .split(/\s+/)
    .filter((word) => word !== 'AIDED'),
)

/** Without a vowel, but words or their short forms all the same. */
const shortForms = new Set(
  `ST DR MR MRS MS SMT SR JR PT PVT GOVT SCH SCHL PRY PRM SHR BLDG DT DIST DISTT NR RLY PH MD MDL
  BRHM LTD STN RD NGR`.split(/\s+/),
)
/** Middle School, written as an acronym, is far more common than the title. */
shortForms.delete('MS')

const numerals = new Set(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' '),
)
const small = new Set('of and the for in at by on to de ka ki ke'.split(' '))

const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
const memo = new Map<string, string>()

/**
 * A name as a reader wants it: capitals become ordinary words, known acronyms and Roman numerals
 * stay, and a dot or comma that glues words gets its blank ("GOVT.PRIMARY SCHOOL" is Govt. Primary
 * School). A name that is already written in mixed case stays as it is. Letters and their order
 * never change, so that what finds the one form finds the other.
 */
export function displayName(name: string): string {
  const isLoud = !/\p{Ll}/u.test(name) && /\p{Lu}{2}/u.test(name)
  const isQuiet = !isLoud && !/\p{Lu}/u.test(name) && /[a-z]{2}/.test(name)
  if (!isLoud && !isQuiet) return name
  let previous = ''
  return spread(name).replace(word, (found: string, offset: number) => {
    const upper = isQuiet ? found.toUpperCase() : found
    const shown = isShriOfScheme(upper, previous) ? upper : wordCase(upper, offset === 0)
    previous = upper
    return shown
  })
}

/** PM SHRI is a scheme; Shri alone is a title. */
const isShriOfScheme = (upper: string, previous: string) => upper === 'SHRI' && previous === 'PM'

/** Blanks after dots and commas that glue words; initials such as D.A.V. stay together. */
function spread(name: string): string {
  if (!/[.,]/.test(name)) return name
  return name
    .replace(/\s+,/g, ',')
    .replace(/,(?=[^\s\d])/g, ', ')
    .replace(/(\p{L}{2})\.(?=\p{L})/gu, '$1. ')
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}{2})/gu, '$1. ')
}

function wordCase(upper: string, isFirst: boolean): string {
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
  if (shortForms.has(upper)) return titled(upper)
  const isSpelt = /^[A-Z]{2,6}$/.test(upper) && !/[AEIOUY]/.test(upper)
  return isSpelt ? upper : titled(upper)
}

/** Mary's, but D'Souza and O'Brien. */
function titled(upper: string): string {
  const lower = upper.slice(1).toLowerCase()
  const isNamePrefix = /^[DO]['’]\p{L}{3}/u.test(upper)
  const rest = isNamePrefix ? lower.slice(0, 1) + upper.slice(2, 3) + lower.slice(2) : lower
  return upper.slice(0, 1) + rest
}
