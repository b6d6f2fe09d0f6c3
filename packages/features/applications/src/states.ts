import type { ApplicationState } from '@edbazaar/api-client'

const ended: readonly ApplicationState[] = ['hired', 'declined', 'not_taken', 'withdrawn']

/** Whether an application has an outcome. */
export const isEnded = (state: ApplicationState): boolean => ended.includes(state)
