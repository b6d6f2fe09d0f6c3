import { dictionary } from '../dictionary/dictionary.ts'
import type { Plan, PlanPart } from './plan.ts'

const colleges = new Set(['college', 'colleges', 'mahavidyalaya'])
const band = '14-18'

/** The plan with senior secondary schools in place of colleges, which no list has; null without any. */
export function withSeniorSchools(plan: Plan): Plan | null {
  const { list, name, parts } = plan
  if (list !== 'schools' || !colleges.has(name)) return null
  const senior: PlanPart = {
    type: 'level',
    value: 'senior secondary',
    phrase: name,
    ages: [band],
    nameWords: dictionary.nameWords.levels.get(band) ?? [],
    isFilter: true,
  }
  return { ...plan, name: '', parts: [...parts.filter(({ type }) => type !== 'level'), senior] }
}
