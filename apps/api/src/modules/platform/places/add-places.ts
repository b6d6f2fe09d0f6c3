import type { Db } from '../../../db/connect.ts'
import type { PlaceInput } from './place-row.ts'
import { type PlacesWritten, writePlaces } from './write-places.repository.ts'

/** Adds places for an import, as `writePlaces` describes. */
export const addPlaces = (tx: Db, places: readonly PlaceInput[]): Promise<PlacesWritten> =>
  writePlaces(tx, places)
