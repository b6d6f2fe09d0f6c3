import type { Search } from '../search.service.ts'
import type { Answer } from './answer.ts'
import { isMisspeltSchool, namedElsewhere, namedNear } from './named-near.ts'
import type { NamedSuggestion } from './named-plan.ts'
import { nothingRelaxed } from './plan/relaxations.ts'
import type { PageOfPlan } from './run-plan.ts'

interface NamedAnswersDeps {
  readonly search: Search
  /** Where a school is, in words. */
  readonly placeLineOf: (school: number) => Promise<string>
}

const nothingElse = { listed: null, landingUrl: null, products: [], jobs: [] }

/** Answers with the schools of a name in or near a place. */
export function createNamedAnswers({ search, placeLineOf }: NamedAnswersDeps) {
  /** The schools of a name near a place; null if there are none. */
  async function near(
    { plan, reading }: NamedSuggestion,
    page: PageOfPlan,
  ): Promise<Answer | null> {
    const found = await namedNear(search, plan.name, plan.place, plan.parts, page)
    return found && { ...found, ...nothingElse, relaxation: null, plan, reading }
  }

  /** The schools of a name that a place has none of, the nearest first; null if there are none. */
  async function elsewhere(
    query: string,
    { plan, reading }: NamedSuggestion,
    page: PageOfPlan,
  ): Promise<Answer | null> {
    const { name, place, parts } = plan
    if (plan.list !== 'schools') return null
    const found = await namedElsewhere(search, query, name, place, parts, page)
    if (found?.nearest === undefined) return null
    const relaxation = { ...nothingRelaxed, nearestPlace: await placeLineOf(found.nearest) }
    return { ...found, ...nothingElse, relaxation, plan, reading }
  }

  return {
    near,

    /**
     * The schools of the name in a query, near its place or else elsewhere. `misspelt` is the reading with
     * a misspelt place, which counts unless the words are a misspelt name of a school. Null if there are
     * none.
     */
    async answer(
      query: string,
      misspelt: NamedSuggestion | null,
      asked: NamedSuggestion | null,
      page: PageOfPlan,
    ): Promise<Answer | null> {
      const isSchool = misspelt !== null && (await isMisspeltSchool(search, query))
      const plans = [isSchool ? null : misspelt, asked].filter((plan) => plan !== null)
      for (const each of plans) {
        const found = await near(each, page)
        if (found) return found
      }
      if (isSchool) return null
      for (const each of plans) {
        const found = await elsewhere(query, each, page)
        if (found) return found
      }
      return null
    },
  }
}
