import { distanceKm, type Point } from '../../platform/places/distance.ts'
import type { Day, ListedKind, Meaning } from './dictionary.ts'
import { type KnownPlaces, type QueryPlace, wellKnown } from './known-places.ts'
import { readNumbers } from './read-numbers.ts'
import type { PlaceRead, Reading, ValueRead } from './reading.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface ReadingContext {
  readonly vocabulary: Vocabulary
  readonly places: KnownPlaces
  /** Smaller places with one of the query's phrases as their name, read from the database. */
  readonly smallPlaces: ReadonlyMap<string, readonly QueryPlace[]>
  /** The user's location. */
  readonly here: Point | null
}

/** A run of words, from the first to before the last. */
interface Span {
  readonly from: number
  readonly to: number
}
interface MeaningSpan extends Span {
  readonly meanings: readonly Meaning[]
}
interface PlaceSpan extends Span {
  readonly phrase: string
  readonly candidates: readonly QueryPlace[]
  readonly isCorrected: boolean
}

/** Within this distance in kilometres, one place is part of another. */
const partOf = 60
/** Within this distance, a place is near the user. */
const nearby = 100
/** Farther apart, two places of one name are different places. */
const samePlace = 30
const maxOthers = 3
/** Ten times as many schools count as much as this share of a rank of importance. */
const schoolsWeight = 6

/** Reads what a query asks for. Pure: all data is in the context. */
export function readQuery(words: readonly string[], context: ReadingContext): Reading {
  const { vocabulary } = context
  const numbers = readNumbers(words, vocabulary.numbers)
  const taken = [...numbers.isRead]
  const spans: PlaceSpan[] = []
  const take = ({ from, to }: Span) => taken.fill(true, from, to)

  for (const span of namedPlaces(words, taken, context)) {
    spans.push(span)
    take(span)
  }
  const meanings = phrasesWithMeaning(words, taken, vocabulary)
  for (const span of meanings) take(span)
  const roleAt = (at: number) => meanings.find(({ from, to }) => from <= at && at < to)

  for (const at of openWords(taken)) {
    const word = words[at] ?? ''
    const candidates = placesNamed(word, context)
    const [best] = candidates
    if (!best || (best.importance < wellKnown && !isMarked(at, at + 1))) continue
    const span = { from: at, to: at + 1, phrase: word, candidates, isCorrected: false }
    spans.push(span)
    take(span)
  }
  for (const at of openWords(taken)) {
    const corrected = vocabulary.correctionOf(words[at] ?? '')
    const found = corrected === null ? [] : vocabulary.meaningsOf(corrected)
    if (found.length === 0 || placesNamed(words[at] ?? '', context).length > 0) continue
    meanings.push({ from: at, to: at + 1, meanings: found })
    taken[at] = true
  }
  const isAsked = meanings.some(({ meanings: of }) => of.some(asksForSomething))
  for (const span of [...smallPlaces(), ...misspeltPlaces()]) {
    spans.push(span)
    take(span)
  }

  const chosen = choosePlace(spans, words, context, roleIsNear)
  const isLocated = chosen !== null && isPlaceMeant(chosen.read)
  for (const span of spans) {
    if (!isLocated || !chosen.used.includes(span)) taken.fill(false, span.from, span.to)
  }
  const name = nameOf(words, taken, meanings)
  return {
    words,
    ...collect(meanings, words),
    numbers,
    numberPhrases: numbers.phrases,
    place: isLocated ? chosen.read : pincodePlace(),
    name,
    possible: isLocated ? null : possiblePlace(name),
  }

  function pincodePlace(): PlaceRead | null {
    const [place] = numbers.pincode === null ? [] : placesNamed(numbers.pincode, context)
    if (!place || numbers.pincode === null) return null
    return { phrase: numbers.pincode, place, isNear: false, others: [], isCorrected: false }
  }

  /** A place at the end or beginning of the words of a name: kv indiranagar. */
  function possiblePlace(name: string): Reading['possible'] {
    const [run] = openRuns(taken)
    const span = run && longestPlaceIn(run, words, context)
    if (!span || span.to - span.from === run.to - run.from) return null
    const found = choosePlace([span], words, context, roleIsNear)
    if (!found) return null
    const rest = name
      .split(' ')
      .filter((word) => !span.phrase.split(' ').includes(word))
      .join(' ')
    return { place: found.read, name: rest }
  }

  function isMarked(from: number, to: number): boolean {
    const [before, after] = [roleAt(from - 1), roleAt(to)]
    const isBefore = before?.meanings.some(({ type }) => type === 'in' || type === 'near')
    const isAfter = after?.meanings.some(({ type }) => type === 'after')
    return Boolean(isBefore || isAfter)
  }

  function roleIsNear({ from, to }: Span): boolean {
    const before = roleAt(from - 1)?.meanings.some(({ type }) => type === 'near')
    const after = roleAt(to)
    const afterText = after ? words.slice(after.from, after.to).join(' ') : ''
    return Boolean(before) || / (?:p|n|a|k)/.test(afterText)
  }

  /** Places that few people know, if nothing else explains the words. */
  function smallPlaces(): PlaceSpan[] {
    const found: PlaceSpan[] = []
    for (const run of openRuns(taken)) {
      const span = longestPlaceIn(run, words, context)
      if (!span) continue
      const isWhole = span.to - span.from === run.to - run.from
      const [best] = span.candidates
      const isInside = spans.some(({ candidates }) =>
        span.candidates.some((small) => candidates.some((large) => contains(large, small))),
      )
      if (isInside || isMarked(span.from, span.to)) found.push(span)
      else if (
        isWhole &&
        best &&
        openRuns(taken).length === 1 &&
        (isAsked || best.importance >= 0.3)
      )
        found.push(span)
    }
    return found
  }

  /** Towns, districts and states whose name is misspelt, if nothing else explains the words. */
  function misspeltPlaces(): PlaceSpan[] {
    const found: PlaceSpan[] = []
    const runs = openRuns(taken).filter(
      (run) => !spans.some((span) => span.from <= run.from && run.to <= span.to),
    )
    for (const run of runs) {
      const isAlone = runs.length === 1 && isAsked
      const last = words.slice(run.from, run.to)
      for (let from = run.from; from < run.to; from++) {
        const phrase = words.slice(from, run.to).join(' ')
        const isEverything = from === run.from
        if (!(isMarked(from, run.to) || (isAlone && isEverything))) continue
        const joined =
          last.length > 1 ? placesNamed(words.slice(from, run.to).join(''), context) : []
        const candidates = [
          joined,
          context.places.sounding(phrase),
          context.places.resembling(phrase),
        ].find((each) => each.length > 0)
        if (!candidates) continue
        found.push({ from, to: run.to, phrase, candidates, isCorrected: true })
        break
      }
    }
    return found
  }

  /** Whether the words can mean a place: a single unknown word can also be a name. */
  function isPlaceMeant({ place }: PlaceRead): boolean {
    const isBare =
      !isAsked &&
      !meanings.some(({ meanings: of }) => of.some(({ type }) => type === 'in' || type === 'near'))
    return !isBare || place.importance >= 0.3
  }
}

