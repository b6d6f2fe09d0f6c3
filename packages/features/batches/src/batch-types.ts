import type { components } from '@edbazaar/api-client'

type Schemas = components['schemas']

/** A batch as the people who work for its store see it. */
export type BatchDesk = Schemas['BatchDesk']
export type BatchRights = Schemas['BatchRights']
export type BatchJoining = Schemas['BatchJoining']
export type BatchSession = Schemas['BatchSession']
export type Holiday = Schemas['Holiday']
/** The sessions of several batches, such as those of a week. */
export type OwnSessions = Schemas['OwnSessions']
export type SessionInstead = Schemas['SessionInstead']
export type WeekBatch = Schemas['WeekBatch']
export type OwnBatch = Schemas['OwnBatch']
/** The families of a batch: interested, requests, trial, enrolled and waiting. */
export type BatchFamilies = Schemas['BatchFamilies']
export type FamilyBooking = Schemas['FamilyBooking']
/** The contact details of a family, as far as it allows. */
export type FamilyContact = Schemas['FamilyContact']
export type FamilyWaiting = Schemas['FamilyWaiting']
export type RosterChild = Schemas['RosterChild']
export type SessionRoster = Schemas['SessionRoster']
