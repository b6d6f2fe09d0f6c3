import type { Db } from '../../../db/connect.ts'

/** Reads the full name of a user; empty if there is no such user. */
export type NameOfUser = (userId: number, tx?: Db) => Promise<string>