const asksForSomething = ({ type }: Meaning) =>
  ['kind', 'value', 'level', 'management', 'days'].includes(type)

/** Names of two or more words that are well known, or stand after in or near. */
function namedPlaces(
  words: readonly string[],
  taken: readonly boolean[],
  context: ReadingContext,
): PlaceSpan[] {
  const found: PlaceSpan[] = []
  const isOpen = [...taken].map((is) => !is)
  for (let length = context.places.longest; length >= 2; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length
      if (!isOpen.slice(from, to).every(Boolean)) continue
      const phrase = words.slice(from, to).join(' ')
      const candidates = placesNamed(phrase, context)
      const [best] = candidates
      if (!best) continue
      const hasOwnWord = words
        .slice(from, to)
        .some((word) => context.vocabulary.meaningsOf(word).length === 0)
      const before = context.vocabulary.meaningsOf(words[from - 1] ?? '')
      const isMarked = before.some(({ type }) => type === 'in' || type === 'near')
      if (!isMarked && (!hasOwnWord || best.importance < wellKnown)) continue
      found.push({ from, to, phrase, candidates, isCorrected: false })
      isOpen.fill(false, from, to)
    }
  }
  return found
}

/** The phrases of the dictionary, the longest first. */
function phrasesWithMeaning(
  words: readonly string[],
  taken: readonly boolean[],
  vocabulary: Vocabulary,
): MeaningSpan[] {
  const found: MeaningSpan[] = []
  for (let from = 0; from < words.length; ) {
    let length = Math.min(vocabulary.longest, words.length - from)
    let meanings: readonly Meaning[] = []
    for (; length > 0; length--) {
      if (taken.slice(from, from + length).some(Boolean)) continue
      meanings = vocabulary.meaningsOf(words.slice(from, from + length).join(' '))
      if (meanings.length > 0) break
    }
    if (meanings.length > 0) found.push({ from, to: from + length, meanings })
    from += Math.max(1, length)
  }
  return found
}

