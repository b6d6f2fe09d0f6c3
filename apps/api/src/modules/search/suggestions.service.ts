import { normalise } from '../platform/text/normalise.ts'
import type { Search, SuggestRequest } from './search.service.ts'
import type { Candidate } from './suggest/candidate.ts'
import { documentId } from './suggest/ranking.ts'
import type { Answers } from './understanding/answer.service.ts'
import type { Answer } from './understanding/answer.ts'
import type { NamedSuggestion } from './understanding/named-plan.ts'
import type { Reading } from './understanding/reading/reading.ts'
import { withReplaced } from './understanding/reading/reading-words.ts'

export interface SuggestionsDeps {
  readonly search: Pick<Search, 'suggest' | 'literal' | 'documents'>
  readonly answers: Pick<Answers, 'suggestion' | 'named' | 'correct'>
}

/** Suggestions for a text, for the search box of the site and for that of partner sites. */
export interface Suggested {
  /** The list that the text asks for; null if it is only a name. */
  readonly asked: Answer | null
  /** Records of the list, and records with the words of the text; the best first. */
  readonly records: readonly Candidate[]
}

export type Suggestions = ReturnType<typeof createSuggestions>

export function createSuggestions({ search, answers }: SuggestionsDeps) {
  /** Records with the words, and then with their usual spelling. */
  async function withWords(request: SuggestRequest): Promise<readonly Candidate[]> {
    const usual = await answers.correct(request.key)
    if (usual === null) return search.suggest(request)
    const literal = await search.literal(request)
    if (literal.length === 0) return search.suggest({ ...request, key: usual })
    if (literal.length >= request.limit) return literal
    const others = await search.literal({ ...request, key: usual })
    return distinct([...literal, ...others]).slice(0, request.limit)
  }

  /** The schools of the name near the place, unless records with its words are in the place. */
  async function schoolsNamed(named: NamedSuggestion, records: readonly Candidate[]) {
    const { norm } = named.plan.place.place
    const isInPlace = ({ norm: name, detail }: Candidate) =>
      ` ${name} ${normalise(detail)} `.includes(` ${norm} `)
    return records.some(isInPlace) ? null : answers.named(named)
  }

  function recordsOf({ plan, schools, products }: Answer): Promise<readonly Candidate[]> {
    if (plan.list === 'jobs') return Promise.resolve([])
    const [kind, listed] =
      plan.list === 'schools' ? (['school', schools] as const) : (['product', products] as const)
    return search.documents(
      kind,
      listed.map(({ id }) => id),
    )
  }

  return {
    /**
     * The reading of a text, and the records for it. `isWanted` is false for lists that the box does not
     * offer; their text is searched for its words.
     */
    async suggest(
      request: SuggestRequest,
      isWanted: (answer: Answer) => boolean = () => true,
    ): Promise<Suggested> {
      const { key, location, limit } = request
      const understood = await answers.suggestion(key, location)
      const asked = understood.asked && isWanted(understood.asked) ? understood.asked : null
      const words = { ...request, key: withoutNearMe(key, understood.asked?.reading) }
      // Without a place the list is that of the whole country; search ranks names by nearness.
      if (!asked?.plan.where) {
        const records = await withWords(words)
        const near = understood.named && (await schoolsNamed(understood.named, records))
        return near && isWanted(near)
          ? { asked: near, records: (await recordsOf(near)).slice(0, limit) }
          : { asked, records }
      }
      const [listed, literal] = await Promise.all([recordsOf(asked), search.literal(words)])
      return { asked, records: merged(key, literal, listed).slice(0, limit) }
    },
  }
}

/** The text without the words for near me, which are no part of a name; '' if it has no others. */
const withoutNearMe = (key: string, reading: Reading | undefined): string =>
  reading?.isNearMe ? withReplaced(reading, reading.nearMePhrase, '') : key

/** Names that begin with the text come first, then the records of the list, then other names. */
function merged(key: string, literal: readonly Candidate[], listed: readonly Candidate[]) {
  const norm = normalise(key)
  const first = literal.filter((each) => `${each.norm} `.startsWith(`${norm} `))
  return distinct([...first, ...listed, ...literal])
}

const distinct = (records: readonly Candidate[]): readonly Candidate[] => [
  ...new Map(records.map((each) => [documentId(each), each])).values(),
]
