import { otherSpellings } from './other-spellings.ts'
import { renamedPlaces } from './renamed-places.ts'

/** The meanings of abbreviations in names. A name is found by both. */
const meanings: Record<string, string> = {
  govt: 'government',
  gov: 'government govt',
  government: 'govt',
  govenment: 'government govt',
  st: 'saint',
  saint: 'st',
  sr: 'senior',
  jr: 'junior',
  hr: 'higher',
  sec: 'secondary',
  gps: 'govt government primary school',
  gups: 'govt government upper primary school',
  ups: 'upper primary school',
  pups: 'upper primary school',
  ps: 'primary public school',
  pps: 'primary school',
  nps: 'new primary school national public',
  mps: 'primary school',
  mpps: 'mandal parishad primary school',
  mpups: 'mandal parishad upper primary school',
  zpps: 'zp zilla parishad primary school',
  zphs: 'zp zilla parishad high school',
  zp: 'zilla parishad',
  gms: 'govt government middle school',
  ghs: 'govt government high school',
  ghss: 'govt government higher secondary school',
  gss: 'govt government secondary school',
  gsss: 'govt government senior secondary school',
  glps: 'govt government lower primary school',
  ghps: 'govt government higher primary school',
  lps: 'lower primary school',
  hps: 'higher primary school',
  hs: 'high school',
  hss: 'higher secondary school',
  sss: 'senior secondary school',
  ms: 'middle school',
  jhs: 'junior high school',
  ums: 'upgraded middle school',
  sch: 'school',
  schl: 'school',
  scho: 'school',
  shool: 'school',
  pry: 'primary',
  pri: 'primary',
  prim: 'primary',
  upg: 'upgraded',
  pvt: 'private',
  eng: 'english',
  int: 'international',
  intl: 'international',
  intr: 'international',
  inst: 'institute',
  acad: 'academy',
  conv: 'convent',
  pub: 'public',
  univ: 'university',
  vid: 'vidyalaya',
  vidhyalaya: 'vidyalaya',
  mpl: 'municipal',
  corp: 'corporation',
  aww: 'anganwadi',
  awc: 'anganwadi centre',
  kv: 'kendriya vidyalaya',
  kvs: 'kendriya vidyalaya',
  jnv: 'jawahar navodaya vidyalaya',
  dps: 'delhi public school',
  dav: 'dayanand anglo vedic',
  kgbv: 'kasturba gandhi balika vidyalaya',
  ssm: 'saraswati shishu mandir',
  svm: 'saraswati vidya mandir',
  emrs: 'eklavya model residential school',
  aps: 'army public school',
  afs: 'air force school',
  rkm: 'ramakrishna mission',
  ryan: 'ryan international',
  bvb: 'bharatiya vidya bhavan',
  sv: 'saraswati vidya',
}

/** Short names that users type for long ones. */
const shortNames: readonly [RegExp, readonly string[]][] = [
  [/\bkend?ri?ya vi/, ['kv']],
  [/\bdelhi public school\b/, ['dps']],
  [/\bjawahar navod/, ['jnv']],
  [/\bnavodaya vid/, ['jnv']],
  [/\barmy public\b/, ['aps']],
  [/\bdayanand anglo\b/, ['dav']],
  [/\bkasturba gandhi b/, ['kgbv']],
  [/\bzilla parishad\b/, ['zp']],
  [/\bsaraswati shishu\b/, ['ssm']],
  [/\bsaraswati vidya mandir\b/, ['svm']],
  [/\beklavya model\b/, ['emrs']],
  [/\bsenior secondary\b/, ['sr', 'sec', 'sss']],
  [/\bhigher secondary\b/, ['hss']],
  [/\bhigh school\b/, ['hs']],
  [/\bnational public school\b/, ['nps']],
  [/\bprimary school\b/, ['ps']],
]

/** Abbreviations that parents use in place of the beginning of a name, in the order of its words. */
const isLongName = new Set('kv jnv dps dav kgbv ssm svm emrs aps afs rkm bvb'.split(' '))

const splitMeanings = new Map(
  Object.entries(meanings).map(([word, meaning]) => [word, meaning.split(' ')]),
)

/** Matches what any of `shortNames` matches. */
const anyLongName = new RegExp(shortNames.map(([{ source }]) => source).join('|'))

/** Whether a word is an abbreviation that stands for other words of names. */
export const isAbbreviation = (word: string): boolean => splitMeanings.has(word)

/** A normalised text with such abbreviations written out: delhi public school noida for dps noida. */
export const writtenOut = (norm: string): string =>
  norm
    .split(' ')
    .map((word) => (isLongName.has(word) ? (meanings[word] ?? word) : word))
    .join(' ')

/** The other words that find a word: what it stands for, and other spellings of all of these. */
function othersOf(word: string): readonly string[] {
  const meaning = splitMeanings.get(word)
  const renamed = renamedPlaces.get(word)
  if (!meaning && !renamed) return otherSpellings(word)
  const others = [...(meaning ?? []), ...(renamed ?? [])]
  return [...others, ...[word, ...others].flatMap(otherSpellings)]
}

/** All words that find a normalised name: its own and those they stand for. */
export function nameWords(norm: string): Set<string> {
  if (norm === '') return new Set()
  const own = norm.split(' ')
  const words = new Set(own)
  for (const word of own) for (const other of othersOf(word)) words.add(other)
  if (!anyLongName.test(norm)) return words
  for (const [pattern, short] of shortNames) {
    if (pattern.test(norm)) for (const word of short) words.add(word)
  }
  return words
}
