import { boolean, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

export const section = pgEnum('section', [
  'schools',
  'tuitions',
  'activities',
  'camps',
  'workshops',
])

/** A group of choices, such as Board or Languages. */
export const filters = pgTable(
  'filter',
  {
    id: integer('id').primaryKey(),
    section: section('section').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [uniqueIndex('filter_section_name').on(t.section, t.name)],
)

/** One choice of a filter. The ids are stable: links on the home page use them. */
export const filterValues = pgTable(
  'filter_value',
  {
    /** From 10,000 for values that admins add; migrations use smaller ones. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    filterId: integer('filter_id')
      .notNull()
      .references(() => filters.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** False after the admin who added the value has undone it. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (t) => [uniqueIndex('filter_value_filter_name').on(t.filterId, t.name)],
)
