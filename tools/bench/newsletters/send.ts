import { createDatabase } from '../../../apps/api/src/db/connect.ts'
import { sendingOf } from './sending.ts'

/** Sends what is due in the database of the argument; the benchmark kills it. */
const [url = ''] = process.argv.slice(2)
const database = createDatabase({ connectionString: url, max: 2 })
await sendingOf(database).run()
await database.close()
