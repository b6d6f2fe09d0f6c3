import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** When a row was made and last changed, in UTC. */
export const timestamps = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}

/** `integer[]` that is never null. */
export const integers = customType<{ data: number[]; driverData: string | number[] }>({
  dataType: () => 'integer[]',
  toDriver: (value) => `{${value.join(',')}}`,
  fromDriver: (value) =>
    Array.isArray(value) ? value : value.slice(1, -1).split(',').filter(Boolean).map(Number),
})

export const noIntegers = sql`'{}'::integer[]`
