import { wellKnown } from '../places/known-places.ts'
import { choosePlace } from './choose-place.ts'
import { certainImportance, misspeltPlaces, smallPlaces } from './doubtful-places.ts'
import { longestPlaceIn, placesNamed, placesOfManyWords } from './place-phrases.ts'
import { collectMeanings, phrasesWithMeaning } from './read-meanings.ts'
import { readNumbers } from './read-numbers.ts'
import type { PlaceRead, Reading } from './reading.ts'
import {
  addMeaning,
  addPlace,
  isAsked,
  isMarked,
  keepPlaces,
  namesPlace,
  type ReadingContext,
  type ReadingDraft,
} from './reading-draft.ts'
import { openRuns, openWords, textOf } from './word-spans.ts'

/** Reads what a query asks for. Pure: all data is in the context. */
export function readQuery(words: readonly string[], context: ReadingContext): Reading {
  const { vocabulary } = context
  const numbers = readNumbers(words, vocabulary.numbers)
  const draft: ReadingDraft = {
    words,
    context,
    taken: [...numbers.isRead],
    meanings: [],
    places: [],
  }
  for (const span of placesOfManyWords(draft)) addPlace(draft, span)
  for (const span of phrasesWithMeaning(words, draft.taken, vocabulary)) addMeaning(draft, span)
  addUnknownSectors(draft)
  readCheapAsPlace(draft)
  addKnownPlaces(draft)
  addMisspeltMeanings(draft)
  // A village may have the name that is a typo of a town: how well each is known decides.
  for (const span of [...smallPlaces(draft), ...misspeltPlaces(draft)]) addPlace(draft, span)

  const chosen = choosePlace(draft.places, draft)
  const isLocated = chosen !== null && isPlaceMeant(chosen.read, draft)
  const ofPincode = placeOfPincode(numbers.pincode, context)
  // The town beside a PIN code says where it is.
  keepPlaces(draft, isLocated || (chosen && ofPincode) ? chosen.used : [])
  const place = ofPincode ?? (isLocated ? chosen.read : null)
  // Six digits that are the PIN code of no place can be part of a name.
  if (place === null && numbers.pincode !== null)
    draft.taken[words.indexOf(numbers.pincode)] = false
  const name = nameOf(draft)
  const meanings = collectMeanings(draft.meanings, words)
  // A distance from no place is one from the user.
  const distance = place === null && name === '' ? (numbers.phrases.radius ?? '') : ''
  return {
    words,
    ...meanings,
    isNearMe: meanings.isNearMe || distance !== '',
    nearMePhrase: meanings.nearMePhrase || distance,
    numbers,
    numberPhrases: numbers.phrases,
    place,
    name,
    possible: place === null ? possiblePlace(name, draft) : null,
  }
}

/** A sector beside a well-known town, if no place is known by it: sector 50 noida. */
function addUnknownSectors(draft: ReadingDraft): void {
  const { words, taken, context } = draft
  const isTown = (at: number) =>
    (context.places.named(words[at] ?? '')[0]?.importance ?? 0) >= wellKnown
  for (const [at, word] of words.entries()) {
    const to = at + 2
    const isSector = sectorWords.has(word) && /^\d{1,3}[a-z]?$/.test(words[at + 1] ?? '')
    if (!isSector || taken[at] || taken[at + 1] || !(isTown(at - 1) || isTown(to))) continue
    addMeaning(draft, { from: at, to, meanings: [{ type: 'ignored' }] })
  }
}

const sectorWords = new Set(['sector', 'sec'])

/** Sasti is a word for cheap, and a town in Maharashtra: after in or near, the town is meant. */
function readCheapAsPlace(draft: ReadingDraft): void {
  const cheap = draft.meanings.find(({ meanings }) =>
    meanings.some(({ type }) => type === 'lowFees'),
  )
  if (!cheap || !isMarked(draft, cheap)) return
  const phrase = textOf(draft.words, cheap)
  const candidates = placesNamed(phrase, draft.context)
  if (candidates.length === 0) return
  draft.meanings.splice(draft.meanings.indexOf(cheap), 1)
  addPlace(draft, { from: cheap.from, to: cheap.to, phrase, candidates, spellingCost: null })
}

/** Places of one word that are well known, or that follow "in" or "near". */
function addKnownPlaces(draft: ReadingDraft): void {
  for (const at of openWords(draft.taken)) {
    const span = { from: at, to: at + 1 }
    const phrase = draft.words[at] ?? ''
    const candidates = placesNamed(phrase, draft.context)
    const [best] = candidates
    if (!best || (best.importance < wellKnown && !isMarked(draft, span))) continue
    addPlace(draft, { ...span, phrase, candidates, spellingCost: null })
  }
}

/** Misspelt words of the dictionary that are not the name of a place. */
function addMisspeltMeanings(draft: ReadingDraft): void {
  const { vocabulary } = draft.context
  for (const at of openWords(draft.taken)) {
    const word = draft.words[at] ?? ''
    const corrected = vocabulary.correctionOf(word)
    const meanings = corrected === null ? [] : vocabulary.meaningsOf(corrected)
    if (meanings.length === 0 || placesNamed(word, draft.context).length > 0) continue
    addMeaning(draft, { from: at, to: at + 1, meanings })
  }
}

/** Whether the words can mean a place: a single unknown word can also be a name. */
const isPlaceMeant = ({ place, isMarked }: PlaceRead, draft: ReadingDraft): boolean =>
  isMarked || isAsked(draft) || namesPlace(draft) || place.importance >= certainImportance

function placeOfPincode(pincode: string | null, context: ReadingContext): PlaceRead | null {
  const [place] = pincode === null ? [] : placesNamed(pincode, context)
  if (!place || pincode === null) return null
  return { phrase: pincode, place, isNear: false, isMarked: true, others: [], isCorrected: false }
}

/** A place at the end or beginning of the words of a name: kv indiranagar. */
function possiblePlace(name: string, draft: ReadingDraft): Reading['possible'] {
  const [run] = openRuns(draft.taken)
  const span = run && longestPlaceIn(run, draft.words, draft.context)
  if (!span || span.to - span.from === run.to - run.from) return null
  const found = choosePlace([span], draft)
  if (!found) return null
  const ofPlace = span.phrase.split(' ')
  const rest = name.split(' ').filter((word) => !ofPlace.includes(word))
  return { place: found.read, name: rest.join(' ') }
}

/** The words of a name, from the first to the last, with the words between. */
function nameOf({ words, taken, meanings }: ReadingDraft): string {
  const open = openWords(taken)
  const isPartOfName = (at: number) => {
    const role = meanings.find(({ from, to }) => from <= at && at < to)
    const isBetween = at > (open[0] ?? 0) && at < (open.at(-1) ?? 0)
    return isBetween && role?.meanings.some(({ type }) => type === 'filler' || type === 'in')
  }
  return words.filter((_, at) => !taken[at] || isPartOfName(at)).join(' ')
}
