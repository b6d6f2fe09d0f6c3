import type { components } from '@edbazaar/api-client'

type Schemas = components['schemas']
export type JobPost = Schemas['JobPost']
export type JobPostSummary = Schemas['JobPostSummary']
export type JobPostFields = Schemas['JobPostFields']
export type JobPostStatus = Schemas['JobPostStatus']
export type JobQuestion = Schemas['JobQuestion']
export type PostingListing = Schemas['PostingListing']
export type ClosingTime = Schemas['ClosingTime']
