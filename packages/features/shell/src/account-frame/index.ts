import { AccountError } from './AccountError'
import { AccountFrame } from './AccountFrame'

/** The route around private pages. */
export const accountFrame = { Component: AccountFrame, ErrorBoundary: AccountError }
