import { distanceKm, type Point } from '../../../platform/places/distance.ts'
import { joinedName, type QueryPlace, spellingWeight } from '../places/known-places.ts'
import type { PlaceRead } from './reading.ts'
import {
  isMarked,
  isNear,
  type PlaceSpan,
  type ReadingContext,
  type ReadingDraft,
} from './reading-draft.ts'
import type { Span } from './word-spans.ts'

/** Within this distance in kilometres, one place is part of another. */
const partOf = 60
/** Within this distance, a place is near the user. */
const nearby = 100
/** Farther apart, two places of one name are different places. */
const samePlace = 30
const maxOthers = 3
/** Krishnanagar is rather Krishnanagar than Krishna Nagar. */
const respacingCost = 0.2
/** A town that is written as typed is meant rather than any part of a town that is not. */
const respacedPartCost = 1
/** Ten times as many schools count as much as this share of a rank of importance. */
const schoolsWeight = 6

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
export function contains(large: QueryPlace, small: QueryPlace): boolean {
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
export function choosePlace(spans: readonly PlaceSpan[], draft: ReadingDraft): ChosenPlace | null {
  const { words, context } = draft
  let best: { span: PlaceSpan; place: QueryPlace; used: PlaceSpan[]; score: number } | null = null
  for (const span of spans) {
    const isDistrict = /^(?:district|dist|jila|zila|jile)$/.test(words[span.to] ?? '')
    for (const place of span.candidates) {
      if (place.lat === null && place.area === null) continue
      const around = spans.filter(
        (other) =>
          !isOverlapping(other, span) && other.candidates.some((large) => contains(large, place)),
      )
      const isArea = place.type === 'state' || place.type === 'district'
      const isTownToo = isArea && span.candidates.some(isTownOf(place))
      const score =
        around.length * 10 +
        evidence(place, context) -
        spellingWeight * (span.spellingCost ?? 0) -
        costOfRespacing(place, span) +
        (isDistrict && place.type === 'district' ? 8 : 0) -
        (isTownToo ? 2 : 0)
      if (!best || score > best.score) best = { span, place, used: [span, ...around], score }
    }
  }
  if (!best) return null
  const { span, place, used } = best
  const isSettled = used.length > 1
  const others = isSettled ? [] : otherPlaces(place, span, draft)
  return {
    read: {
      phrase: span.phrase,
      place,
      isNear: isNear(draft, span),
      isMarked: span.isInTown === true || isMarked(draft, span),
      others,
      isCorrected: span.spellingCost !== null,
    },
    used,
  }
}

const isOverlapping = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/** The likelihood that a place is meant, by how well it is known, and how near it is. */
function evidence(place: QueryPlace, { here }: ReadingContext): number {
  const at = pointOf(place)
  const nearness = here && at ? Math.max(0, 1 - distanceKm(here, at) / nearby) : 0
  const isArea = place.type === 'state' || place.type === 'district'
  // The schools around a town are part of its importance.
  const schools = isArea || place.type === 'town' ? 0 : Math.log10(1 + place.schools)
  return place.importance + nearness + schools / schoolsWeight
}

/** The doubt whether a name is meant that is written as more or fewer words than the phrase. */
function costOfRespacing(place: QueryPlace, span: PlaceSpan): number {
  if (!isRespaced(place, span)) return 0
  const isTypedTown = ({ type, norm }: QueryPlace) => type === 'town' && norm === span.phrase
  const isPart = sizes[place.type] < sizes.town
  return isPart && span.candidates.some(isTypedTown) ? respacedPartCost : respacingCost
}

/** Whether the name is written as more or fewer words than the place writes it. */
const isRespaced = ({ norm }: QueryPlace, { phrase }: PlaceSpan) =>
  norm !== phrase && joinedName(norm) === joinedName(phrase)

/** Delhi is a town as well as a state, and Pune a town as well as a district. */
const isTownOf = (area: QueryPlace) => (place: QueryPlace) =>
  place.type === 'town' && place.state === area.state

/** Namesakes, and the places of other names that a misspelt one can mean. */
function otherPlaces(
  place: QueryPlace,
  { from, to, candidates }: PlaceSpan,
  { places: spans, context }: ReadingDraft,
): QueryPlace[] {
  const found: QueryPlace[] = []
  const namesakes = candidates
    .filter(({ norm }) => joinedName(norm) === joinedName(place.norm))
    .sort((a, b) => evidence(b, context) - evidence(a, context))
  const respelt = spans
    .filter((other) => other.from === from && other.to === to)
    .flatMap(({ candidates: [best] }) => (best && best.norm !== place.norm ? [best] : []))
  for (const other of [...namesakes, ...respelt]) {
    const isKnown = [place, ...found].some(
      (each) => each === other || isWithin(each, other, samePlace),
    )
    if (isKnown || other.lat === null || other.importance < place.importance / 3) continue
    found.push(other)
    if (found.length === maxOthers) break
  }
  return found
}
