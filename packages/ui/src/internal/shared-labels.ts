import { createContext, use } from 'react'

/** Words that many components share. */
export interface SharedLabels {
  /** Accessible name of `Breadcrumbs`. @default 'You are here' */
  breadcrumbs: string
  /** A button that closes an overlay. @default 'Close' */
  close: string
  /** Title of a `ConfirmDialog`. @default 'Confirmation' */
  confirmation: string
  /** Button that closes a `Toast`. @default 'Dismiss' */
  dismiss: string
  /** Announced while a button is busy. @default 'Loading' */
  loading: string
  /** Shown for a missing value. @default 'Not provided' */
  notProvided: string
  /** @default 'Yes' */
  yes: string
  /** @default 'No' */
  no: string
}

export const defaultLabels: SharedLabels = {
  breadcrumbs: 'You are here',
  close: 'Close',
  confirmation: 'Confirmation',
  dismiss: 'Dismiss',
  loading: 'Loading',
  notProvided: 'Not provided',
  yes: 'Yes',
  no: 'No',
}

export const SharedLabelsContext = createContext(defaultLabels)

/** The shared words of the nearest `LocaleProvider`; English without one. */
export function useSharedLabels(): SharedLabels {
  return use(SharedLabelsContext)
}
