import { atom } from 'jotai'

/** A public record that somebody reports. */
export interface ReportedRecord {
  kind: 'school' | 'store' | 'product' | 'job' | 'blog' | 'video' | 'comment'
  id: number
  name: string
  /** Whether the report is about a mistake, which is then chosen. */
  isMistake?: boolean | undefined
  /** A message from the employer of a job that the report is about. */
  message?: string | undefined
}

/** The record that is being reported; null while the panel is closed. */
export const reportPanelAtom = atom<ReportedRecord | null>(null)

/** The school that the user asks to manage; null while the panel is closed. */
export const schoolClaimPanelAtom = atom<{ id: number; name: string } | null>(null)
