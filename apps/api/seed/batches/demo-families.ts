import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/connect.ts'
import { children, users } from '../../src/db/schema/index.ts'
import { isoDayInIndia } from '../../src/modules/platform/dates/dates-in-india.ts'
import { families, ownChildren } from './batch-stories.ts'
import { inDays } from './in-days.ts'

export type DemoChild = typeof children.$inferSelect

/** Three months after a birthday, so that ages stay as told. */
const bornOn = (age: number) => isoDayInIndia(inDays(-Math.round((age + 0.25) * 365.25)))

/** Adds accounts of invented parents, without passwords. Returns all children by their names. */
export async function insertFamilies(
  tx: Db,
  parentId: number,
): Promise<ReadonlyMap<string, DemoChild>> {
  const accounts = await tx
    .insert(users)
    .values(
      families.map(({ parent }) => {
        const [firstname = parent, ...rest] = parent.split(' ')
        const email = `${parent.toLowerCase().replaceAll(' ', '.')}@edbazaar.example`
        return { firstname, lastname: rest.join(' '), email, emailConfirmedAt: sql`now()` }
      }),
    )
    .returning({ id: users.id })
  const all = [
    { userId: parentId, own: ownChildren },
    ...families.map((family, i) => ({ userId: accounts[i]?.id ?? 0, own: family.children })),
  ]
  const added = await tx
    .insert(children)
    .values(
      all.flatMap(({ userId, own }) =>
        own.map(([name, age, classNow], position) => ({
          userId,
          name,
          bornOn: bornOn(age),
          classNow,
          position,
        })),
      ),
    )
    .returning()
  return new Map(added.map((child) => [child.name, child]))
}

/** Throws for a name that no family has. */
export function childOf(all: ReadonlyMap<string, DemoChild>, name: string): DemoChild {
  const child = all.get(name)
  if (!child) throw new Error(`No demo family has a child ${name}`)
  return child
}
