import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** sha256 of a token (`hashToken`), so that the database never contains a usable token. */
export const tokenHash = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** When a row was created and last changed, in UTC. */
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