function placesNamed(phrase: string, { places, smallPlaces }: ReadingContext): QueryPlace[] {
  const known = places.named(phrase)
  const small = smallPlaces.get(phrase) ?? []
  return [...known, ...small.filter(({ slug }) => !known.some((place) => place.slug === slug))]
}

const openWords = (taken: readonly boolean[]) => taken.flatMap((is, at) => (is ? [] : [at]))

/** The runs of words that have no meaning yet. */
function openRuns(taken: readonly boolean[]): Span[] {
  const runs: Span[] = []
  for (let from = 0; from < taken.length; from++) {
    if (taken[from]) continue
    let to = from
    while (to < taken.length && !taken[to]) to++
    runs.push({ from, to })
    from = to
  }
  return runs
}

/** The longest name of a place at the end or the beginning of a run. */
function longestPlaceIn(
  { from, to }: Span,
  words: readonly string[],
  context: ReadingContext,
): PlaceSpan | null {
  for (let length = Math.min(context.places.longest, to - from); length > 0; length--) {
    for (const start of [to - length, from]) {
      const phrase = words.slice(start, start + length).join(' ')
      const candidates = placesNamed(phrase, context)
      if (candidates.length > 0)
        return { from: start, to: start + length, phrase, candidates, isCorrected: false }
    }
  }
  return null
}

/** Larger kinds of places contain smaller ones. */
const sizes: Record<QueryPlace['type'], number> = {
  state: 4,
  district: 3,
  town: 2,
  locality: 1,
  post_office: 1,
  pincode: 1,
}

/** Whether one place lies in or close to another, larger or better known one. */
function contains(large: QueryPlace, small: QueryPlace): boolean {
  const [size, other] = [sizes[large.type], sizes[small.type]]
  if (size < other || (size === other && large.importance <= small.importance)) return false
  if (large.type === 'state') return sameName(small.state, large)
  const isSameState = large.state === null || small.state === null || large.state === small.state
  if (large.type === 'district') return isSameState && sameName(small.district, large)
  return (isSameState && sameName(small.district, large)) || isWithin(large, small, partOf)
}

const sameName = (name: string | null, { norm, name: own }: QueryPlace) =>
  name !== null && (name === own || name.toLowerCase() === norm)

function isWithin(one: QueryPlace, other: QueryPlace, km: number): boolean {
  const [a, b] = [pointOf(one), pointOf(other)]
  return a !== null && b !== null && distanceKm(a, b) <= km
}

const pointOf = ({ lat, lng }: QueryPlace): Point | null =>
  lat === null || lng === null ? null : { lat, lng }

interface ChosenPlace {
  readonly read: PlaceRead
  /** The spans that name it, or a place that contains it. */
  readonly used: readonly PlaceSpan[]
}

/** The place that is meant: the smallest one that lies in all others, or else the best known. */
function choosePlace(
  spans: readonly PlaceSpan[],
  words: readonly string[],
  context: ReadingContext,
  isNear: (span: Span) => boolean,
): ChosenPlace | null {
  let best: { span: PlaceSpan; place: QueryPlace; used: PlaceSpan[]; score: number } | null = null
  for (const span of spans) {
    const isDistrict = /^(?:district|dist|jila|zila|jile)$/.test(words[span.to] ?? '')
    for (const place of span.candidates) {
      if (place.lat === null && place.area === null) continue
      const around = spans.filter(
        (other) => other !== span && other.candidates.some((large) => contains(large, place)),
      )
      const isArea = place.type === 'state' || place.type === 'district'
      const isTownToo = isArea && span.candidates.some(isTownOf(place))
      const score =
        around.length * 10 +
        evidence(place, context) +
        (isDistrict && place.type === 'district' ? 8 : 0) -
        (isTownToo ? 2 : 0)
      if (!best || score > best.score) best = { span, place, used: [span, ...around], score }
    }
  }
  if (!best) return null
  const { span, place, used } = best
  const isSettled = used.length > 1
  const others = isSettled ? [] : otherPlaces(place, span, context)
  const { phrase, isCorrected } = span
  return { read: { phrase, place, isNear: isNear(span), others, isCorrected }, used }
}

