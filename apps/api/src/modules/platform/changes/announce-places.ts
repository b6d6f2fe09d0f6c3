import type { Db } from '../../../db/connect.ts'
import { notifyOfPlaces } from './announce-places.repository.ts'

/**
 * Tells every running server that places or areas changed, when the transaction commits. Listeners of
 * `onPlacesChange` then read them again.
 */
export const announcePlaces = (tx: Db): Promise<void> => notifyOfPlaces(tx)
