import type { Schema } from '../../../contract/operations.ts'
import { addDays } from '../../platform/dates/days.ts'
import type { StepDay } from './figures.repository.ts'

type Step = Schema<'DashboardStep'>

const steps = ['views', 'enquiries', 'visits', 'enrolments'] as const

/** Every step with its total of the last `days` until `today`, the days before, and each day. */
export function stepsOf(counted: readonly StepDay[], today: string, days: number): Step[] {
  const from = addDays(today, 1 - days)
  return steps.map((step) => {
    const ofStep = counted.filter((row) => row.step === step)
    const byDay = new Map(ofStep.map(({ day, n }) => [day, n]))
    const daily = Array.from({ length: days }, (_, at) => byDay.get(addDays(from, at)) ?? 0)
    const before = ofStep.filter(({ day }) => day < from)
    return { step, total: sum(daily), before: sum(before.map(({ n }) => n)), daily }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