/** How likely a place is meant: how well it is known, and how near it is. */
function evidence(place: QueryPlace, { here }: ReadingContext): number {
  const at = pointOf(place)
  const nearness = here && at ? Math.max(0, 1 - distanceKm(here, at) / nearby) : 0
  const isArea = place.type === 'state' || place.type === 'district'
  // The schools around a town are part of its importance.
  const schools = isArea || place.type === 'town' ? 0 : Math.log10(1 + place.schools)
  return place.importance + nearness + schools / schoolsWeight
}

/** Delhi is a town as well as a state, and Pune a town as well as a district. */
const isTownOf = (area: QueryPlace) => (place: QueryPlace) =>
  place.type === 'town' && place.state === area.state

function otherPlaces(place: QueryPlace, span: PlaceSpan, context: ReadingContext): QueryPlace[] {
  const found: QueryPlace[] = []
  const ranked = [...span.candidates].sort((a, b) => evidence(b, context) - evidence(a, context))
  for (const other of ranked) {
    const isKnown = [place, ...found].some(
      (each) => each === other || each.norm !== other.norm || isWithin(each, other, samePlace),
    )
    if (isKnown || other.lat === null || other.importance < place.importance / 3) continue
    found.push(other)
    if (found.length === maxOthers) break
  }
  return found
}

/** The parts of a reading that come from the dictionary. */
function collect(meanings: readonly MeaningSpan[], words: readonly string[]) {
  let kind: ListedKind | null = null
  let isNearMe = false
  let nearMePhrase = ''
  let management: Reading['management'] = null
  const values: ValueRead[] = []
  const levels: Reading['levels'][number][] = []
  const days = new Set<Day>()
  const dayPhrases: string[] = []
  const ignored: string[] = []
  for (const { from, to, meanings: all } of meanings) {
    const phrase = words.slice(from, to).join(' ')
    const named = all.flatMap((each) =>
      each.type === 'value' ? [{ filter: each.filter, value: each.value }] : [],
    )
    const options = [
      ...new Map(named.map((each) => [`${each.filter}/${each.value}`, each])).values(),
    ]
    if (options.length > 0) values.push({ phrase, options })
    for (const each of all) {
      if (each.type === 'kind') kind = moreSpecific(kind, each.kind)
      else if (each.type === 'level') {
        if (!levels.some(({ band }) => band === each.band)) levels.push({ phrase, band: each.band })
      } else if (each.type === 'management') management = { phrase, is: each.management }
      else if (each.type === 'nearMe') {
        isNearMe = true
        nearMePhrase = phrase
      } else if (each.type === 'ignored') ignored.push(phrase)
      else if (each.type === 'days') {
        for (const day of each.days) days.add(day)
        dayPhrases.push(phrase)
      }
    }
  }
  return {
    kind,
    isNearMe,
    nearMePhrase,
    management,
    values,
    levels,
    days: [...days],
    daysPhrase: dayPhrases.join(' '),
    ignored,
  }
}

/** In "maths tuition classes" and "teacher job in a school" the more specific kind is meant. */
const specificity: readonly ListedKind[] = [
  'product',
  'school',
  'activity',
  'tuition',
  'workshop',
  'camp',
  'job',
]
const moreSpecific = (one: ListedKind | null, other: ListedKind): ListedKind =>
  one === null || specificity.indexOf(other) > specificity.indexOf(one) ? other : one

/** The words of a name, from the first to the last, with the words between. */
function nameOf(
  words: readonly string[],
  taken: readonly boolean[],
  meanings: readonly MeaningSpan[],
): string {
  const open = openWords(taken)
  const isPartOfName = (at: number) => {
    const role = meanings.find(({ from, to }) => from <= at && at < to)
    const isBetween = at > (open[0] ?? 0) && at < (open.at(-1) ?? 0)
    return isBetween && role?.meanings.some(({ type }) => type === 'filler' || type === 'in')
  }
  return words.filter((_, at) => !taken[at] || isPartOfName(at)).join(' ')
}
