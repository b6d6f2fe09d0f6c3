import type { Schema } from '../../../contract/operations.ts'
import type { StepDay } from './figures.repository.ts'

type Step = Schema<'DashboardStep'>

const steps = ['views', 'enquiries', 'visits', 'enrolments'] as const
const dayMs = 86_400_000

/** A day as yyyy-mm-dd, so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Every step with its total of the last `days` until `today`, the days before, and each day. */
export function stepsOf(counted: readonly StepDay[], today: string, days: number): Step[] {
  const from = dayAfter(today, 1 - days)
  return steps.map((step) => {
    const ofStep = counted.filter((row) => row.step === step)
    const byDay = new Map(ofStep.map(({ day, n }) => [day, n]))
    const daily = Array.from({ length: days }, (_, at) => byDay.get(dayAfter(from, at)) ?? 0)
    const before = ofStep.filter(({ day }) => day < from)
    return { step, total: sum(daily), before: sum(before.map(({ n }) => n)), daily }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
