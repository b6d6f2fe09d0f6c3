import { createDatabase } from '../../../apps/api/src/db/connect.ts'
import { alertDeliveryAt } from './alert-delivery-at.ts'

/** Delivers what is due in the database and at the time of the arguments; the benchmark kills it. */
const [url = '', at = ''] = process.argv.slice(2)
const database = createDatabase({ connectionString: url, max: 2 })
await alertDeliveryAt(database, new Date(at)).deliverDue()
await database.close()
