import { planDemo } from '../seed/seed-demo.ts'
import { loadGazetteer } from '../src/modules/platform/places/gazetteer/load-gazetteer.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts'
import { createTestDatabase } from './database.ts'

/** Creates the app on a database with seed data, without drawing covers. */
export async function createDemoApp({
  connections,
  ...options
}: TestAppOptions & { readonly connections?: number } = {}): Promise<TestApp> {
  const database = await createTestDatabase({ connections })
  await loadGazetteer(database)
  const demo = await planDemo(database)
  await demo.insert()
  return createTestApp({ ...options, database })
}
